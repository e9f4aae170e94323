/** What is worth telling of a round when it is over, and how long the eye needs for what happened. */
import type { YojimboEvent } from '../../wire';
import { type KindOf, kindOf } from '../events';

type Kind = KindOf<YojimboEvent>;

const TOLD = new Set<Kind>([
  'draw-start',
  'draw-again',
  'draw-level',
  'start',
  'round-won',
  'nobody',
  'yojimbo',
  'tribute',
  'victory',
  'into-hand',
  'stack-discarded',
  'end',
  'score',
  'tie',
  'match-won',
  'match-shared',
]);
const FIRST = new Set<Kind>(['draw-start', 'start', 'round-won', 'nobody']); // these begin a new story
const LAST = new Set<Kind>(['attack', 'match-won', 'match-shared']);
/** How long a person needs to take it in, in milliseconds. */
const PAUSES: Partial<Record<Kind, number>> = {
  avert: 1300,
  'avert-next': 1500,
  kaiten: 900,
  train: 500,
  change: 500,
  retreat: 500,
  'forced-out': 700,
  'round-won': 2200,
  nobody: 1000,
  attack: 600,
  start: 1500,
};

export interface Story {
  events: YojimboEvent[];
  /** Nothing more belongs to it: it can be told. */
  whole: boolean;
}

/** The story after these events. A winner's decisions come in several updates; they belong to one story. */
export function told(story: Story, events: YojimboEvent[]): Story {
  let { events: lines, whole } = story;
  for (const event of events) {
    const kind = kindOf(event);
    if (whole && (FIRST.has(kind) || kind === 'end')) {
      lines = [];
      whole = false;
    }
    if (TOLD.has(kind)) lines = [...lines, event];
    if (LAST.has(kind) && lines.length) whole = true;
  }
  return { events: lines, whole };
}

/** How long to keep the next view back. */
export function pause(events: YojimboEvent[]): number {
  return Math.max(0, ...events.map((event) => PAUSES[kindOf(event)] ?? 0));
}

export interface Lay {
  seat: number;
  cards: string[];
  faces: string[];
  total: number | null;
  height: number | null;
}

/** The cards that somebody has just laid. */
export function laid(events: YojimboEvent[]): Lay | null {
  for (const event of [...events].reverse()) {
    const { args } = event;
    const kind = kindOf(event);
    if (kind === 'avert' || kind === 'avert-next') {
      return {
        seat: args.seat as number,
        cards: args.cards as string[],
        faces: args.faces as string[],
        total: args.total as number,
        height: args.height as number,
      };
    }
    if (kind === 'kaiten') {
      return { seat: args.seat as number, cards: [args.card as string], faces: ['kaiten'], total: null, height: null };
    }
  }
  return null;
}

/** Where a card that was not on the screen comes from, as a selector. */
export function origin(card: string, events: YojimboEvent[], lay: Lay | null): string | null {
  if (lay?.cards.includes(card)) return `[data-hand="${lay.seat}"]`;
  if (card.startsWith('attack-')) return '[data-pile="attack"]';
  if (card.startsWith('victory-')) {
    const seat = Number(card.split('-')[1]);
    const mine = (kind: Kind) => events.find((event) => kindOf(event) === kind && event.args.seat === seat);
    const tribute = mine('tribute');
    if (mine('victory')) return '[data-pile="stack"]';
    return tribute ? `[data-victory="${tribute.args.from_seat}"]` : null;
  }
  if (card.startsWith('back-')) return '[data-pile="refill"]';
  if (!/^Y\d/.test(card)) return null;
  const from = events.find((event) => kindOf(event) === 'draw-from');
  if (from) return `[data-hand="${from.args.from_seat}"]`;
  if (events.some((event) => kindOf(event) === 'into-hand')) return '[data-pile="stack"]';
  const top = events.find((event) => kindOf(event) === 'top' && event.args.card === card);
  if (top) return `[data-hand="${top.args.seat}"]`;
  return '[data-pile="refill"]';
}
