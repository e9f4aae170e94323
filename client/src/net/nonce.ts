/** The page's part in a fair start (docs/record-format.md): a vow, and the nonce itself when all vows are in. */
import type { Update } from '../wire';
import type { TableConnection } from './connection.svelte';
import { bytes, hex, sha256 } from './sha256';

/** The nonce of a match: drawn once and kept, so that a reload in the middle of a start does not break it. */
export function nonceOf(match: string): string {
  const key = `fuda-nonce-${match}`;
  const kept = drawn.get(key) ?? stored(() => sessionStorage.getItem(key));
  if (kept) return kept;
  const fresh = hex(crypto.getRandomValues(new Uint8Array(32)));
  drawn.set(key, fresh);
  stored(() => sessionStorage.setItem(key, fresh));
  return fresh;
}

const drawn = new Map<string, string>();

/** Private windows may forbid storage: the nonce then lasts as long as the page. */
function stored<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

/** Answer what a start asks of this page. */
export function answerStart(connection: TableConnection, update: Update): void {
  const { stage, start } = update.table;
  if (stage !== 'starting' || !start || update.seat === null) return;
  const seat = String(update.seat);
  const people = update.table.seats.flatMap(({ kind }, number) => (kind === 'person' ? [String(number)] : []));
  const nonce = nonceOf(start.match);
  const ignore = () => {}; // another tab of the same person was faster, or the start was aborted meanwhile
  if (!start.vows[seat]) {
    connection.send({ type: 'vow', match: start.match, hash: hex(sha256(bytes(nonce))) }).catch(ignore);
  } else if (people.every((other) => start.vows[other]) && !start.nonces) {
    connection.send({ type: 'nonce', match: start.match, nonce }).catch(ignore);
  }
}
