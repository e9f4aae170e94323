import { createPrivateKey, sign as signMessage } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Memory } from '../net/memory';
import { bytes, hex, joined, sha256 } from '../net/sha256';
import type { FairInfo, KeptRecord, Statement, TableInfo } from '../wire';
import { canonical, fingerprint } from './canonical';
import { BadFile, check, type Evidence, readRecord, wrongShuffles } from './checks';
import { shuffle } from './deal';
import { signedBy } from './ed25519';

// The vectors and the example are written into the documentation by Python, and a test there keeps them true.
const page = readFileSync('../docs/record-format.md', 'utf-8');
const between = (name: string): string => {
  const block = page.split(`<!-- ${name} -->`)[1]?.split(`<!-- /${name} -->`)[0] ?? '';
  return block.replaceAll(/```(json)?/g, '');
};

interface Vector {
  secret: string;
  match: string;
  statement?: string;
  nonces: string[];
  k: number;
  cards: number;
  shuffled: number[];
}

const stated = JSON.parse(between('statement')) as {
  private_key: string;
  statement: Statement;
  canonical: string;
  sha256: string;
  signature: string;
};

const example = (): KeptRecord => readRecord(between('example'));
const first = (): KeptRecord => readRecord(readFileSync('../tests/golden/records/fuda-deal-1.json', 'utf-8'));
const digest = (text: string) => hex(sha256(bytes(text)));

/** The table of the example as the server shows it: two people, one start that failed before. */
function shown(record: KeptRecord): TableInfo {
  const nonces = Object.fromEntries(record.deal.nonces.map((nonce, seat) => [String(seat), nonce]));
  const vows = Object.fromEntries(Object.entries(nonces).map(([seat, nonce]) => [seat, digest(nonce)]));
  const { match, commitment, secret, start } = record.deal;
  const failed = { attempt: 1, match: '00', commitment: digest('aa'), secret: 'aa', missing: [1], at: 1 };
  return {
    id: 't',
    start: { match, commitment, secret, signed: start ?? null, attempt: 2, vows, nonces, deadline: null },
    aborts: [{ ...failed, reason: 'silent', vows: { 0: digest('bb') }, nonces: { 0: 'bb' }, signed: null }],
  } as unknown as TableInfo;
}

/** What an honest page of the table kept before the first card. */
function kept(record: KeptRecord): Memory {
  const { match, commitment, start, nonces } = record.deal;
  const vows = Object.fromEntries(nonces.map((nonce, seat) => [String(seat), digest(nonce)]));
  return { table: 't', match, commitment, signed: start ?? null, vows, seen: 1 };
}

const published = (record: KeptRecord): FairInfo =>
  ({ keys: [{ key: record.signature?.key, since: 1_794_000_000_000, until: null }] }) as unknown as FairInfo;

/** All that there is to know of an honest match. */
const evidence = (record: KeptRecord): Evidence => ({
  table: shown(record),
  memories: [kept(record)],
  nonce: record.deal.nonces[1] ?? null,
  server: published(record),
});
const file: Evidence = { table: null, memories: [], nonce: null, server: null };

const findings = (...[record, given]: Parameters<typeof check>) =>
  Object.fromEntries(check(record, given).map(({ what, finding }) => [what, finding]));
const finding = (what: string, ...[record, given]: Parameters<typeof check>) =>
  check(record, given).find((each) => each.what === what);

describe('the fair deal', () => {
  const vectors = JSON.parse(between('vectors')) as Vector[];
  it.each(vectors.map((vector) => [vector.k, vector.cards, vector] as const))(
    'makes shuffle %i of %i cards',
    (_, __, { statement, ...vector }) => {
      const lot = Array.from({ length: vector.cards }, (_, card) => card);
      expect(!statement || statement === stated.sha256).toBe(true);
      const start = statement ? { statement: stated.statement, signature: '' } : undefined;
      expect(shuffle({ ...vector, start }, vector.k, lot)).toEqual(vector.shuffled);
    },
  );

  it('makes every shuffle of a record of either kind again', () => {
    for (const record of [example(), first()]) {
      expect(record.deal.shuffles.length).toBeGreaterThan(1);
      expect(wrongShuffles(record.deal)).toEqual([]);
    }
  });

  it('finds a single card that was moved', () => {
    const record = example();
    record.deal.shuffles[1]?.dealt.reverse();
    expect(wrongShuffles(record.deal)).toEqual([1]);
    expect(finding('shuffles', record, file)?.wrong).toEqual([1]);
  });
});

describe('the start statement', () => {
  it('has one spelling, one hash and one signature', () => {
    expect(canonical(stated.statement)).toBe(stated.canonical);
    expect(hex(fingerprint(stated.statement))).toBe(stated.sha256);
    const message = joined(new TextEncoder().encode('fuda-start'), fingerprint(stated.statement));
    expect(signedBy(bytes(stated.statement.server), message, bytes(stated.signature))).toBe(true);
  });

  it('is spelt as RFC 8785 has it', () => {
    const data = { '\u20ac': 'a\u000f\n"\\', '\r': [], '\ufb33': {}, '1': null, '\ud83d\ude02': true, ö: -1 };
    expect(canonical(data)).toBe('{"\\r":[],"1":null,"ö":-1,"€":"a\\u000f\\n\\"\\\\","\ud83d\ude02":true,"\ufb33":{}}');
  });
});

describe('what a page can find out', () => {
  it('holds for an honest match', () => {
    expect(findings(example(), evidence(example()))).toEqual({
      memory: 'holds',
      commitment: 'holds',
      statement: 'holds',
      signature: 'holds',
      vows: 'holds',
      own: 'holds',
      shuffles: 'holds',
      aborts: 'holds',
    });
  });

  it('holds for one of the first kind, which has no statement and no signature', () => {
    expect(findings(first(), evidence(first()))).toMatchObject({
      memory: 'holds',
      statement: 'absent',
      signature: 'absent',
      shuffles: 'holds',
    });
  });

  it('is less for a file from elsewhere, and says so', () => {
    expect(findings(example(), file)).toEqual({
      memory: 'absent',
      commitment: 'holds',
      statement: 'holds',
      signature: 'holds',
      vows: 'absent',
      own: 'absent',
      shuffles: 'holds',
    });
  });

  it('sees that its own nonce was left out', () => {
    expect(findings(example(), { ...evidence(example()), nonce: 'abcd' }).own).toBe('fails');
  });

  it('sees a nonce that is not what was vowed', () => {
    const given = evidence(example());
    if (given.table?.start) given.table.start.vows['1'] = '00';
    expect(finding('vows', example(), given)).toMatchObject({ finding: 'fails', wrong: [1] });
  });

  it('sees a failed start whose secret, number or promise was another', () => {
    for (const change of [{ secret: 'bb' }, { nonces: { 0: 'cc' } }, { commitment: digest('dd'), secret: 'dd' }]) {
      const given = evidence(example());
      given.memories.push({ ...kept(example()), match: '00', commitment: digest('aa'), vows: { 0: digest('bb') } });
      expect(findings(example(), given).aborts).toBe('holds');
      Object.assign(given.table?.aborts[0] ?? {}, change);
      expect(findings(example(), given).aborts).toBe('fails');
    }
  });

  it('sees a statement that is not what was played', () => {
    const changes: [string, (record: KeptRecord) => unknown][] = [
      ['table', (record) => (record.table.rounds = 2)],
      ['dealer', (record) => (record.dealer = 1)],
      ['rules', (record) => (record.rules = 2)],
      ['seats', (record) => record.deal.nonces.pop()],
    ];
    for (const [fact, change] of changes) {
      const record = example();
      change(record);
      expect(finding('statement', record, file)).toMatchObject({ finding: 'fails', facts: [fact] });
    }
  });

  it('does not take the signature of the start for one of the moves', () => {
    const { signature: _, ...record } = example();
    record.moves.pop();
    expect(finding('signature', record, file)).toMatchObject({ finding: 'absent', facts: ['statement'] });
    if (record.deal.start) record.deal.start.statement.at += 1;
    expect(finding('signature', record, file)).toMatchObject({ finding: 'fails' });
  });

  it('sees whose signature it is not', () => {
    const record = example();
    record.result.scores = [9, 9];
    expect(finding('signature', record, file)).toMatchObject({ finding: 'fails', facts: [] });
    const given = { ...evidence(example()), server: { ...published(example()), keys: [] } };
    expect(finding('signature', example(), given)).toMatchObject({ finding: 'fails', facts: ['server'] });
    expect(finding('signature', example(), { ...given, table: null })).toMatchObject({
      finding: 'holds',
      facts: ['server'],
    });
  });
});

/** A server that has chosen another secret after it saw the nonces, and tells everything so that it fits. */
function lie(honest: KeptRecord): KeptRecord {
  const record = structuredClone(honest);
  record.deal.secret = 'ff'.repeat(32);
  record.deal.commitment = digest(record.deal.secret);
  if (record.deal.start) {
    record.deal.start.statement.commitment = record.deal.commitment;
    record.deal.start.signature = sign(stated.private_key, 'fuda-start', record.deal.start.statement);
  }
  for (const [k, each] of record.deal.shuffles.entries()) each.dealt = shuffle(record.deal, k, each.lot);
  const { signature, ...rest } = record;
  if (signature) record.signature = { ...signature, value: sign(stated.private_key, 'fuda-record', rest) };
  return record;
}

function sign(key: string, label: string, data: unknown): string {
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.from(key, 'hex')]);
  const message = joined(new TextEncoder().encode(label), fingerprint(data));
  return hex(signMessage(null, message, createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })));
}

describe('a server that chose its secret after seeing the nonces', () => {
  it.each([
    ['first', first],
    ['second', example],
  ])('gets through every check of what it says itself, with a record of the %s kind', (_, honest) => {
    const record = lie(honest());
    const given = { ...evidence(record), memories: [] };
    expect(Object.values(findings(record, given))).not.toContain('fails');
    expect(findings(record, given).memory).toBe('absent');
  });

  it.each([
    ['first', first],
    ['second', example],
  ])('is caught by what the page saw before the first card, with a record of the %s kind', (_, honest) => {
    const record = lie(honest());
    const given = { ...evidence(record), memories: [kept(honest())] };
    expect(finding('memory', record, given)).toMatchObject({ finding: 'fails', facts: ['commitment'] });
  });

  it('is caught when it calls the match another', () => {
    const honest = example();
    const record = lie(honest);
    record.deal.match = '11'.repeat(16);
    const given = { ...evidence(record), memories: [kept(honest)] };
    expect(finding('memory', record, given)?.facts).toEqual(['match', 'commitment']);
  });

  it('is caught when it changes a promise, the rules, the seats or the dealer', () => {
    const record = example();
    const before = kept(record);
    before.vows['1'] = digest('00');
    expect(finding('memory', record, { ...evidence(record), memories: [before] })).toMatchObject({
      facts: ['vows'],
      wrong: [1],
    });
    for (const fact of ['table', 'dealer', 'seats', 'server'] as const) {
      const before = structuredClone(kept(record));
      if (before.signed) Object.assign(before.signed.statement, { [fact]: 'other' });
      const found = finding('memory', record, { ...evidence(record), memories: [before] });
      expect(found).toMatchObject({ finding: 'fails', facts: [fact] });
    }
  });

  it('is caught when it leaves its statement out', () => {
    const given = { ...evidence(first()), memories: [{ ...kept(example()), match: first().deal.match }] };
    expect(finding('memory', first(), given)?.facts).toEqual(['statement']);
  });
});

describe('a dropped file', () => {
  it.each([
    ['{', 'json'],
    ['null', 'format'],
    ['{"format": "fuda-record", "version": 3}', 'version'],
    ['{"format": "fuda-record", "version": 1, "game": "koikoi"}', 'damaged'],
    [' '.repeat(4_000_001), 'large'],
  ])('that is no record is told apart', (text, why) => {
    expect(() => readRecord(text)).toThrow(new BadFile(why as BadFile['why']));
  });
});
