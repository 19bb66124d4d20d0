import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fromHex, toHex, utf8, type Bytes } from '../bytes.ts';
import { decryptGcm, encryptGcm } from './crypto-js/gcm.ts';
import { generateGcmKey, importGcmKey, openGcm, sealGcm } from './gcm.ts';

const anyBytes = fc.uint8Array({ maxLength: 70 }).map((bytes) => new Uint8Array(bytes));
const bytesOf = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((bytes) => new Uint8Array(bytes));

function flip(bytes: Bytes, place: number): Bytes {
  return bytes.map((byte, index) => (index === place ? byte ^ 1 : byte));
}

describe('AES-GCM on crypto-js', () => {
  it('agrees with test case 16 of the specification of GCM', () => {
    const key = fromHex('feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308');
    const iv = fromHex('cafebabefacedbaddecaf888');
    const plain = fromHex(
      'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39',
    );
    const additionalData = fromHex('feedfacedeadbeeffeedfacedeadbeefabaddad2');
    expect(toHex(encryptGcm(key, iv, plain, additionalData))).toBe(
      '522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662' +
        '76fc6ece0f4e1768cddf8853bb2d551b',
    );
  });

  it('seals and opens as WebCrypto does', async () => {
    await fc.assert(
      fc.asyncProperty(bytesOf(32), bytesOf(12), anyBytes, anyBytes, async (key, iv, plain, additionalData) => {
        const sealed = encryptGcm(key, iv, plain, additionalData);
        const native = await crypto.subtle.encrypt(
          { name: 'AES-GCM', iv, additionalData },
          await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']),
          plain,
        );
        expect(toHex(sealed)).toBe(toHex(new Uint8Array(native)));
        expect(decryptGcm(key, iv, sealed, additionalData)).toEqual(plain);
      }),
      { numRuns: 30 },
    );
  });

  it('rejects a single changed bit and other additional data', () => {
    const [key, iv, data] = [new Uint8Array(32), new Uint8Array(12), utf8('userInfo')];
    const sealed = encryptGcm(key, iv, utf8('a user'), data);
    for (const place of sealed.keys()) {
      expect(() => decryptGcm(key, iv, flip(sealed, place), data)).toThrow('Not authentic.');
    }
    expect(() => decryptGcm(key, iv, sealed, utf8('another'))).toThrow('Not authentic.');
    expect(() => decryptGcm(key, iv, sealed.subarray(0, 15), data)).toThrow('Too short.');
  });
});

describe('a page without WebCrypto', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('opens what a page with WebCrypto sealed, and the other way round', async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const data = utf8('name');
    const { crypto: complete } = globalThis;
    const bare = { getRandomValues: (into: Uint8Array<ArrayBuffer>) => complete.getRandomValues(into) };
    const sealed = await sealGcm(await importGcmKey(bytes), utf8('one'), data);
    vi.stubGlobal('crypto', bare);
    const key = await importGcmKey(bytes);
    expect(await openGcm(key, sealed, data)).toEqual(utf8('one'));
    const back = await sealGcm(key, utf8('two'), data);
    const own = await generateGcmKey();
    expect(await openGcm(own, await sealGcm(own, utf8('three'), data), data)).toEqual(utf8('three'));
    vi.unstubAllGlobals();
    expect(await openGcm(await importGcmKey(bytes), back, data)).toEqual(utf8('two'));
  });
});
