import { expect, it } from 'vitest';
import { moreColumns, placeOf } from './places';

const cells = (count: number, way: 'upright' | 'low' | 'lying') =>
  Array.from({ length: count }, (_, index) => placeOf(index)[way].join('/'));

it('no two places share a cell, nor lie on the stock or the card beside it', () => {
  for (const way of ['upright', 'low', 'lying'] as const) {
    const found = cells(20, way);
    expect(new Set(found).size).toBe(20);
    expect(found).not.toContain('1/1');
    expect(found).not.toContain('2/1');
  }
});

it('every place lies within the columns that so many places have', () => {
  for (let count = 1; count <= 20; count++) {
    const more = moreColumns(count);
    for (let index = 0; index < count; index++) {
      expect(placeOf(index).upright[1]).toBeLessThanOrEqual(5 + more.upright);
      expect(placeOf(index).low[1]).toBeLessThanOrEqual(6 + more.low);
      expect(placeOf(index).lying[1]).toBeLessThanOrEqual(7 + more.lying);
    }
  }
});
