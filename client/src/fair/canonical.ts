/** One spelling of JSON, so that this page hashes the same bytes as the server: docs/record-format.md. */
import { hex, sha256 } from '../net/sha256';

/** No spaces, and keys in the order of their UTF-16 code units. */
export function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`;
  if (data === null || typeof data !== 'object') return JSON.stringify(data);
  const pairs = Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`).join(',')}}`;
}

/** The SHA-256 of the canonical bytes. */
export const fingerprint = (data: unknown): Uint8Array => sha256(new TextEncoder().encode(canonical(data)));

export const fingerprintHex = (data: unknown): string => hex(fingerprint(data));
