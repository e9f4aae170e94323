import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bytes, hex, sha256 } from '../net/sha256';
import type { KeptRecord, TableInfo } from '../wire';
import { BadFile, check, readRecord, wrongShuffles } from './checks';
import { shuffle } from './deal';

// The vectors and the example are written into the documentation by Python, and a test there keeps them true.
const page = readFileSync('../docs/record-format.md', 'utf-8');
const between = (name: string): string => {
  const block = page.split(`<!-- ${name} -->`)[1]?.split(`<!-- /${name} -->`)[0] ?? '';
  return block.replaceAll(/```(json)?/g, '');
};

interface Vector {
  secret: string;
  match: string;
  nonces: string[];
  k: number;
  cards: number;
  shuffled: number[];
}

const example = (): KeptRecord => readRecord(between('example'));
const digest = (text: string) => hex(sha256(bytes(text)));

/** The table of the example as everybody saw it: two people, one start that failed before. */
function seen(record: KeptRecord): TableInfo {
  const nonces = Object.fromEntries(record.deal.nonces.map((nonce, seat) => [String(seat), nonce]));
  const vows = Object.fromEntries(Object.entries(nonces).map(([seat, nonce]) => [seat, digest(nonce)]));
  const { match, commitment, secret } = record.deal;
  return {
    start: { match, commitment, secret, attempt: 2, vows, nonces, deadline: null },
    aborts: [{ attempt: 1, match: '00', commitment: digest('aa'), secret: 'aa', missing: [1] }],
  } as unknown as TableInfo;
}

const findings = (...[deal, table, kept]: Parameters<typeof check>) =>
  Object.fromEntries(check(deal, table, kept).map(({ what, finding }) => [what, finding]));

describe('the fair deal', () => {
  const vectors = JSON.parse(between('vectors')) as Vector[];
  it.each(vectors.map((vector) => [vector.k, vector.cards, vector] as const))(
    'makes shuffle %i of %i cards',
    (_, __, vector) => {
      const lot = Array.from({ length: vector.cards }, (_, card) => card);
      expect(shuffle(vector, vector.k, lot)).toEqual(vector.shuffled);
    },
  );

  it('makes every shuffle of a record again', () => {
    expect(example().deal.shuffles.length).toBe(2);
    expect(wrongShuffles(example().deal)).toEqual([]);
  });

  it('finds a single card that was moved', () => {
    const record = example();
    record.deal.shuffles[1]?.dealt.reverse();
    expect(wrongShuffles(record.deal)).toEqual([1]);
    expect(check(record.deal, null, null).find(({ what }) => what === 'shuffles')?.wrong).toEqual([1]);
  });
});

describe('what a page can find out', () => {
  it('holds for an honest match', () => {
    const record = example();
    expect(findings(record.deal, seen(record), record.deal.nonces[1] ?? null)).toEqual({
      commitment: 'holds',
      published: 'holds',
      vows: 'holds',
      own: 'holds',
      shuffles: 'holds',
      aborts: 'holds',
    });
  });

  it('is less for a file from elsewhere, and says so', () => {
    expect(findings(example().deal, null, null)).toEqual({
      commitment: 'holds',
      published: 'absent',
      vows: 'absent',
      own: 'absent',
      shuffles: 'holds',
    });
  });

  it('sees a secret that was changed afterwards', () => {
    const record = example();
    const table = seen(record);
    record.deal.secret = 'ff'.repeat(32);
    record.deal.commitment = digest(record.deal.secret);
    expect(findings(record.deal, table, null)).toMatchObject({
      commitment: 'holds',
      published: 'fails',
      shuffles: 'fails',
    });
  });

  it('sees that its own nonce was left out', () => {
    const record = example();
    expect(findings(record.deal, seen(record), 'abcd').own).toBe('fails');
  });

  it('sees a nonce that is not what was vowed', () => {
    const record = example();
    const table = seen(record);
    if (table.start) table.start.vows['1'] = '00';
    expect(check(record.deal, table, null).find(({ what }) => what === 'vows')).toMatchObject({
      finding: 'fails',
      wrong: [1],
    });
  });

  it('sees a failed start whose secret was another', () => {
    const record = example();
    const table = seen(record);
    for (const abort of table.aborts) abort.secret = 'bb';
    expect(findings(record.deal, table, null).aborts).toBe('fails');
  });
});

describe('a dropped file', () => {
  it.each([
    ['{', 'json'],
    ['null', 'format'],
    ['{"format": "fuda-record", "version": 2}', 'version'],
    ['{"format": "fuda-record", "version": 1, "game": "koikoi"}', 'damaged'],
    [' '.repeat(4_000_001), 'large'],
  ])('that is no record is told apart', (text, why) => {
    expect(() => readRecord(text)).toThrow(new BadFile(why as BadFile['why']));
  });
});
