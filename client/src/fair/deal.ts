/** The shuffles of a match, made again from what decided them: docs/record-format.md, step by step. */
import { bytes, hmac, joined } from '../net/sha256';
import type { KeptProof } from '../wire';
import { fingerprint } from './canonical';

type Decided = Pick<KeptProof, 'secret' | 'match' | 'nonces' | 'start'>;

const label = (text: string): Uint8Array => new TextEncoder().encode(text);

const big = (value: number, length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, place) => (value / 2 ** (8 * (length - 1 - place))) & 255);

/** The endless row of 32-bit words that shuffle k draws from. */
function* words({ secret, match, nonces, start }: Decided, k: number): Generator<number, never> {
  const key = bytes(secret);
  const kind = start ? joined(label('fuda-deal-2'), fingerprint(start.statement)) : label('fuda-deal-1');
  const salt = nonces.map(bytes).flatMap((nonce) => [big(nonce.length, 2), nonce]);
  for (let block = 0; ; block++) {
    const digest = hmac(key, joined(kind, bytes(match), ...salt, big(k, 4), big(block, 4)));
    const data = new DataView(digest.buffer);
    for (let at = 0; at < 32; at += 4) yield data.getUint32(at);
  }
}

/** A draw from 0 to n − 1; words above the last whole multiple of n are thrown away, so that none is favoured. */
function below(row: Generator<number, never>, n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  let word = row.next().value;
  while (word >= limit) word = row.next().value;
  return word % n;
}

/** Shuffle number k, counted from 0 through the match, of a lot in ascending order. */
export function shuffle<T>(decided: Decided, k: number, lot: readonly T[]): T[] {
  const cards = [...lot];
  const row = words(decided, k);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(row, i + 1);
    [cards[i], cards[j]] = [cards[j] as T, cards[i] as T];
  }
  return cards;
}
