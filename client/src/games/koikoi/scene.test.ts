import { describe, expect, it } from 'vitest';
import type { KoikoiEvent, KoikoiView } from '../../wire';
import { frames, piled, type Scene, sceneOf, settle } from './scene';

const event = (name: string, args: Record<string, unknown>) =>
  ({
    key: `koikoi-event-${name}`,
    args,
    clauses: [],
    move: 1,
  }) as unknown as KoikoiEvent;

function view(board: Partial<KoikoiView['board']>): KoikoiView {
  return {
    game: 'koikoi',
    table: {} as KoikoiView['table'],
    seat: 0,
    seats: 2,
    to_act: [],
    phase: 'play',
    legal: [],
    scores: [0, 0],
    hints: null,
    board: {
      ...{ round: 1, oya: 0, turn: 0, drawn: [null, null], hands: [[], null], held: [0, 0], field: [], stock: 20 },
      ...{ captured: [[], []], yaku: [[], []], koi: [0, 0], lights: 0, pending: null, claim: null, maker: null },
      ...{ result: null, aside: [] },
      ...board,
    },
  };
}
const before: Scene = sceneOf(
  view({ hands: [['1L', '5R'], null], held: [2, 2], field: ['1K1', '2A', '6K1', '6K2'] }),
  null,
);

describe('places on the field', () => {
  it('stay with their cards when others leave', () => {
    const slots = settle(settle([], ['1L', '2A', '3R']), ['1L', '3R']);
    expect(slots.slice(0, 3)).toEqual(['1L', null, '3R']);
  });
  it('are taken again by new cards, the first free one first', () => {
    expect(settle(['1L', null, '3R'], ['1L', '3R', '8K1']).slice(0, 4)).toEqual(['1L', '8K1', '3R', null]);
  });
  it('become more when a field needs them, and twelve again afterwards', () => {
    const field = Array.from({ length: 14 }, (_, index) => `card ${index}`);
    const slots = settle([], field);
    expect(slots).toHaveLength(14);
    expect(settle(slots, field.slice(0, 5))).toHaveLength(12);
  });
});

it('captures keep their order, the new ones last', () => {
  expect(piled(['9A', '1L'], ['1L', '3R', '9A'])).toEqual(['9A', '1L', '3R']);
});

describe('the scenes of a turn', () => {
  const after = view({
    ...{ hands: [['5R'], null], held: [1, 2], field: ['2A', '6K1', '6K2', '12L'], stock: 19 },
    captured: [['1L', '1K1'], []],
  });
  const told = [
    event('play', { seat: 0, card: '1L' }),
    event('capture', { seat: 0, cards: ['1L', '1K1'] }),
    event('turn-up', { seat: 0, card: '12L' }),
    event('stay', { seat: 0, card: '12L' }),
  ];

  it('show a card on its match, both going home, the stock turning and the card staying', () => {
    const steps = frames(before, told, after);
    expect(steps.map(({ step }) => step)).toEqual(['play', 'take', 'turn', 'stay', 'settle']);
    expect(steps[0]?.scene.over).toEqual({ '1L': '1K1' });
    expect(steps[0]?.scene.slots).toContain('1K1');
    expect(steps[1]?.scene.captured[0]).toEqual(['1L', '1K1']);
    expect(steps[2]?.scene).toMatchObject({ aside: '12L', stock: 19 });
    expect(steps[3]?.scene.slots[0]).toBe('12L');
  });
  it('end in just what the view says', () => {
    const last = frames(before, told, after).at(-1)?.scene;
    expect(last).toMatchObject({ hands: [['5R'], null], held: [1, 2], aside: null, over: {}, stock: 19 });
    expect(last?.slots.filter(Boolean).sort()).toEqual([...after.board.field].sort());
  });
  it('leave the table that they begin with as it was', () => {
    const copy = structuredClone(before);
    frames(before, told, after);
    expect(before).toEqual(copy);
  });
});

describe('a choice', () => {
  it('waits beside the stock, and then meets the chosen card', () => {
    const waiting = view({ field: ['6K1', '6K2'], pending: { card: '6R', wild: false }, held: [1, 2] });
    const first = frames(before, [event('play', { seat: 0, card: '6R' })], waiting);
    const scene = first.at(-1)?.scene as Scene;
    expect(scene.aside).toBe('6R');
    const steps = frames(
      scene,
      [event('capture', { seat: 0, cards: ['6R', '6K2'] })],
      view({ field: ['6K1'], captured: [['6R', '6K2'], []] }),
    );
    expect(steps.map(({ step }) => step)).toEqual(['meet', 'take', 'settle']);
    expect(steps[0]?.scene).toMatchObject({ aside: null, over: { '6R': '6K2' } });
  });
  it('of a storm goes home with the card that it takes', () => {
    const scene = { ...before, aside: '11K' };
    const steps = frames(
      scene,
      [event('gaji', { seat: 0, card: '2A', month: 2 })],
      view({ field: ['1K1', '6K1', '6K2'], captured: [['11K', '2A'], []] }),
    );
    expect(steps[1]?.scene.captured[0]).toEqual(['11K', '2A']);
  });
});

it('a deal begins from nothing', () => {
  const [deal] = frames(before, [event('deal', { round: 2, seat: 0 })], view({ field: ['8L'], held: [8, 8] }));
  expect(deal).toMatchObject({ step: 'deal', scene: { held: [8, 8] } });
  expect(deal?.scene.slots[0]).toBe('8L');
});

it('a replay shows every hand', () => {
  const views = [view({ hands: [['1L'], null] }), view({ hands: [null, ['2A']] })];
  expect(sceneOf(views[0] as KoikoiView, null, views).hands).toEqual([['1L'], ['2A']]);
});
