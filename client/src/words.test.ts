import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from './settings.svelte';
import { levelName, namesAt } from './table/names';
import type { TableInfo } from './wire';
import { addCatalogue } from './words.fixture';
import { actionName, eventText, has, nameOf, say } from './words.svelte';

for (const language of ['en', 'cs', 'ru'] as const) {
  for (const name of ['core', 'page', 'koikoi']) {
    addCatalogue(language, name, readFileSync(`../src/fuda/locales/${language}/${name}.ftl`, 'utf-8'));
  }
}

beforeEach(() => {
  settings.language = 'en';
});

describe('words', () => {
  it('are those of the chosen language, with its plurals', () => {
    const counted = () => [1, 2, 5].map((count) => say('page-spectators', { count }));
    expect(counted()).toEqual(['1 spectator', '2 spectators', '5 spectators']);
    settings.language = 'cs';
    expect(counted()).toEqual(['1 divák', '2 diváci', '5 diváků']);
    settings.language = 'ru';
    expect(counted()).toEqual(['1 зритель', '2 зрителя', '5 зрителей']);
  });

  it('show an unknown key as it is', () => {
    expect(say('page-no-such-thing')).toBe('page-no-such-thing');
    expect(has('page-no-such-thing')).toBe(false);
  });

  it('find attributes, cards and actions', () => {
    expect(say('koikoi-yaku-goko.help')).toBe('All five lights.');
    expect(nameOf('koikoi', 'card', '8L')).toBe('Pampas grass with full moon');
    expect(actionName('koikoi', 'take 8L')).toBe('Take Pampas grass with full moon');
  });

  it('tell events with names', () => {
    const event = { key: 'koikoi-event-yaku', args: { seat: 1, yaku: 'tan', points: 1 }, clauses: [], move: 3 };
    expect(eventText('koikoi', event, ['Hana', 'Ryū'])).toBe('Ryū makes Tan: 1 point.');
  });
});

describe('names at a table', () => {
  const seat = (kind: string, name: string | null = null, level: string | null = null) => ({ kind, name, level });
  const table = (...seats: object[]) => ({ seats }) as unknown as TableInfo;

  it('are numbered where two are alike', () => {
    expect(namesAt(table(seat('person', 'Hana'), seat('bot', null, 'greedy'), seat('bot', null, 'greedy')))).toEqual([
      'Hana',
      'Magpie 1',
      'Magpie 2',
    ]);
  });

  it('say which seats wait', () => {
    expect(namesAt(table(seat('open'), seat('open'), seat('held')))).toEqual([
      'Free seat',
      'Free seat',
      'Held for a friend',
    ]);
  });

  it('say how strong a bot is', () => {
    expect(levelName('master')).toBe('Owl · strong');
    expect(levelName('unheard')).toBe('level-unheard');
  });
});
