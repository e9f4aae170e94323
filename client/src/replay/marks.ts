/** What stands out in a game that is looked at again. */
import type { Mark, Step } from '../wire';

const WEIGHTS: Mark[] = ['letter', 'won', 'koi', 'yaku', 'heavy']; // the weightier first: a step has one mark

/** The mark of a step, if it has one. */
export function markOf({ events }: Pick<Step, 'events'>): Mark | null {
  return WEIGHTS.find((weight) => events.some(({ mark }) => mark === weight)) ?? null;
}

/** The marks of a game that have so many steps of room between them; where they crowd, the weightier stay. */
export function spaced(steps: Pick<Step, 'events'>[], room: number): { n: number; mark: Mark }[] {
  const kept: { n: number; mark: Mark }[] = [];
  const all = steps.flatMap((step, n) => {
    const mark = markOf(step);
    return mark ? [{ n, mark }] : [];
  });
  for (const weight of WEIGHTS) {
    for (const each of all) {
      if (each.mark === weight && kept.every(({ n }) => Math.abs(n - each.n) >= room)) kept.push(each);
    }
  }
  return kept.sort((one, other) => one.n - other.n);
}

export interface Round {
  round: number;
  /** The numbers of its steps. */
  steps: number[];
}

/** The steps by rounds, in order. */
export function rounds(steps: Pick<Step, 'round'>[]): Round[] {
  const found: Round[] = [];
  for (const [n, { round }] of steps.entries()) {
    const last = found.at(-1);
    if (last?.round === round) last.steps.push(n);
    else found.push({ round, steps: [n] });
  }
  return found;
}
