import { beforeAll, expect, it } from 'vitest';
import { settings } from '../settings.svelte';
import type { SeatInfo, TableInfo } from '../wire';
import { addCatalogue } from '../words.fixture';
import { levelName, namesAt } from './names';

const at = (...seats: Partial<SeatInfo>[]) => namesAt({ seats } as unknown as TableInfo);

beforeAll(() => {
  settings.language = 'en';
  addCatalogue('en', 'core', 'level-greedy = Fox\nlevel-random = Chance');
  addCatalogue(
    'en',
    'page',
    'page-guest = Guest\npage-seat-held = Held\npage-seat-open = Free\npage-strength = { $level }, { $strength }\npage-strength-greedy = plays well',
  );
});

it('calls people by their own names and bots by their levels', () => {
  expect(at({ kind: 'person', name: 'Hana' }, { kind: 'bot', level: 'greedy' })).toEqual(['Hana', 'Fox']);
  expect(at({ kind: 'person', name: null }, { kind: 'held' }, { kind: 'open' })).toEqual(['Guest', 'Held', 'Free']);
});

it('numbers those who have the same name, but no empty seats', () => {
  const names = at(
    { kind: 'bot', level: 'greedy' },
    { kind: 'bot', level: 'greedy' },
    { kind: 'open' },
    { kind: 'open' },
  );
  expect(names).toEqual(['Fox 1', 'Fox 2', 'Free', 'Free']);
});

it('says how strong a level is where there are words for it', () => {
  expect([levelName('greedy'), levelName('random')]).toEqual(['Fox, plays well', 'Chance']);
});

it('lets no name turn the words around it', () => {
  expect(at({ kind: 'person', name: 'שרה' }, { kind: 'person', name: 'Žofie' })).toEqual(['\u2068שרה\u2069', 'Žofie']);
});
