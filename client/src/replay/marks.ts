/** What stands out in a game that is looked at again. */
import type { EventInfo, Step } from '../wire';

export type Mark = 'yaku' | 'koi' | 'letter' | 'won' | 'heavy';

const HEAVY = 10; // penalty points that make a trick worth finding again

/** Events by the end of their keys, the weightier first: a step has one mark. */
const MARKS: [RegExp, Mark][] = [
  [/-event-round-lost$/, 'letter'],
  [/-event-(round-won|victory)$/, 'won'],
  [/-event-koi$/, 'koi'],
  [/-event-(yaku|improve|lucky|declare)$/, 'yaku'],
];

const heavy = ({ key, args }: EventInfo): boolean => key.endsWith('-event-trick') && Number(args.points) >= HEAVY;

/** The mark of a step, if it has one. */
export function markOf({ events }: Pick<Step, 'events'>): Mark | null {
  const found = MARKS.find(([pattern]) => events.some(({ key }) => pattern.test(key)));
  return found ? found[1] : events.some(heavy) ? 'heavy' : null;
}

const WEIGHTS: Mark[] = ['letter', 'won', 'koi', 'yaku', 'heavy'];

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
