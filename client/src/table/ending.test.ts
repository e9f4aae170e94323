import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { settings } from '../settings.svelte';
import type { EndInfo, TableInfo } from '../wire';
import { addCatalogue } from '../words.fixture';
import { headline, reason } from './ending';

const NAMES = ['Ann', 'Ben', 'Eva'];
const ended = (end: Partial<EndInfo> | null) =>
  ({ end: end && { ending: 'played', scores: [], winners: [], resigned: [], ...end } }) as unknown as TableInfo;

beforeAll(() => {
  settings.language = 'en';
  addCatalogue('en', 'page', readFileSync('../src/fuda/locales/en/page.ftl', 'utf-8'));
});

it('tells a winner that they won, and everybody else who did', () => {
  const table = ended({ winners: [1] });
  expect([0, 1, null].map((seat) => headline(table, NAMES, seat))).toEqual(['Ben wins', 'You have won', 'Ben wins']);
});

it('tells who shares a win, and calls it a draw where all do or nobody won', () => {
  expect(headline(ended({ winners: [0, 2] }), NAMES, 2)).toBe('You share the win');
  expect(headline(ended({ winners: [0, 2] }), NAMES, 1)).toContain('Ann, Eva');
  expect(headline(ended({ winners: [0, 1, 2] }), NAMES, 1)).toBe('A draw');
  expect(headline(ended({}), NAMES, 1)).toBe('A draw');
});

it('says why a match ended before it was played out', () => {
  expect(reason(ended({ ending: 'resigned', resigned: [0] }), NAMES)).toContain('Ann');
  expect(reason(ended({ ending: 'stopped' }), NAMES)).not.toBe('');
  expect(reason(ended({}), NAMES)).toBe('');
  expect(headline(ended({ ending: 'abandoned' }), NAMES, 0)).toBe('The table was left');
});
