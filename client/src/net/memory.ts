/**
 * What this browser saw of a match before its first card. It is kept here and nowhere else: a server that changes its
 * secret afterwards can change everything that it tells, but not this (docs/record-format.md).
 */
import type { AbortReason, SignedStart, StartInfo, TableInfo } from '../wire';

export interface Memory {
  table: string;
  match: string;
  commitment: string;
  signed: SignedStart | null;
  /** By seat. */
  vows: Record<string, string>;
  /** When, by this browser's clock: milliseconds since 1970. */
  seen: number;
  /** Why the start came to nothing, where it did. */
  aborted?: AbortReason;
}

const START = 'fuda-start-';
const NONCE = 'fuda-nonce-';
const MOST = 300; // matches that are remembered, a kilobyte each

const here = new Map<string, string>(); // private windows may forbid storage: then it lasts as long as the page

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? here.get(key) ?? null;
  } catch {
    return here.get(key) ?? null;
  }
}

function write(key: string, text: string): void {
  here.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // forbidden, or full
  }
}

/** Keep what a table says of its start, the first time that it says so; what it says later changes nothing. */
export function remember({ id, stage, start, aborts }: TableInfo): void {
  for (const { match, reason } of aborts) {
    const kept = recall(id, match);
    if (kept && !kept.aborted) keep({ ...kept, aborted: reason });
  }
  if (stage !== 'starting' || !start) return;
  const { match, commitment, signed } = start;
  const kept = recall(id, match);
  const vows = { ...start.vows, ...kept?.vows };
  if (kept && Object.keys(vows).length === Object.keys(kept.vows).length) return;
  keep({ table: id, match, commitment, signed, seen: Date.now(), ...kept, vows });
  if (!kept) forget();
}

const keyOf = (table: string, match: string): string => `${START}${table}.${match}`;
const keep = (memory: Memory): void => write(keyOf(memory.table, memory.match), JSON.stringify(memory));

function recall(table: string, match: string): Memory | null {
  const text = read(keyOf(table, match));
  return text === null ? null : (JSON.parse(text) as Memory);
}

/** Everything that is remembered, the newest first. */
export function memories(): Memory[] {
  let names = [...here.keys()];
  try {
    names = [...new Set([...names, ...Object.keys(localStorage)])];
  } catch {
    // forbidden
  }
  const texts = names.flatMap((name) => (name.startsWith(START) ? (read(name) ?? []) : []));
  return texts.map((text) => JSON.parse(text) as Memory).sort((one, other) => other.seen - one.seen);
}

/** Whether a start is still what was seen of it first. */
export function unchanged(table: string, { match, commitment, signed, vows }: StartInfo): boolean {
  const kept = recall(table, match);
  if (!kept) return true;
  const same = Object.entries(kept.vows).every(([seat, vow]) => vows[seat] === vow);
  return same && kept.commitment === commitment && JSON.stringify(kept.signed) === JSON.stringify(signed);
}

/** The number that this browser drew for a match. */
export const nonceFor = (match: string): string | null => read(NONCE + match);

/** Keep a number for all tabs of this browser. */
export const keepNonce = (match: string, nonce: string): void => write(NONCE + match, nonce);

function forget(): void {
  for (const { table, match } of memories().slice(MOST)) {
    for (const key of [keyOf(table, match), NONCE + match]) {
      here.delete(key);
      try {
        localStorage.removeItem(key);
      } catch {
        // forbidden
      }
    }
  }
}
