import { concat, equalBytes, type Bytes } from '#wire/bytes.ts';
import { aes } from './block-cipher.ts';

const BLOCK = 16;
const TAG_LENGTH = 16;

/** AES-GCM (NIST SP 800-38D) on the block cipher of crypto-js, which has no GCM mode. The vector has 12 bytes. */
export function encryptGcm(key: Bytes, iv: Bytes, plain: Bytes, additionalData: Bytes): Bytes {
  const sealed = xor(plain, keyStream(key, iv, 2, plain.length));
  return concat(sealed, tagOf(key, iv, sealed, additionalData));
}

/** Throws if the tag does not match. */
export function decryptGcm(key: Bytes, iv: Bytes, sealed: Bytes, additionalData: Bytes): Bytes {
  const end = sealed.length - TAG_LENGTH;
  if (end < 0) throw new TypeError('Too short.');
  const text = sealed.subarray(0, end);
  if (!equalBytes(tagOf(key, iv, text, additionalData), sealed.subarray(end))) throw new TypeError('Not authentic.');
  return xor(text, keyStream(key, iv, 2, text.length));
}

/** The encrypted counters, starting at `first`. */
function keyStream(key: Bytes, iv: Bytes, first: number, length: number): Bytes {
  const counters = new Uint8Array(Math.ceil(length / BLOCK) * BLOCK);
  const view = new DataView(counters.buffer);
  for (let at = 0; at < counters.length; at += BLOCK) {
    counters.set(iv, at);
    view.setUint32(at + iv.length, first + at / BLOCK);
  }
  // Drops the block of padding at the end.
  return aes.encrypt(key, { mode: 'ecb' }, counters).subarray(0, length);
}

function tagOf(key: Bytes, iv: Bytes, sealed: Bytes, additionalData: Bytes): Bytes {
  const hashKey = toBigInt(aes.encrypt(key, { mode: 'ecb' }, new Uint8Array(BLOCK)).subarray(0, BLOCK));
  const lengths = new Uint8Array(BLOCK);
  const view = new DataView(lengths.buffer);
  view.setBigUint64(0, BigInt(additionalData.length * 8));
  view.setBigUint64(8, BigInt(sealed.length * 8));
  const hashed = concat(toWholeBlocks(additionalData), toWholeBlocks(sealed), lengths);
  let sum = 0n;
  for (let at = 0; at < hashed.length; at += BLOCK) {
    sum = multiply(sum ^ toBigInt(hashed.subarray(at, at + BLOCK)), hashKey);
  }
  return xor(fromBigInt(sum), keyStream(key, iv, 1, BLOCK));
}

/** Multiplies in the field of 2^128 elements, whose bits GCM writes in reverse. */
function multiply(left: bigint, right: bigint): bigint {
  const reduction = 0xe1n << 120n;
  let product = 0n;
  let shifted = right;
  for (let bit = 127n; bit >= 0n; bit -= 1n) {
    if ((left >> bit) & 1n) product ^= shifted;
    shifted = shifted & 1n ? (shifted >> 1n) ^ reduction : shifted >> 1n;
  }
  return product;
}

function toWholeBlocks(bytes: Bytes): Bytes {
  const whole = new Uint8Array(Math.ceil(bytes.length / BLOCK) * BLOCK);
  whole.set(bytes);
  return whole;
}

function toBigInt(block: Bytes): bigint {
  const view = new DataView(block.buffer, block.byteOffset, BLOCK);
  return (view.getBigUint64(0) << 64n) | view.getBigUint64(8);
}

function fromBigInt(value: bigint): Bytes {
  const block = new Uint8Array(BLOCK);
  const view = new DataView(block.buffer);
  view.setBigUint64(0, value >> 64n);
  view.setBigUint64(8, BigInt.asUintN(64, value));
  return block;
}

function xor(left: Bytes, right: Bytes): Bytes {
  return left.map((byte, index) => byte ^ (right[index] ?? 0));
}
