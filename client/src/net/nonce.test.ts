import { beforeEach, expect, it } from 'vitest';
import type { Update } from '../wire';
import type { Command, TableConnection } from './connection.svelte';
import { answerStart, nonceOf } from './nonce';
import { bytes, hex, sha256 } from './sha256';

let sent: Command[];
const connection = {
  send: (command: Command) => {
    sent.push(command);
    return Promise.resolve();
  },
} as unknown as TableConnection;

const update = (vows: Record<string, string>, nonces: object | null = null, seat: number | null = 0) =>
  ({
    seat,
    table: {
      stage: 'starting',
      seats: [{ kind: 'person' }, { kind: 'bot' }, { kind: 'person' }],
      start: { match: 'm', vows, nonces },
    },
  }) as unknown as Update;

beforeEach(() => {
  sent = [];
});

it('keeps the number that it has drawn for a match', () => {
  expect(nonceOf('a')).toMatch(/^[0-9a-f]{64}$/);
  expect(nonceOf('a')).toBe(nonceOf('a'));
  expect(nonceOf('b')).not.toBe(nonceOf('a'));
});

it('vows before it shows its number, and shows it only when everybody has vowed', () => {
  const hash = hex(sha256(bytes(nonceOf('m'))));
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
