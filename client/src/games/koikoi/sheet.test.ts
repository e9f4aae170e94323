import { expect, it } from 'vitest';
import type { KoikoiEvent, KoikoiView } from '../../wire';
import { rowsOf, sheetOf } from './sheet';

const told = (key: string, args: Record<string, unknown>) =>
  ({
    key: `koikoi-event-${key}`,
    args,
    clauses: [],
    move: 0,
  }) as unknown as KoikoiEvent;
const FIRST = [
  told('deal', { round: 1, seat: 0 }),
  told('round-won', { seat: 0, gain: 6 }),
  told('score', { seat: 0, points: 6 }),
  told('score', { seat: 1, points: -6 }),
];
const VOID = [told('deal', { round: 2, seat: 0 }), told('round-void-hands', {})];
const at = (round: number, result: object | null, scores: number[]) =>
  ({ seats: 2, scores, board: { round, result } }) as unknown as KoikoiView;

it('a round that was won is a row with the scores after it', () => {
  expect(rowsOf(FIRST)).toEqual([{ round: 1, winner: 0, gain: 6, scores: [6, -6] }]);
});

it('a void round is a row without a winner, and leaves the scores as they were', () => {
  expect(rowsOf([...FIRST, ...VOID])[1]).toEqual({ round: 2, winner: null, gain: 0, scores: [6, -6] });
});

it('the finished round on the table is one row, though its events are told already', () => {
  const ended = at(1, { outcome: 'stop', winner: 0, base: 6, gain: 6 }, [6, -6]);
  expect(sheetOf(FIRST, ended)).toHaveLength(1);
  expect(sheetOf([], ended)).toHaveLength(1);
});

it('a round that is still played adds nothing, whatever was told of it', () => {
  expect(sheetOf(FIRST, at(1, null, [0, 0]))).toEqual([]);
  expect(sheetOf([...FIRST, ...VOID], at(2, null, [6, -6]))).toHaveLength(1);
});

it('a page that knows only a later part begins there', () => {
  expect(rowsOf([...FIRST.slice(1), ...VOID]).map((row) => row.round)).toEqual([2]);
});
