import { describe, expect, it } from 'vitest';
import type { KoikoiView } from '../../wire';
import { inReach } from './yaku';

const lights = { points: 7, clause: 'KK-Y10', cards: ['1L', '3L', '8L', '11L', '12L'], must: '11L' };
const ribbons = { points: 1, clause: 'KK-Y2', cards: ['1R', '2R', '3R', '4R', '5R', '6R'], must: null };
const view = (captured: string[][], reach: Record<string, number>[], aside: string[] = []) =>
  ({ board: { captured, aside }, hints: { yaku: { tan: ribbons, ameshiko: lights }, reach } }) as unknown as KoikoiView;

describe('yaku in reach', () => {
  it('come the nearest first, with what helps and what is there', () => {
    const shown = view(
      [
        ['1L', '1R'],
        ['3L', '2R'],
      ],
      [{ tan: 4, ameshiko: 3 }, {}],
      ['3R'],
    );
    expect(inReach(shown, 0)).toEqual([
      { yaku: 'ameshiko', points: 7, clause: 'KK-Y10', missing: 3, cards: ['8L', '11L', '12L'], have: ['1L'] },
      { yaku: 'tan', points: 1, clause: 'KK-Y2', missing: 4, cards: ['4R', '5R', '6R'], have: ['1R'] },
    ]);
    expect(inReach(shown, 1)).toEqual([]);
  });

  it('are helped by the one card alone that they cannot do without', () => {
    const helping = (captured: string[], missing: number) =>
      inReach(view([captured, []], [{ ameshiko: missing }, {}]), 0)[0]?.cards;
    expect(helping(['1L', '3L', '8L'], 1)).toEqual(['11L']);
    expect(helping(['1L', '3L', '11L'], 1)).toEqual(['8L', '12L']);
  });
});
