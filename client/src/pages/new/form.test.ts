import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameInfo, OptionInfo } from '../../wire';
import { addCatalogue } from '../../words.fixture';
import { changed, fromQuery, lacking, refusedOption, toQuery, under, valueIn, valueName } from './form';

const option = (
  name: string,
  values: (boolean | number | string)[],
  first: unknown,
  second: unknown,
  more: Partial<OptionInfo> = {},
): OptionInfo => ({
  name,
  kind: 'choice',
  values,
  presets: { czech: first, russian: second },
  clauses: [],
  group: 'match',
  needs: {},
  ...more,
});
const rounds = option('rounds', [1, 2, 3, 6, 12], 12, 12, { kind: 'int' });
const viewing = option('viewing_yaku', [false, true], true, true, { kind: 'bool' });
const rain = option('rain_stops_viewing', [false, true], false, true, { kind: 'bool', needs: { viewing_yaku: true } });
const word = option('word', [], 'KOČKA', 'KOČKA', { kind: 'text' });
const deck = option('deck', ['shipped'], 'shipped', 'shipped', { kind: 'data' });
const info = {
  name: 'koikoi',
  presets: ['czech', 'russian'],
  options: [rounds, viewing, rain, word, deck],
} as unknown as GameInfo;
const book = { preset: 'czech', changes: {} };

beforeAll(() => {
  for (const name of ['core', 'page', 'koikoi']) {
    addCatalogue('en', name, readFileSync(`../src/fuda/locales/en/${name}.ftl`, 'utf-8'));
  }
});

describe('the rules of a new table', () => {
  it('hold a preset and what differs from it', () => {
    const six = changed(rounds, book, 6);
    expect(six.changes).toEqual({ rounds: 6 });
    expect(valueIn(rounds, six)).toBe(6);
    expect(changed(rounds, six, 12).changes).toEqual({});
  });

  it('keep changes under another preset, unless they are its own', () => {
    const mine = changed(rain, changed(rounds, book, 6), true);
    expect(under(info, mine, 'russian')).toEqual({ preset: 'russian', changes: { rounds: 6 } });
  });

  it('know what a rule needs', () => {
    const bare = changed(viewing, changed(rain, book, true), false);
    expect(lacking(info, rain, bare)).toEqual([{ option: viewing, value: true }]);
    expect(lacking(info, rain, changed(viewing, bare, true))).toEqual([]);
    expect(lacking(info, rain, changed(viewing, book, false))).toEqual([]);
  });

  it('travel in a link', () => {
    const rules = changed(word, changed(viewing, changed(rounds, book, 3), false), 'KOT & PES');
    expect(fromQuery(info, toQuery(rules))).toEqual(rules);
    expect(toQuery(changed(deck, book, { cards: [] }))).toBe('?preset=czech');
  });

  it('leave out what a link names wrongly', () => {
    expect(fromQuery(info, '?preset=none&rounds=99&viewing_yaku=maybe&nothing=1')).toEqual(book);
    expect(fromQuery(info, '')).toEqual(book);
  });

  it('find the option that a refusal is about', () => {
    expect(refusedOption(info, "word='X' is not allowed; allowed: 3 to 12 letters")).toBe('word');
    expect(refusedOption(info, 'rain_stops_viewing=true needs viewing_yaku=true (KK-19)')).toBe('rain_stops_viewing');
    expect(refusedOption(info, 'koikoi has no preset')).toBeNull();
  });

  it('say values in words', () => {
    expect(valueName('koikoi', viewing, true)).toBe('yes');
    expect(valueName('koikoi', option('tiebreak', ['draw'], 'draw', 'draw'), 'draw')).toBe('a draw');
    expect(valueName('koikoi', rounds, 6)).toBe('6');
    expect(valueName('koikoi', deck, 'shipped')).toBe('the deck that comes with the game');
    expect(valueName('koikoi', deck, { cards: [] })).toBe('a deck of your own');
  });
});
