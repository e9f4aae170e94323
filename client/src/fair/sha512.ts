/** SHA-512 by hand, for signatures: they sign some hundred bytes, so whole words as BigInt are fast enough. */

const MASK = 2n ** 64n - 1n;
const K: bigint[] = [];
const START: bigint[] = [];

/** The whole part of the k-th root, by bisection. */
function root(n: bigint, k: bigint): bigint {
  let [low, high] = [0n, 2n ** 80n];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** k <= n) low = middle;
    else high = middle;
  }
  return low;
}

// The constants are the fractional parts of cube and square roots of the first primes.
for (let n = 2; K.length < 80; n++) {
  let prime = true;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
  if (!prime) continue;
  if (K.length < 8) START.push(root(BigInt(n) << 128n, 2n) & MASK);
  K.push(root(BigInt(n) << 192n, 3n) & MASK);
}

const rotate = (x: bigint, n: bigint): bigint => ((x >> n) | (x << (64n - n))) & MASK;

export function sha512(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 16) >> 7) * 128 + 128);
  padded.set(message);
  padded[message.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  const state = [...START];
  const at = (words: bigint[], i: number) => words[i] as bigint;
  for (let block = 0; block < padded.length; block += 128) {
    const w: bigint[] = [];
    for (let i = 0; i < 16; i++) w.push(data.getBigUint64(block + 8 * i));
    for (let i = 16; i < 80; i++) {
      const [a, b] = [at(w, i - 15), at(w, i - 2)];
      const s0 = rotate(a, 1n) ^ rotate(a, 8n) ^ (a >> 7n);
      const s1 = rotate(b, 19n) ^ rotate(b, 61n) ^ (b >> 6n);
      w.push((at(w, i - 16) + s0 + at(w, i - 7) + s1) & MASK);
    }
    let [a, b, c, d, e, f, g, h] = state as [bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint];
    for (let i = 0; i < 80; i++) {
      const s1 = rotate(e, 14n) ^ rotate(e, 18n) ^ rotate(e, 41n);
      const t1 = h + s1 + ((e & f) ^ (~e & g)) + at(K, i) + at(w, i);
      const s0 = rotate(a, 28n) ^ rotate(a, 34n) ^ rotate(a, 39n);
      const t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) & MASK, c, b, a, (t1 + t2) & MASK];
    }
    for (const [i, x] of [a, b, c, d, e, f, g, h].entries()) state[i] = (at(state, i) + x) & MASK;
  }
  const digest = new DataView(new ArrayBuffer(64));
  for (const [i, word] of state.entries()) digest.setBigUint64(8 * i, word);
  return new Uint8Array(digest.buffer);
}
