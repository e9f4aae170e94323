// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { configure, fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { settings } from '../../settings.svelte';
import type { KockaEvent, KockaPreview, KockaView, TableInfo } from '../../wire';
import { addCatalogue } from '../../words.fixture';
import type { BoardProps } from '../board';
import Board from './Board.svelte';

beforeAll(() => {
  configure({ asyncUtilTimeout: 300_000 });
  addCatalogue('en', 'kocka', readFileSync('../src/fuda/locales/en/kocka.ftl', 'utf-8'));
  Object.assign(settings, { language: 'en', motion: 'none' });
});

const view = (changes: object, board: object): KockaView =>
  ({
    game: 'kocka',
    table: { word: 'KOČKA', ch_is_one_letter: false, renonc: 'enforced' },
    seat: 0,
    seats: 4,
    to_act: [0],
    phase: 'play',
    legal: [],
    scores: [0, 1, 2, 0],
    hints: null,
    ...changes,
    board: {
      round: 1,
      dealer: 3,
      turn: 0,
      drawn: [],
      hand: ['H7', 'LO', 'B9', 'AA'],
      held: [4, 4, 4, 4],
      ready: [],
      passed: null,
      received: null,
      trick: null,
      last: null,
      history: null,
      taken: [1, 0, 3, 0],
      points: [0, 0, 14, 0],
      result: null,
      ...board,
    },
  }) as unknown as KockaView;

const following = view(
  {
    legal: ['play LO', 'throw'],
    hints: {
      costs: { H7: 1, LO: 10 },
      trick: { suit: 'L', points: 0, highest: 3 },
      follow: ['LO'],
      playable: ['LO'],
      barred: { H7: 'SC-7', B9: 'SC-7', AA: 'SC-7' },
      throw: { allowed: true, points: 19, needed: 17 },
    },
  },
  { trick: { leader: 3, cards: ['LK'], taker: null } },
);

function sit(shown: KockaView, more: Partial<BoardProps<KockaView, KockaPreview, KockaEvent>> = {}) {
  const play = vi.fn();
  const ready = vi.fn();
  const props = {
    view: shown,
    events: [],
    table: { ready: [], seats: [], time: { resting: null } } as unknown as TableInfo,
    names: ['Hana', 'Ryū', 'Matylda', 'Fjodor'],
    busy: false,
    play,
    ready,
    hold: () => {},
    clause: () => {},
    preview: async () => ({}) as KockaPreview,
    ...more,
  };
  return { play, ready, ...render(Board, { props }) };
}

test('a card that can be played is sent, and one that cannot says why', async () => {
  const { play } = sit(following);
  await fireEvent.click(
    screen.getByRole('button', { name: /^seven of hearts, 1 point, Cannot be played: follow suit/ }),
  );
  expect(play).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toContain('follow suit (leaves)');
  await fireEvent.click(screen.getByRole('button', { name: /Hejma/ }));
  expect(play).toHaveBeenCalledWith(['play LO']);
});

test('a number key looks at a card first and plays it when pressed again', async () => {
  const { play, container } = sit(following);
  const hand = container.querySelectorAll<HTMLElement>('.hand button');
  hand[0]?.focus();
  await fireEvent.keyDown(document.activeElement as Element, { key: '2' });
  expect(document.activeElement).toBe(hand[1]);
  expect(play).not.toHaveBeenCalled();
  await fireEvent.keyDown(document.activeElement as Element, { key: '2' });
  expect(play).toHaveBeenCalledWith(['play LO']);
});

test('arrows go through the hand, which is one stop of the Tab key', async () => {
  const { container } = sit(following);
  const hand = [...container.querySelectorAll<HTMLElement>('.hand button')];
  expect(hand.filter((card) => card.tabIndex === 0)).toHaveLength(1);
  hand[0]?.focus();
  await fireEvent.keyDown(document.activeElement as Element, { key: 'End' });
  expect(document.activeElement).toBe(hand[3]);
  await fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(hand[2]);
});

const settle = () => new Promise((done) => setTimeout(done));

test('cards to pass are chosen in any order and go when they are whole', async () => {
  const preview = async (begun: string[]) => {
    await settle();
    const missing = 3 - begun.length;
    return { begun, next: [], whole: missing === 0, cards: [], missing, points: 11, left: [] } as KockaPreview;
  };
  const { play } = sit(view({ phase: 'pass', legal: [] }, { passed: [] }), { preview });
  await screen.findByText('Choose 3 cards for Ryū');
  const slots = () => document.querySelectorAll('.tray .slot').length;
  expect(slots()).toBe(3);
  for (const name of [/ace of acorns/, /seven of hearts/, /Hejma/]) {
    await fireEvent.click(screen.getByRole('button', { name }));
    expect(slots()).toBe(3); // also while the server has not said what the cards come to
    await settle();
  }
  await screen.findByText('11 penalty points leave your hand');
  await fireEvent.click(screen.getByRole('button', { name: 'Pass the cards' }));
  expect(play).toHaveBeenCalledWith(['pass H7', 'pass LO', 'pass AA']);
});

test('a finished round says who takes a letter, why, and goes on', async () => {
  const result = {
    outcome: 'played',
    reason: 'tie-hejma',
    clauses: ['SC-13', 'SC-14', 'SC-15'],
    losers: [1],
    took: [[], ['LO'], ['HA', 'HK', 'HO'], []],
    last: 3,
    hejma: 1,
    thrower: null,
    offender: null,
    trick: null,
    proof: [],
  };
  const { ready } = sit(view({ phase: 'rest', to_act: [] }, { hand: [], points: [4, 12, 12, 5], result }));
  expect(screen.getByRole('heading').textContent).toBe('Ryū loses the round and takes a letter: 1 of 5.');
  expect(screen.getByText(/A tie at the top with 12 points: Ryū, Matylda. Ryū took Hejma/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Next round' }));
  expect(ready).toHaveBeenCalled();
});

test('a spectator sees backs and can do nothing', () => {
  const { container } = sit(view({ seat: null, to_act: [1] }, { hand: null }));
  expect(container.querySelectorAll('.hand .card')).toHaveLength(4);
  expect(container.querySelector('.hand button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Throw in' })).toBeNull();
});
