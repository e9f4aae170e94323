import { describe, expect, it } from 'vitest';
import { zonesOf } from './zones';

describe('zones of a board that nobody laid out', () => {
  it('are its lists of cards, its rows by seat and its numbers', () => {
    const board = { hands: [['D4'], null], held: [1, 1], led: 'D9', gone: ['D9', 'D2'], turn: 0 };
    expect(zonesOf(board)).toEqual([
      { name: 'hands', cards: [], rows: [['D4'], null] },
      { name: 'held', cards: [], rows: [[1], [1]] },
      { name: 'led', cards: ['D9'] },
      { name: 'gone', cards: ['D9', 'D2'] },
      { name: 'turn', cards: [0] },
    ]);
  });

  it('leave out what they cannot show', () => {
    expect(zonesOf({ result: { winner: 0 }, lines: [[{ yaku: 'tan' }]], led: null, gone: [] })).toEqual([
      { name: 'led', cards: [] },
      { name: 'gone', cards: [] },
    ]);
  });
});
