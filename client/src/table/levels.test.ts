import { describe, expect, it } from 'vitest';
import type { TableInfo } from '../wire';
import { advice, levelOfAll, sameAgainst, usualLevel } from './levels';

const LEVELS = ['random', 'novice', 'quick', 'greedy', 'instinct'];

/** A finished match of mine, the later the higher its number. */
function match(number: number, won: boolean, level = 'greedy', others = 1, more: Partial<TableInfo> = {}): TableInfo {
  const bot = { kind: 'bot', level, person: null };
  return {
    id: String(number),
    game: 'koikoi',
    stage: 'over',
    created: number,
    guide: false,
    seats: [{ kind: 'person', level: null, person: 'me' }, ...Array.from({ length: others }, () => bot)],
    end: { ending: 'played', winners: [won ? 0 : 1], scores: [], resigned: [] },
    to_act: [],
    ...more,
  } as unknown as TableInfo;
}
const of = (...won: boolean[]) => won.map((each, n) => match(n, each));
const ask = (tables: TableInfo[], level = 'greedy') => advice(tables, 'koikoi', level, LEVELS, 'me');

describe('the next opponent', () => {
  it('is a stronger one for who wins three of the last four', () => {
    expect(ask(of(true, true, true))).toEqual({ next: 'instinct', up: true, won: 3, count: 3 });
    expect(ask(of(false, false, true, true, false, true))?.next).toBe('instinct');
    expect(ask(of(true, true, false))).toBeNull();
    expect(ask(of(true, true))).toBeNull();
  });

  it('is a weaker one for who lost four times in a row', () => {
    expect(ask(of(true, false, false, false, false))).toEqual({ next: 'quick', up: false, won: 0, count: 4 });
    expect(ask(of(false, false, false))).toBeNull();
  });

  it('counts two of four at a table of four', () => {
    const tables = [true, false, true, false].map((won, n) => match(n, won, 'greedy', 3));
    expect(ask(tables)?.next).toBe('instinct');
  });

  it('looks at matches of that game against that level alone', () => {
    const other = [true, true, true].map((won, n) => match(n, won, 'quick'));
    expect(ask(other)).toBeNull();
    expect(ask(other, 'quick')?.next).toBe('greedy');
    expect(ask(of(true, true, true).map((table) => ({ ...table, game: 'kocka' })))).toBeNull();
    expect(ask(of(true, true, true).map((table) => ({ ...table, guide: true })))).toBeNull();
  });

  it('has nobody above the strongest nor below the second', () => {
    expect(
      ask(
        [1, 2, 3].map((n) => match(n, true, 'instinct')),
        'instinct',
      ),
    ).toBeNull();
    expect(
      ask(
        [1, 2, 3, 4].map((n) => match(n, false, 'novice')),
        'novice',
      ),
    ).toBeNull();
  });

  it('is asked for at the end of a match against bots of one level', () => {
    expect(levelOfAll(match(1, true, 'quick', 3), 0)).toBe('quick');
    const table = match(1, true, 'quick', 2, { preset: 'kyu', options: { players: 3 }, clock: 'none' });
    const others = [...table.seats.slice(0, 2), { ...table.seats[2], level: 'greedy' }] as TableInfo['seats'];
    expect(levelOfAll({ ...table, seats: others }, 0)).toBeNull();
    const person = { ...table.seats[2], kind: 'person', level: null } as TableInfo['seats'][number];
    expect(levelOfAll({ ...table, seats: [...table.seats.slice(0, 2), person] as TableInfo['seats'] }, 0)).toBeNull();
    const { game, preset, options, seats } = sameAgainst(table, 0, 'greedy');
    expect([game, preset, options]).toEqual(['koikoi', 'kyu', { players: 3 }]);
    expect(seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'greedy' }, { kind: 'bot', level: 'greedy' }]);
  });

  it('begins with who knows the books', () => {
    expect(usualLevel(LEVELS)).toBe('greedy');
    expect(usualLevel(['a', 'b', 'c'])).toBe('b');
  });
});
