import { expect, test } from 'vitest';
import type { KockaBoard, KockaTrick } from '../../wire';
import { callsIn } from './calls';
import { around, played, sideOf, tricksSeen } from './seats';
import { places } from './summary';

const trick: KockaTrick = { leader: 2, cards: ['HX', 'H7', 'HA'], taker: null };

test('the next seat sits to the left, as the game goes clockwise', () => {
  expect(around(3).map((seat) => sideOf(seat, 3))).toEqual(['south', 'west', 'north', 'east']);
  expect(around(3)).toEqual([3, 0, 1, 2]);
  expect(sideOf(0, 1)).toBe('east');
});

test('cards of a trick belong to who played them', () => {
  expect(played(trick).map(({ seat }) => seat)).toEqual([2, 3, 0]);
});

test('the open trick may be looked at, the last one until the next is led, all where history is open', () => {
  const board = {
    taken: [1, 0, 2, 0],
    trick: null,
    last: { ...trick, taker: 0 },
    history: null,
  } as unknown as KockaBoard;
  expect([...tricksSeen(board).keys()]).toEqual([3]);
  expect([...tricksSeen({ ...board, trick, last: null }).keys()]).toEqual([4]);
  expect([...tricksSeen({ ...board, history: [trick, trick, trick] }).keys()]).toEqual([1, 2, 3]);
});

test('calls of renonc are read out of the legal actions', () => {
  expect(callsIn(['play LO', 'throw', 'renonc 2 5', 'done'])).toEqual([{ action: 'renonc 2 5', seat: 2, trick: 5 }]);
});

test('fewer letters are a better place, and equal letters share one', () => {
  expect(places([5, 1, 3, 1])).toEqual([
    { seat: 1, place: 1 },
    { seat: 3, place: 1 },
    { seat: 2, place: 3 },
    { seat: 0, place: 4 },
  ]);
});
