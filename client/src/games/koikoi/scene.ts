/**
 * What lies where on the table, step by step: an update's events are told as scenes, so that the eye can follow one
 * card at a time. Places on the field and the order of captures are kept from scene to scene: nothing reflows.
 */
import type { KoikoiEvent, KoikoiView } from '../../wire';
import { kindOf } from '../events';

export interface Scene {
  hands: (string[] | null)[]; // by seat; null: backs
  held: number[];
  slots: (string | null)[]; // the field's places
  over: Record<string, string>; // a card that lies on the field card it takes
  aside: string | null; // beside the stock: turned up, or waiting for its match to be chosen
  stock: number;
  captured: string[][]; // in the order of capture
}

export type Step = 'deal' | 'play' | 'meet' | 'take' | 'turn' | 'stay' | 'settle';

export interface Frame {
  step: Step;
  scene: Scene;
  /** Whose hand a card that was not seen before comes from; null: the stock. */
  from: number | null;
}

const PLACES = 12; // more are added when a field needs them

/** Keep every card that still lies there in its place, and give new ones the first free places. */
export function settle(slots: (string | null)[], field: string[]): (string | null)[] {
  const kept = slots.map((card) => (card !== null && field.includes(card) ? card : null));
  while (kept.length < PLACES) kept.push(null);
  for (const card of field) if (!kept.includes(card)) put(kept, card);
  while (kept.length > PLACES && kept.at(-1) === null) kept.pop();
  return kept;
}

function put(slots: (string | null)[], card: string): void {
  if (slots.includes(card)) return;
  const free = slots.indexOf(null);
  if (free < 0) slots.push(card);
  else slots[free] = card;
}

/** Keep the order of what was captured before; what is new comes last. */
export function piled(before: string[], now: string[]): string[] {
  return [...before.filter((card) => now.includes(card)), ...now.filter((card) => !before.includes(card))];
}

/** The table as a view shows it; `open` are all seats' views in a replay. */
export function sceneOf(view: KoikoiView, before: Scene | null, open?: KoikoiView[]): Scene {
  const { board } = view;
  return {
    hands: board.hands.map((hand, seat) => open?.[seat]?.board.hands[seat] ?? hand),
    held: board.held,
    slots: settle(before?.slots ?? [], board.field),
    over: {},
    aside: board.pending?.card ?? null,
    stock: board.stock,
    captured: board.captured.map((cards, seat) => piled(before?.captured[seat] ?? [], cards)),
  };
}

/** The scenes between what was shown and a view, by the events between them; the last one is the view itself. */
export function frames(before: Scene, events: KoikoiEvent[], view: KoikoiView, open?: KoikoiView[]): Frame[] {
  const told: Frame[] = [];
  let now = copy(before);
  const show = (step: Step, from: number | null = null) => told.push({ step, scene: copy(now), from });

  for (const [index, event] of events.entries()) {
    const name = kindOf(event);
    const { seat = 0, card = '', cards = [] } = event.args as { seat?: number; card?: string; cards?: string[] };
    const following = events[index + 1];
    const next = following && kindOf(following);
    if (name === 'play') {
      now.hands = now.hands.map((hand, owner) =>
        owner === seat && hand ? hand.filter((held) => held !== card) : hand,
      );
      now.held = now.held.map((count, owner) => (owner === seat ? count - 1 : count));
      now.aside = card;
      if (next !== 'capture' && next !== 'lay') show('play', seat);
      else if (next === 'lay') {
        now.aside = null;
        put(now.slots, card);
        show('play', seat);
      } else {
        meet(now, following?.args.cards as string[]);
        show('play', seat);
      }
    } else if (name === 'capture' || name === 'gaji') {
      const taken = name === 'gaji' && now.aside ? [now.aside, card] : cards;
      if (!(taken[0] && taken[0] in now.over)) {
        meet(now, taken);
        show('meet');
      }
      take(now, seat, taken);
      show('take');
    } else if (name === 'lay' || name === 'stay') {
      if (now.aside === null) continue; // already laid where it was played
      put(now.slots, card);
      now.aside = null;
      show('stay');
    } else if (name === 'turn-up') {
      now.stock -= 1;
      now.aside = card;
      show('turn');
    } else if (name === 'refill') {
      now.stock -= 1;
      put(now.slots, card);
      show('turn');
    } else if (name === 'claim') {
      take(now, seat, cards);
      show('take');
    } else if (name === 'deal') {
      now = sceneOf(view, null, open);
      show('deal');
    }
  }
  told.push({ step: 'settle', scene: sceneOf(view, now, open), from: null });
  return told;
}

function meet(scene: Scene, cards: string[]): void {
  const [card, match] = cards;
  scene.aside = null;
  if (card && match) scene.over[card] = match;
}

function take(scene: Scene, seat: number, cards: string[]): void {
  scene.slots = scene.slots.map((card) => (card !== null && cards.includes(card) ? null : card));
  for (const card of cards) delete scene.over[card];
  scene.aside = scene.aside !== null && cards.includes(scene.aside) ? null : scene.aside;
  scene.captured = scene.captured.map((pile, owner) => (owner === seat ? piled(pile, [...pile, ...cards]) : pile));
}

function copy(scene: Scene): Scene {
  return {
    ...scene,
    held: [...scene.held],
    slots: [...scene.slots],
    over: { ...scene.over },
    captured: scene.captured.map((pile) => [...pile]),
  };
}
