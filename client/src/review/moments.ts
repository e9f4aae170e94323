/** Where the choices and strokes of luck of a review lie in a replay. */
import type { Step } from '../wire';
import type { Interval, Label, Luck, Moment, Review } from './report';

const STROKES = 6; // strokes of luck that are marked
const MARK = 10; // pixels that a mark reaches to either side
const LEAST_STROKE = 0.02; // of the chance: less is no stroke

/** The step of each move, from the first one. */
export function madeAt(steps: Pick<Step, 'seat'>[]): number[] {
  return steps.flatMap(({ seat }, n) => (seat === null ? [] : [n]));
}

/** The step before a choice, where one can still think about it. */
export const before = (made: number[], { number }: Pick<Moment, 'number'>): number => (made[number - 1] ?? 1) - 1;

/** The step that shows a stroke of luck: the draw after a move, or the deal of a round. */
export function strokeAt(made: number[], { number, kind }: Pick<Luck, 'number' | 'kind'>): number {
  const moved = made[number - 1] ?? -1;
  return kind === 'deal' ? moved + 1 : moved;
}

/** The choice at a step: the one that comes next, or else the one just made. */
export function momentAt(review: Review, made: number[], step: number): Moment | null {
  const find = (at: number) => review.moments.find(({ number }) => made[number - 1] === at);
  return find(step + 1) ?? find(step) ?? null;
}

/** The strokes of luck that are beyond doubt, the largest first. */
function strokes({ luck }: Pick<Review, 'luck'>, seat: number): Luck[] {
  const of = ({ chance }: Luck): Interval => chance[seat] ?? { mean: 0, low: 0, high: 0 };
  return luck
    .filter((each) => Math.abs(of(each).mean) >= LEAST_STROKE && of(each).low * of(each).high > 0)
    .sort((one, other) => Math.abs(of(other).mean) - Math.abs(of(one).mean))
    .slice(0, STROKES);
}

export interface Mark {
  /** Where it is drawn, … */
  at: number;
  /** … and where a click on it leads. */
  step: number;
  kind: Exclude<Label, 'equal'> | 'lucky' | 'unlucky';
  chance: number;
  moment?: Moment;
  stroke?: Luck;
}

/** What stands out on the graph, in the order of the match. */
export function marks(review: Review, made: number[], seat: number): Mark[] {
  const mistakes = review.moments
    .filter(({ label }) => label !== 'equal')
    .map(
      (moment): Mark => ({
        at: made[moment.number - 1] ?? 0,
        step: before(made, moment),
        kind: moment.label as Exclude<Label, 'equal'>,
        chance: moment.moves[moment.played]?.chance.mean ?? 0,
        moment,
      }),
    );
  const lucky = strokes(review, seat).map((stroke): Mark => {
    const at = strokeAt(made, stroke);
    const mean = stroke.chance[seat]?.mean ?? 0;
    return { at, step: at, kind: mean > 0 ? 'lucky' : 'unlucky', chance: mean, stroke };
  });
  return [...mistakes, ...lucky].sort((one, other) => one.step - other.step || one.at - other.at);
}

/** Where names that are so wide can stand: at the left, at the right, or else as far to the left as nothing else does. */
export function clear(width: number, wide: number, taken: number[]): number {
  const free = (left: number) => taken.every((x) => x < left - MARK || x > left + wide + MARK);
  const places = [2, width - wide - 2, ...taken.map((x) => x + MARK + 1).sort((one, other) => one - other)];
  return places.find((left) => left + wide <= width && free(left)) ?? 2;
}

export interface Point extends Interval {
  at: number;
}

/** The chance over the match as the seat could know it: before each round, after each of its choices, at the end. */
export function chances(review: Review, made: number[], seat: number, last: number): Point[] {
  const known = (at: number, mean: number): Point => ({ at, mean, low: mean, high: mean });
  const points = [
    ...review.starts.map((start) =>
      known(strokeAt(made, { number: start.number, kind: 'deal' }), start.chance[seat] ?? 0),
    ),
    ...review.moments.flatMap(({ number, moves, played }) => {
      const chance = moves[played]?.chance;
      return chance ? [{ at: made[number - 1] ?? 0, ...chance }] : [];
    }),
  ];
  const end = review.accounts.find((account) => account.seat === seat)?.result.chance.mean;
  if (end !== undefined) points.push(known(last, end));
  return points.sort((one, other) => one.at - other.at);
}
