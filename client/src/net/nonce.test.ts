// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { TableInfo, Update } from '../wire';
import type { Command, TableConnection } from './connection.svelte';
import { memories } from './memory';
import { answerStart, nonceOf } from './nonce';
import { bytes, hex, sha256 } from './sha256';

let sent: Command[];
const connection = {
  send: (command: Command) => {
    sent.push(command);
    return Promise.resolve();
  },
} as unknown as TableConnection;

const vowOf = (nonce: string) => hex(sha256(bytes(nonce)));

const table = (vows: Record<string, string>, nonces: object | null = null) =>
  ({
    id: 't',
    stage: 'starting',
    seats: [{ kind: 'person' }, { kind: 'bot' }, { kind: 'person' }],
    start: { match: 'm', commitment: 'c', signed: null, vows, nonces },
    aborts: [],
  }) as unknown as TableInfo;

const update = (vows: Record<string, string>, nonces: object | null = null, seat: number | null = 0) =>
  ({ seat, table: table(vows, nonces) }) as unknown as Update;

beforeEach(() => {
  sent = [];
});

it('keeps the number that it has drawn for a match', () => {
  expect(nonceOf('a')).toMatch(/^[0-9a-f]{64}$/);
  expect(nonceOf('a')).toBe(nonceOf('a'));
  expect(nonceOf('b')).not.toBe(nonceOf('a'));
});

it('vows before it shows its number, and shows it only when everybody has vowed', () => {
  const hash = vowOf(nonceOf('m'));
  answerStart(connection, update({}));
  expect(sent).toEqual([{ type: 'vow', match: 'm', hash }]);
  answerStart(connection, update({ 0: hash }));
  expect(sent).toHaveLength(1);
  answerStart(connection, update({ 0: hash, 2: 'x' }));
  expect(sent[1]).toEqual({ type: 'nonce', match: 'm', nonce: nonceOf('m') });
});

it('says nothing as a spectator, or when the numbers are on the table', () => {
  answerStart(connection, update({}, null, null));
  answerStart(connection, update({ 0: 'x', 2: 'x' }, {}));
  expect(sent).toEqual([]);
});

it('keeps what it saw first, and does not show its number to a server that has changed its word', () => {
  const own = update({ 0: vowOf(nonceOf('n')), 2: 'x' });
  Object.assign(own.table.start ?? {}, { match: 'n' });
  answerStart(connection, own);
  expect(sent).toHaveLength(1);
  expect(memories().find(({ match }) => match === 'n')).toMatchObject({
    table: 't',
    commitment: 'c',
    vows: { 2: 'x' },
  });
  for (const change of [{ commitment: 'other' }, { signed: {} }, { vows: { ...own.table.start?.vows, 2: 'y' } }]) {
    const later = structuredClone(own);
    Object.assign(later.table.start ?? {}, change);
    answerStart(connection, later);
  }
  expect(sent).toHaveLength(1);
  expect(memories().find(({ match }) => match === 'n')).toMatchObject({ commitment: 'c', vows: { 2: 'x' } });
});

it('remembers that a start came to nothing, and why', () => {
  answerStart(connection, update({}));
  const failed = update({});
  failed.table.stage = 'open';
  failed.table.start = null;
  failed.table.aborts = [{ match: 'm', reason: 'silent' }] as TableInfo['aborts'];
  answerStart(connection, failed);
  expect(memories().find(({ match }) => match === 'm')?.aborted).toBe('silent');
});

it('has one number in two tabs, even when both draw at the same moment', async () => {
  // Two tabs are two copies of the module. Each has drawn before it saw what the other wrote.
  vi.resetModules();
  const first = await import('./nonce');
  vi.resetModules();
  const second = await import('./nonce');
  const match = 'tabs';
  const one = first.nonceOf(match);
  localStorage.removeItem(`fuda-nonce-${match}`);
  const other = second.nonceOf(match);
  expect(other).not.toBe(one);

  const start = (vows: Record<string, string>) => {
    const made = update(vows);
    Object.assign(made.table.start ?? {}, { match });
    made.table.seats.pop();
    return made;
  };
  let answer = (): void => {};
  const slow = {
    send: (command: Command) => {
      sent.push(command);
      return new Promise<void>((done) => {
        answer = done;
      });
    },
  } as unknown as TableConnection;
  localStorage.setItem(`fuda-nonce-${match}`, one);
  first.answerStart(slow, start({}));
  localStorage.setItem(`fuda-nonce-${match}`, other); // what the second tab wrote arrives late …
  answer(); // … and the server has taken the first one's vow
  await Promise.resolve();
  await Promise.resolve();
  const vow = (sent[0] as { hash: string }).hash;
  expect(vow).toBe(vowOf(one));
  second.answerStart(slow, start({ 0: vow }));
  expect(sent[1]).toEqual({ type: 'nonce', match, nonce: one });
});

it('says nothing in a tab that does not know the number behind its vow: a false one would break the start', () => {
  const other = update({ 0: vowOf('00'.repeat(32)), 2: 'x' });
  Object.assign(other.table.start ?? {}, { match: 'elsewhere' });
  nonceOf('elsewhere');
  answerStart(connection, other);
  expect(sent).toEqual([]);
});
