import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReviewInfo } from '../wire';
import { given, terms } from './account';
import { Coach } from './coach.svelte';
import { number, percent } from './figures';
import { chances, clear, madeAt, marks, momentAt } from './moments';
import type { Account, Interval, Moment, Review, Term } from './report';

const sure = (mean: number): Interval => ({ mean, low: mean, high: mean });
const about = (mean: number, half: number): Interval => ({ mean, low: mean - half, high: mean + half });
const term = (mean: number): Term => ({ chance: about(mean, 0.01), points: about(10 * mean, 0.1) });
const moment = (number: number, label: Moment['label'], lost: number): Moment =>
  ({
    number,
    round: 1,
    seat: 0,
    moves: [{ chance: about(0.6, 0.05) }, { chance: about(0.6 - lost, 0.05) }],
    played: 1,
    label,
    chance_lost: about(lost, 0.01),
  }) as Moment;
const account = {
  seat: 0,
  start: { chance: sure(0.5), points: sure(0) },
  deals: term(0.1),
  draws: term(0.05),
  hidden: { chance: sure(0), points: sure(0) },
  finds: term(0.02),
  errors: term(-0.2),
  others: [{ chance: sure(0), points: sure(0) }, term(0.3)],
  ended: { chance: sure(0), points: sure(0) },
  total: term(0.77),
  result: { chance: sure(1), points: sure(3) },
} satisfies Account;
// A deal, moves 1 and 2, the deal of round 2, moves 3 and 4.
const made = madeAt([null, 0, 1, null, 0, 1].map((seat) => ({ seat })));
const review = {
  game: 'koikoi',
  moments: [moment(1, 'equal', 0), moment(3, 'blunder', 0.2)],
  luck: [
    { number: 2, round: 2, kind: 'deal', seat: null, chance: [about(-0.1, 0.02), about(0.1, 0.02)], points: [] },
    { number: 4, round: 2, kind: 'draw', seat: 1, chance: [about(0.1, 0.2), sure(0)], points: [] }, // may be nothing
  ],
  starts: [
    { number: 0, round: 1, chance: [0.5, 0.5] },
    { number: 2, round: 2, chance: [0.55, 0.45] },
  ],
  accounts: [account],
} as unknown as Review;

describe('a review in a replay', () => {
  it('writes the names of levels where nothing is marked', () => {
    expect(clear(400, 36, [200])).toBe(2); // at the left, …
    expect(clear(400, 36, [11, 200])).toBe(362); // … or at the right …
    expect(clear(400, 36, [11, 60, 389])).toBe(71); // … or between
    expect(clear(60, 36, [11, 49])).toBe(2); // where there is no room, it stays where it is looked for
  });

  it('finds the choice that comes next, and else the one just made', () => {
    expect(made).toEqual([1, 2, 4, 5]);
    expect([0, 1, 2, 3, 4, 5].map((step) => momentAt(review, made, step)?.number ?? null)).toEqual([
      1,
      1,
      null,
      3,
      3,
      null,
    ]);
  });

  it('marks mistakes, and luck that is beyond doubt, and leads to them', () => {
    expect(marks(review, made, 0).map(({ kind, at, step }) => [kind, at, step])).toEqual([
      ['unlucky', 3, 3],
      ['blunder', 4, 3],
    ]);
    expect(marks(review, made, 1).map(({ kind }) => kind)).toEqual(['lucky', 'blunder']);
  });

  it('draws the chance from the start to the result', () => {
    const points = chances(review, made, 0, 5);
    expect(points.map(({ at }) => at)).toEqual([0, 1, 3, 4, 5]);
    expect(points.map(({ mean }) => mean)).toEqual([0.5, 0.6, 0.55, expect.closeTo(0.4), 1]);
    expect(chances({ ...review, accounts: [] }, made, 0, 5).at(-1)?.at).toBe(4);
  });

  it('lets each term of the account begin where the one before ended', () => {
    const rows = terms(account, 'chance');
    expect(rows.map(({ key }) => key)).toEqual([
      'start',
      'deals',
      'draws',
      'finds',
      'errors',
      'others',
      'total',
      'came',
    ]);
    for (const [place, row] of rows.slice(1, -2).entries()) expect(row.from).toBeCloseTo(rows[place]?.to ?? Number.NaN);
    expect(rows.at(-3)?.to).toBeCloseTo(account.total.chance.mean);
    expect(given([account], 'chance')[0]?.map(({ mean }) => mean)).toEqual([expect.closeTo(-0.18), 0.3]);
  });

  it('writes numbers without a sign for what is rounded to nothing', () => {
    expect([number(-0.04), number(-1.26, 1, true), percent(0.5, 0), percent(-0.0004, 1, true)]).toEqual([
      '0.0',
      '−1.3',
      '50%',
      '0.0%',
    ]);
  });
});

describe('the coach', () => {
  const info = (stage: ReviewInfo['stage'], reports = 0, review: unknown = null): ReviewInfo => ({
    stage,
    ahead: 0,
    reports,
    review,
    problem: null,
  });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks until all is known, each time for what is new, and remembers it', async () => {
    const answers = [info('compiling'), info('looking', 2, review), info('looking', 2), info('done', 3, review)];
    const ask = vi.fn(async (_seat: number, _known: number) => answers.shift() ?? info('failed'));
    const coach = new Coach(ask);
    coach.look(1);
    await vi.advanceTimersByTimeAsync(10);
    expect([coach.stage, coach.review]).toEqual(['compiling', null]);
    await vi.advanceTimersByTimeAsync(9000);
    expect(ask.mock.calls).toEqual([
      [1, 0],
      [1, 0],
      [1, 2],
      [1, 2],
    ]);
    expect([coach.stage, coach.review]).toEqual(['done', review]);
    coach.look(0);
    coach.look(1);
    expect(coach.review).toBe(review);
    await vi.advanceTimersByTimeAsync(9000);
    expect(coach.stage).toBe('done'); // what came of the other seat is not shown here
  });

  it('asks no more when nobody looks', async () => {
    const ask = vi.fn(async () => info('looking'));
    const coach = new Coach(ask);
    coach.look(0);
    await vi.advanceTimersByTimeAsync(10);
    coach.close();
    await vi.advanceTimersByTimeAsync(9000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
