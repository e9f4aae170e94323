import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settings } from '../settings.svelte';
import type { GameInfo, TableInfo } from '../wire';
import { addCatalogue } from '../words.fixture';
import { bookOf, guided, requestFor } from './begin';
import { sorted } from './lists';

const info = { name: 'kocka', seats: { standard: 4 } } as unknown as GameInfo;
const two = { name: 'yojimbo', seats: { kyu: 2 } } as unknown as GameInfo;

describe('a table in one step', () => {
  it('is full of bots and starts at once', () => {
    const asked = requestFor(info, 'now', { preset: 'standard', level: 'thinker' });
    expect(asked.seats.map(({ kind, level }) => level ?? kind)).toEqual(['me', 'thinker', 'thinker', 'thinker']);
    expect(asked).toMatchObject({ start: true, guide: false, listed: false, options: {} });
  });

  it('waits for friends', () => {
    const asked = requestFor(info, 'friend', { preset: 'standard', level: 'thinker' });
    expect(asked.seats.map(({ kind }) => kind)).toEqual(['me', 'held', 'held', 'held']);
    expect(asked.start).toBe(false);
  });

  it('has as many seats as were remembered', () => {
    expect(requestFor(two, 'now', { preset: 'kyu', level: 'greedy', players: 3 })).toMatchObject({
      options: { players: 3 },
      seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }],
    });
    expect(requestFor(two, 'now', { preset: 'kyu', level: 'greedy', players: 2 }).options).toEqual({});
  });

  it('is with a guide the one that the deal was chosen for', () => {
    const dan = { ...two, presets: ['kyu', 'dan'], levels: ['random', 'greedy', 'thinker'] };
    expect(requestFor(dan, 'guide', guided(dan))).toMatchObject({ preset: 'kyu', options: {}, guide: true });
    expect(guided(dan).level).toBe('greedy');
  });
});

describe('the first rulebook', () => {
  const game = { name: 'koikoi', presets: ['czech', 'russian', 'nintendo'] } as unknown as GameInfo;
  for (const language of ['en', 'cs', 'ru'] as const) {
    addCatalogue(language, 'koikoi', readFileSync(`../src/fuda/locales/${language}/koikoi.ftl`, 'utf-8'));
  }

  it('is that of the language, until somebody chooses', () => {
    settings.language = 'ru';
    expect(bookOf(game)).toBe('russian');
    settings.language = 'cs';
    expect(bookOf(game)).toBe('czech');
    settings.preset.koikoi = 'nintendo';
    expect(bookOf(game)).toBe('nintendo');
    settings.preset = {};
    settings.language = 'en';
  });
});

describe('my games', () => {
  const table = (id: string, stage: string, created: number, turn: number[] = []) =>
    ({ id, stage, created, to_act: turn, seats: [{ person: 'me' }, { person: 'you' }] }) as unknown as TableInfo;

  it('come in the order in which they want me', () => {
    const tables = [
      table('over', 'over', 9),
      table('old', 'playing', 1, [1]),
      table('turn', 'playing', 2, [0]),
      table('open', 'open', 5),
      table('new', 'playing', 3, [1]),
    ];
    expect(sorted(tables, 'me').map(({ id }) => id)).toEqual(['turn', 'new', 'old', 'open', 'over']);
  });
});
