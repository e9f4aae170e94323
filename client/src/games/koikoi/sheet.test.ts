import { expect, it } from 'vitest';
import type { KoikoiView } from '../../wire';
import { keepRows, keptRows, withRound } from './sheet';

const ended = (round: number, winner: number | null, gain: number, scores: number[]) =>
  ({ scores, board: { round, result: { outcome: 'stop', winner, base: gain, gain } } }) as unknown as KoikoiView;

it('a finished round becomes one row, however often it is seen', () => {
  const once = withRound([], ended(1, 0, 6, [6, -6]));
  expect(withRound(once, ended(1, 0, 6, [6, -6]))).toEqual([{ round: 1, winner: 0, gain: 6, scores: [6, -6] }]);
});

it('a void round is a row without a winner', () => {
  expect(withRound([], ended(2, null, 0, [6, -6]))[0]?.winner).toBeNull();
});

it('a round that is still played adds nothing', () => {
  const playing = { scores: [0, 0], board: { round: 3, result: null } } as unknown as KoikoiView;
  expect(withRound([], playing)).toEqual([]);
});

it('rows are kept by match for a page that is loaded again', () => {
  keepRows('one', withRound([], ended(1, 1, 3, [0, 3])));
  expect(keptRows('one')).toHaveLength(1);
  expect(keptRows('another')).toEqual([]);
});
