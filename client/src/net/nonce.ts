/** The page's part in a fair start (docs/record-format.md): a vow, and the nonce itself when all vows are in. */
import type { Update } from '../wire';
import type { TableConnection } from './connection.svelte';
import { keepNonce, nonceFor, remember, unchanged } from './memory';
import { bytes, hex, sha256 } from './sha256';

const drawn = new Map<string, string>();
const vowOf = (nonce: string): string => hex(sha256(bytes(nonce)));

/** The nonce of a match: drawn once and kept for all tabs, so that a reload or a second tab does not break a start. */
export function nonceOf(match: string): string {
  const nonce = nonceFor(match) ?? drawn.get(match) ?? hex(crypto.getRandomValues(new Uint8Array(32)));
  if (nonceFor(match) !== nonce) keepNonce(match, nonce);
  drawn.set(match, nonce);
  return nonce;
}

/** Answer what a start asks of this page, after keeping what it says. */
export function answerStart(connection: TableConnection, update: Update): void {
  remember(update.table);
  const { stage, start } = update.table;
  if (stage !== 'starting' || !start || update.seat === null) return;
  const { match } = start;
  const vow = start.vows[String(update.seat)];
  const people = update.table.seats.flatMap(({ kind }, number) => (kind === 'person' ? [String(number)] : []));
  const ignore = () => {}; // another tab of the same person was faster, or the start was aborted meanwhile
  if (!vow) {
    const nonce = nonceOf(match);
    // Two tabs may have drawn at the same moment: the one whose vow is taken lets the others know its number.
    const taken = () => keepNonce(match, nonce);
    connection.send({ type: 'vow', match, hash: vowOf(nonce) }).then(taken, ignore);
  } else if (people.every((other) => start.vows[other]) && !start.nonces && unchanged(update.table.id, start)) {
    const nonce = [drawn.get(match), nonceFor(match)].find((each) => each && vowOf(each) === vow);
    if (nonce) connection.send({ type: 'nonce', match, nonce }).catch(ignore);
  }
}
