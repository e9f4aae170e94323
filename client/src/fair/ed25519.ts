/** Ed25519 signatures, checked by hand (RFC 8032): browsers have no crypto.subtle on plain http. Nothing is secret here, so nothing need take the same time. */
import { joined } from '../net/sha256';
import { sha512 } from './sha512';

const P = 2n ** 255n - 19n;
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

const mod = (x: bigint, n = P): bigint => ((x % n) + n) % n;

function power(x: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, mod(x)];
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % P;
    square = (square * square) % P;
  }
  return result;
}

const D = mod(-121665n * power(121666n, P - 2n));
const ROOT = power(2n, (P - 1n) / 4n); // of −1

/** A point as X, Y, Z and T: x = X/Z, y = Y/Z, xy = T/Z. */
type Point = readonly [bigint, bigint, bigint, bigint];
const ZERO: Point = [0n, 1n, 1n, 0n];

function add([x1, y1, z1, t1]: Point, [x2, y2, z2, t2]: Point): Point {
  const a = mod((y1 - x1) * (y2 - x2));
  const b = mod((y1 + x1) * (y2 + x2));
  const c = mod(2n * t1 * t2 * D);
  const d = mod(2n * z1 * z2);
  const [e, f, g, h] = [b - a, d - c, d + c, b + a];
  return [mod(e * f), mod(g * h), mod(f * g), mod(e * h)];
}

function times(factor: bigint, point: Point): Point {
  let [result, double] = [ZERO, point];
  for (let left = factor; left > 0n; left >>= 1n) {
    if (left & 1n) result = add(result, double);
    double = add(double, double);
  }
  return result;
}

const number = (data: Uint8Array): bigint => data.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n);

/** The point that 32 bytes stand for, null where none does. */
function read(data: Uint8Array): Point | null {
  const sign = (data[31] as number) >> 7;
  const y = number(data) & (2n ** 255n - 1n);
  if (y >= P) return null;
  const [u, v] = [mod(y * y - 1n), mod(D * y * y + 1n)];
  let x = mod(u * power(v, 3n) * power(u * power(v, 7n), (P - 5n) / 8n));
  if (mod(v * x * x) !== u) x = mod(x * ROOT);
  if (mod(v * x * x) !== u || (x === 0n && sign)) return null;
  if (Number(x & 1n) !== sign) x = P - x;
  return [x, y, 1n, mod(x * y)];
}

function written([x, y, z]: Point): Uint8Array {
  const inverse = power(z, P - 2n);
  let left = mod(y * inverse) | ((mod(x * inverse) & 1n) << 255n);
  return Uint8Array.from({ length: 32 }, () => {
    const byte = Number(left & 255n);
    left >>= 8n;
    return byte;
  });
}

const BASE = read(Uint8Array.from({ length: 32 }, (_, place) => (place ? 0x66 : 0x58))) as Point;

/** Whether the key has signed the message. */
export function signedBy(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  if (key.length !== 32 || signature.length !== 64) return false;
  const [point, s] = [read(key), number(signature.subarray(32))];
  if (!point || s >= ORDER) return false;
  const h = mod(number(sha512(joined(signature.subarray(0, 32), key, message))), ORDER);
  const [x, y, z, t] = point;
  const found = written(add(times(s, BASE), times(h, [P - x, y, z, mod(P - t)])));
  return found.every((byte, place) => byte === signature[place]);
}
