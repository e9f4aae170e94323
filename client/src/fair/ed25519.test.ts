import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bytes, hex } from '../net/sha256';
import { signedBy } from './ed25519';
import { sha512 } from './sha512';

const text = (message: string) => new TextEncoder().encode(message);

// RFC 8032, 7.1: public key, message, signature.
const VECTORS = [
  [
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    '',
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  ],
  [
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    '72',
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  ],
  [
    'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    'af82',
    '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
  ],
] as const;

it.each([0, 1, 3, 111, 112, 127, 128, 240, 1000])('hashes %i bytes as everybody does', (length) => {
  const message = Uint8Array.from({ length }, (_, place) => (place * 7) & 255);
  expect(hex(sha512(message))).toBe(createHash('sha512').update(message).digest('hex'));
});

describe('a signature', () => {
  it.each(VECTORS)('of the standard by %s holds', (key, message, signature) => {
    expect(signedBy(bytes(key), bytes(message), bytes(signature))).toBe(true);
  });

  it('made elsewhere holds, and no bit of it, of its key or of its message can be another', () => {
    for (let n = 0; n < 4; n++) {
      const seed = Buffer.alloc(32, n);
      const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
      const secret = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
      const key = Uint8Array.from(createPublicKey(secret).export({ format: 'der', type: 'spki' }).subarray(-32));
      const message = text(`fuda-record ${n}`);
      const signature = Uint8Array.from(sign(null, message, secret));
      expect(signedBy(key, message, signature)).toBe(true);
      for (const data of [key, message, signature]) {
        const place = (n * 13) % data.length;
        data[place] = (data[place] as number) ^ (1 << n);
        expect(signedBy(key, message, signature)).toBe(false);
        data[place] = (data[place] as number) ^ (1 << n);
      }
    }
  });

  it('whose number is beyond the order is refused, though it would fit', () => {
    const [key, message, signature] = VECTORS[0];
    const order = 2n ** 252n + 27742317777372353535851937790883648493n;
    const data = bytes(signature);
    let s = data.subarray(32).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n) + order;
    for (let place = 32; place < 64; place++, s >>= 8n) data[place] = Number(s & 255n);
    expect(signedBy(bytes(key), bytes(message), data)).toBe(false);
  });

  it('by a key that is no point, or of another length, is refused', () => {
    const [key, message, signature] = VECTORS[0];
    expect(signedBy(bytes('02'.padEnd(64, '0')), bytes(message), bytes(signature))).toBe(false);
    expect(signedBy(bytes('ff'.repeat(32)), bytes(message), bytes(signature))).toBe(false);
    expect(signedBy(bytes(key).subarray(1), bytes(message), bytes(signature))).toBe(false);
    expect(signedBy(bytes(key), bytes(message), bytes(signature).subarray(1))).toBe(false);
  });
});
