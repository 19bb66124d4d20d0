import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHex, toHex, utf8 } from '#wire/bytes.ts';
import { aes } from './block-cipher.ts';
import { hmacMd5, hmacSha256, md5 } from './digests.ts';
import { tripleDes } from '../legacy-suite.ts';
import { fromWords, toWords } from './words.ts';

const anyBytes = fc.uint8Array({ maxLength: 100 }).map((bytes) => new Uint8Array(bytes));

describe('A-243 the helpers', () => {
  it('convert bytes to words and back', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        expect(fromWords(toWords(bytes))).toEqual(bytes);
      }),
    );
  });

  it.each([
    ['', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['abc', '900150983cd24fb0d6963f7d28e17f72'],
  ])('MD5 of %j agrees with RFC 1321', (text, digest) => {
    expect(toHex(md5(utf8(text)))).toBe(digest);
  });

  it('HMAC agrees with RFC 2202 and RFC 4231', () => {
    const [key, data] = [utf8('Jefe'), utf8('what do ya want for nothing?')];
    expect(toHex(hmacMd5(key, data))).toBe('750c783e6ab0b503eaa86e310a5db738');
    expect(toHex(hmacSha256(key, data))).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  });

  it('AES agrees with FIPS 197', () => {
    const key = fromHex('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
    const sealed = toHex(aes.encrypt(key, { mode: 'ecb' }, fromHex('00112233445566778899aabbccddeeff')));
    expect(sealed.slice(0, 32)).toBe('8ea2b7ca516745bfeafc49904b496089');
  });

  it('triple DES agrees with SP 800-67', () => {
    const key = fromHex('0123456789abcdef23456789abcdef01456789abcdef0123');
    const sealed = toHex(tripleDes.encrypt(key, { mode: 'ecb' }, utf8('The qufck brown fox jump')));
    expect(sealed.slice(0, 48)).toBe('a826fd8ce53b855fcce21c8112256fe668d5c05dd9b6b900');
  });

  it.each([
    ['AES', aes, 32, 16],
    ['triple DES', tripleDes, 24, 8],
  ])('%s opens what it sealed, and rejects wrong padding or sizes', (_, cipher, keyLength, block) => {
    const key = new Uint8Array(keyLength).map((_byte, index) => index);
    const iv = new Uint8Array(block);
    fc.assert(
      fc.property(anyBytes, (plain) => {
        expect(cipher.decrypt(key, { mode: 'cbc', iv }, cipher.encrypt(key, { mode: 'cbc', iv }, plain))).toEqual(
          plain,
        );
      }),
    );
    const sealed = cipher.encrypt(key, { mode: 'cbc', iv }, new Uint8Array(block - 2));
    iv[block - 2] = 1;
    expect(() => cipher.decrypt(key, { mode: 'cbc', iv }, sealed)).toThrow('Wrong padding.');
    for (const cut of [new Uint8Array(), sealed.subarray(1)]) {
      expect(() => cipher.decrypt(key, { mode: 'ecb' }, cut)).toThrow('Not whole blocks.');
    }
    expect(() => cipher.encrypt(key.subarray(1), { mode: 'ecb' }, sealed)).toThrow('The key must have');
    expect(() => cipher.encrypt(key, { mode: 'cbc', iv: iv.subarray(1) }, sealed)).toThrow('The initialization vector');
  });
});
