// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { skip } from '../../cards/pace';
import { settings } from '../../settings.svelte';
import type { KoikoiEvent, KoikoiView } from '../../wire';
import { Stage } from './stage.svelte';

const event = (name: string, args: Record<string, unknown>) =>
  ({ key: `koikoi-event-${name}`, args, clauses: [], move: 1 }) as unknown as KoikoiEvent;

const view = (board: object) =>
  ({
    ...{ game: 'koikoi', seat: 0, seats: 2, to_act: [0], phase: 'play', legal: [], scores: [0, 0], hints: null },
    board: {
      oya: 0,
      hands: [[], null],
      held: [0, 8],
      field: [],
      stock: 20,
      captured: [[], []],
      pending: null,
      ...board,
    },
  }) as unknown as KoikoiView;

const before = view({ field: ['1K1', '6K1'] });
const after = view({ held: [0, 7], stock: 19, captured: [[], ['1L', '1K1', '6A', '6K1']] });
// The longest turn: a card takes one of the field, and so does the one from the stock.
const turn = [
  event('play', { seat: 1, card: '1L' }),
  event('capture', { seat: 1, cards: ['1L', '1K1'] }),
  event('turn-up', { seat: 1, card: '6A' }),
  event('capture', { seat: 1, cards: ['6A', '6K1'] }),
];

let stage: Stage;
beforeEach(() => {
  vi.useFakeTimers();
  stage = new Stage(before);
  stage.root = document.createElement('div');
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(settings, { pace: 'calm', motion: 'auto' });
});

async function shown(ms: number): Promise<boolean> {
  let done = false;
  await stage.show(before, []);
  void stage.show(after, turn).then(() => {
    done = true;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return done;
}

it('without movement a turn is over soon, and shown in steps all the same', async () => {
  settings.motion = 'none';
  expect(await shown(100)).toBe(false);
  await vi.advanceTimersByTimeAsync(400);
  expect([stage.shown === after, stage.busy]).toEqual([true, false]);
});

it('at once is at once', async () => {
  settings.pace = 'instant';
  expect(await shown(10)).toBe(true);
});

it('a tap lets a step arrive', async () => {
  settings.motion = 'none';
  await shown(1);
  for (let tap = 0; tap < 6; tap++) {
    skip(document.body);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(stage.shown).toBe(after);
});
