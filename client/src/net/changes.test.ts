import { describe, expect, it } from 'vitest';
import { applied } from './changes';

const before = {
  stage: 'playing',
  hand: ['1L', '3R', '9K2'],
  reach: [
    { yaku: 'tan', missing: 3 },
    { yaku: 'kasu', missing: 5 },
  ],
  pending: { card: '4A' },
};

describe('changes of an update', () => {
  it('set, take away, splice and put in another order', () => {
    const after = applied(before, [
      [['stage'], 'over'],
      [['pending']],
      [['hand'], 1, 1, ['3A', '3K1']],
      [['reach'], [1, -1, 0], [{ yaku: 'tane', missing: 2 }]],
      [['reach', 0, 'missing'], 4],
    ]);
    expect(after).toEqual({
      stage: 'over',
      hand: ['1L', '3A', '3K1', '9K2'],
      reach: [
        { yaku: 'kasu', missing: 4 },
        { yaku: 'tane', missing: 2 },
        { yaku: 'tan', missing: 3 },
      ],
    });
  });

  it('leave what was shown before as it was', () => {
    applied(before, [[['hand'], 0, 3, []]]);
    expect(before.hand).toHaveLength(3);
  });

  it('replace the whole where there was nothing', () => {
    expect(applied<unknown>(null, [[[], { seat: 0 }]])).toEqual({ seat: 0 });
  });
});
