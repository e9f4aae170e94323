import { expect, it } from 'vitest';
import { settings } from '../settings.svelte';
import type { TableInfo } from '../wire';
import { dateOf, sorted } from './lists';

const table = (id: string, created: number, stage: TableInfo['stage'], to_act: number[] = []) =>
  ({ id, created, stage, to_act, seats: [{ person: 'me' }, { person: 'you' }] }) as unknown as TableInfo;

it('shows first what waits for me, then what runs, then what is to begin, and last what is over', () => {
  const tables = [
    table('over', 9, 'over'),
    table('open', 8, 'open'),
    table('theirs', 7, 'playing', [1]),
    table('mine', 1, 'playing', [0]),
    table('mine too', 2, 'playing', [0, 1]),
  ];
  expect(sorted(tables, 'me').map(({ id }) => id)).toEqual(['mine too', 'mine', 'theirs', 'open', 'over']);
});

it('writes dates so that a sentence may end with them', () => {
  const noon = Date.UTC(2026, 10, 19, 12);
  const told = (language: typeof settings.language, style?: Intl.DateTimeFormatOptions) => {
    settings.language = language;
    return dateOf(noon, { dateStyle: 'long', timeZone: 'UTC', ...style });
  };
  expect([told('en'), told('cs'), told('ru')]).toEqual(['November 19, 2026', '19. listopadu 2026', '19 ноября 2026']);
  expect(told('ru', { dateStyle: 'medium', timeStyle: 'short' })).toBe('19 нояб. 2026, 12:00');
});
