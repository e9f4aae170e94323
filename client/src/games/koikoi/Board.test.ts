// @vitest-environment jsdom
import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../settings.svelte';
import type { KoikoiView, TableInfo } from '../../wire';
import Board from './Board.svelte';

const table = {
  id: 't',
  start: null,
  seats: [],
  ready: [],
  end: null,
  time: { resting: null },
} as unknown as TableInfo;

function view(changes: Partial<KoikoiView> = {}, board: Partial<KoikoiView['board']> = {}): KoikoiView {
  return {
    ...{ game: 'koikoi', table: { rounds: 12 }, seat: 0, seats: 2, to_act: [0], phase: 'play', scores: [0, 0] },
    legal: ['play 1L', 'play 4R'],
    hints: { matches: { '1L': ['1K1'], '4R': [] }, yaku: {}, reach: [{}, {}], lines: [[], []] },
    board: {
      ...{ round: 1, oya: 0, turn: 0, drawn: [null, null], hands: [['1L', '4R'], null], held: [2, 2] },
      ...{ field: ['1K1', '8L'], stock: 20, captured: [[], []], yaku: [[], []], koi: [0, 0], lights: 0 },
      ...{ pending: null, claim: null, maker: null, result: null, aside: [] },
      ...board,
    },
    ...changes,
  } as KoikoiView;
}

async function show(shown: KoikoiView, more: { open?: KoikoiView[] } = {}) {
  const calls = { play: vi.fn(), ready: vi.fn(), hold: vi.fn(), clause: vi.fn() };
  const props = { view: shown, events: [], table, names: ['Hana', 'Ryū'], busy: false, preview: vi.fn(), ...calls };
  const { container } = render(Board, { props: { ...props, ...more } });
  await expect.poll(() => container.querySelector('.coming')).toBeNull(); // it is drawn in parts
  const card = (name: string) => container.querySelector<HTMLElement>(`[data-card="${name}"]`);
  return { ...calls, container, card };
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  settings.hints = 'full';
});

describe('in one’s turn', () => {
  it('a click plays a card', async () => {
    const { card, play } = await show(view());
    card('4R')?.click();
    expect(play).toHaveBeenCalledExactlyOnceWith(['play 4R']);
  });
  it('cards with a match are lit, others are not', async () => {
    const { card } = await show(view());
    expect(card('1L')?.classList).toContain('lit');
    expect(card('4R')?.classList).not.toContain('lit');
  });
  it('without hints nothing is lit, and everything can be played', async () => {
    settings.hints = 'none';
    const { card, container } = await show(view());
    expect(container.querySelector('.lit')).toBeNull();
    expect(card('1L')?.tagName).toBe('BUTTON');
  });
});

it('a match is chosen on the field itself', async () => {
  const legal = ['take 1K1', 'take 1K2'];
  const shown = view({ phase: 'take', legal }, { field: ['1K1', '1K2', '8L'], pending: { card: '1L', wild: false } });
  const { card, play } = await show(shown);
  expect(card('8L')?.tagName).toBe('SPAN');
  card('1K2')?.click();
  expect(play).toHaveBeenCalledExactlyOnceWith(['take 1K2']);
});

it('a call offers both answers and leaves the table where it is', async () => {
  const stake = {
    base: 6,
    koi: 2,
    lights: 1,
    doublings: 1,
    gain: 12,
    cards_left: 3,
    opponent_left: 4,
    raised: 2,
    opponent_raised: 2,
  };
  const hints = { ...view().hints, stake };
  const { card, play } = await show(view({ phase: 'call', legal: ['koi', 'stop'], hints }));
  expect(card('8L')).not.toBeNull();
  screen.getByRole('button', { name: /^koikoi-word-koi-koi/ }).click();
  expect(play).toHaveBeenCalledExactlyOnceWith(['koi']);
});

it('a finished round goes on when one is ready', async () => {
  const result = { outcome: 'stop' as const, winner: 0, base: 6, gain: 6 };
  const { ready } = await show(view({ phase: 'rest', legal: [], to_act: [] }, { result }));
  screen.getByRole('button', { name: 'koikoi-board-next-round' }).click();
  expect(ready).toHaveBeenCalledOnce();
});

it('a spectator and a replay have nothing to press on the table', async () => {
  for (const [shown, open] of [
    [view({ seat: null, legal: [] }), undefined],
    [view(), [view(), view({ seat: 1 }, { hands: [null, ['2A', '3R']] })]],
  ] as const) {
    const { container } = await show(shown, open ? { open: [...open] } : {});
    expect(container.querySelector('button[data-card]')).toBeNull();
    expect(container.querySelector('[data-card="2A"]') !== null).toBe(open !== undefined);
  }
});
