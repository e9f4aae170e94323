/** Figures and sentences of a review in the reader's language; `fuda.review.words` says the same elsewhere. */
import { clients } from '../games';
import { settings } from '../settings.svelte';
import type { View } from '../wire';
import { actionName, has, nameOf, say } from '../words.svelte';
import type { Mark } from './moments';
import type { Interval, Reason } from './report';

const LETTERS = ['kocka']; // games that count in letters, which are rare

/** A number as the language writes it; what is rounded to nothing has no sign. */
export function number(value: number, digits = 1, signed = false, style: 'decimal' | 'percent' = 'decimal'): string {
  const rounded = Number(value.toFixed(digits + (style === 'percent' ? 2 : 0))) || 0;
  return rounded
    .toLocaleString(settings.language, {
      style,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: signed ? 'exceptZero' : 'auto',
    })
    .replace('-', '−');
}

/** A share in percent. */
export const percent = (value: number, digits = 1, signed = false): string => number(value, digits, signed, 'percent');

export const digits = (game: string): number => (LETTERS.includes(game) ? 2 : 1);
export const goal = (game: string): string => say(LETTERS.includes(game) ? 'review-goal-kocka' : 'review-goal');
export const unit = (game: string): string => say(LETTERS.includes(game) ? 'review-unit-kocka' : 'review-unit');

/** The same after a number, which has decimals. */
export const unitOf = (game: string): string => say(LETTERS.includes(game) ? 'review-unit-of-kocka' : 'review-unit-of');

const half = ({ low, high }: Interval): number => (high - low) / 2;

/** Digits after the point: one more where half an interval would be rounded to nothing. */
const enough = (reach: number, usual: number): number => usual + (reach && reach < 0.5 * 10 ** -usual ? 1 : 0);

/** A share with half its interval. */
export function shareReach(interval: Interval, signed = false): string {
  const reach = half(interval);
  const places = enough(100 * reach, 1);
  return reach
    ? `${number(100 * interval.mean, places, signed)} ± ${percent(reach, places)}`
    : percent(interval.mean, 1, signed);
}

/** Points or letters with half their interval. */
export function pointsReach(game: string, interval: Interval, signed = false): string {
  const places = enough(half(interval), digits(game));
  const mean = number(interval.mean, places, signed);
  return half(interval) ? `${mean} ± ${number(half(interval), places)}` : mean;
}

/** The other side of a loss. */
export const less = ({ mean, low, high }: Interval): Interval => ({ mean: -mean, low: -high, high: -low });

/** What a mark stands for, … */
export function markName(game: string, { moment, stroke }: Mark): string {
  if (moment) return `${say('review-moment', { game, ...numbers(moment) })}, ${say(`review-label-${moment.label}`)}`;
  return stroke ? say(`review-${stroke.kind}`, { ...numbers(stroke) }) : '';
}
const numbers = ({ round, number }: { round: number; number: number }) => ({ round, number });

/** … and what it gave or cost a seat. */
export function markChance({ moment, stroke }: Mark, seat: number): string {
  const chance = moment ? less(moment.chance_lost) : stroke?.chance[seat];
  return chance ? shareReach(chance, true) : '';
}

export function markPoints(game: string, { moment, stroke }: Mark, seat: number): string {
  const points = moment ? less(moment.points_lost) : stroke?.points[seat];
  return points ? `${pointsReach(game, points, true)} ${unitOf(game)}` : '';
}

/** A card of a move: how it is drawn and called. */
export interface Shown {
  card: string;
  drawing: string;
  name: string;
}

/** The cards that a move names, as a view shows them. */
export function cardsOf(game: string, move: string[], view: View | null): Shown[] {
  return move.flatMap((action) =>
    action
      .split(' ')
      .slice(1)
      .flatMap((card) => shown(game, card, view) ?? []),
  );
}

function shown(game: string, card: string, view: View | null): Shown | null {
  const own = view && clients[game]?.face?.(view, card);
  if (own) return { card, ...own };
  return has(`${game}-card-${card}`) ? { card, drawing: card, name: nameOf(game, 'card', card) } : null;
}

/** A move in words: cards that the same is done with stand together, and what only closes it goes without saying. */
export function moveName(game: string, move: string[], view: View | null): string {
  const called = (thing: string) => shown(game, thing, view)?.name ?? thing;
  const parts: { verb: string; things: string[] }[] = [];
  for (const action of move.slice(0, closes(move) ? -1 : undefined)) {
    const [verb = '', ...things] = action.split(' ');
    const last = parts.at(-1);
    if (last && last.verb === verb && things.length && last.things.length) last.things.push(...things);
    else parts.push({ verb, things });
  }
  return parts
    .map(({ verb, things }) =>
      things.length > 1
        ? say(`${game}-action-${verb}`, { card: things.map(called).join(', '), value: things.join(' ') })
        : actionName(game, [verb, ...things].join(' '), called),
    )
    .join(' · ');
}

/** Whether the last action does nothing but close the move. */
const closes = (move: string[]): boolean => move.length > 1 && !move.at(-1)?.includes(' ');

/** A reason in words. */
export function sentence(game: string, { key, args }: Reason, view: View | null): string {
  const told: Record<string, string> = {};
  for (const [name, value] of Object.entries(args)) {
    if (name === 'best') told[name] = moveName(game, value as string[], view);
    else if (name === 'points') told[name] = number(value as number, digits(game));
    else if (typeof value === 'number') told[name] = number(value, name === 'chance' || Math.abs(value) < 10 ? 1 : 0);
    else told[name] = nameOf(game, name, value);
  }
  return say(has(key) ? key : 'review-lost', told);
}
