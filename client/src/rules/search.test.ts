import { describe, expect, it } from 'vitest';
import { holds, pieces, plain } from './search';

const clauses = new Set(['KK-1', 'KK-23', 'KK-Y1']);

describe('the search in a rulebook', () => {
  it('minds neither case nor accents', () => {
    expect(plain('Kouřící KOČKA')).toBe('kourici kocka');
    expect(holds('Kouřící kočka bere srdce', 'kocka SRDCE')).toBe(true);
    expect(holds('Kouřící kočka', 'kocka listy')).toBe(false);
    expect(holds('anything', '  ')).toBe(true);
  });

  it('keeps letters in their places', () => {
    for (const text of ['ﬁ İ ß', 'Ёлка й', 'a\u0301']) expect(plain(text)).toHaveLength(text.length);
  });

  it('marks what was looked for', () => {
    expect(pieces('Kočka a kočka', clauses, 'kocka').map(({ text, hit }) => (hit ? `[${text}]` : text))).toEqual([
      '[Kočka]',
      ' a ',
      '[kočka]',
    ]);
  });

  it('opens the clauses that exist', () => {
    expect(pieces('See KK-23, KK-Y1 and KK-99.', clauses).map(({ text, clause }) => clause ?? text)).toEqual([
      'See ',
      'KK-23',
      ', ',
      'KK-Y1',
      ' and KK-99.',
    ]);
  });
});
