import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as bytesHere from './bytes.ts';
import { concat, equalBytes, fromHex, fromUtf8, toHex, utf8 } from './bytes.ts';

const anyBytes = fc.uint8Array({ maxLength: 400 }).map((bytes) => new Uint8Array(bytes));

/** Loads the module as in an engine without base64 methods or Node's Buffer. */
async function withoutBuffer(): Promise<typeof bytesHere> {
  vi.stubGlobal('Buffer', undefined);
  vi.resetModules();
  return import('./bytes.ts');
}

/** Loads the module as in an engine whose `Uint8Array` supports base64 and, unlike ours, accepts white space. */
async function withNative(): Promise<typeof bytesHere> {
  const buffer = Buffer;
  vi.stubGlobal(
    'Uint8Array',
    class extends Uint8Array<ArrayBuffer> {
      static fromBase64(text: string): Uint8Array<ArrayBuffer> {
        const dense = text.replace(/[ \t\n\f\r]/g, '');
        const bytes = buffer.from(dense, 'base64');
        if (bytes.toString('base64') !== dense) throw new SyntaxError('Strict.');
        return new Uint8Array(bytes);
      }
    },
  );
  vi.resetModules();
  return import('./bytes.ts');
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe.each([
  ['with Buffer', async () => bytesHere],
  ['with atob alone', withoutBuffer],
  ['with native methods', withNative],
])('A-243 base64 %s', (_, load) => {
  it('round-trips any bytes', async () => {
    const { fromBase64, toBase64 } = await load();
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        expect([...fromBase64(toBase64(bytes))]).toEqual([...bytes]);
      }),
    );
  });

  it('round-trips a megabyte', async () => {
    const { fromBase64, toBase64 } = await load();
    const bytes = new Uint8Array(1 << 20).map((_byte, index) => index * 31);
    expect(equalBytes(fromBase64(toBase64(bytes)), bytes)).toBe(true);
  });

  it.each([
    'A',
    'AA',
    'AAA',
    'AA=',
    'AB==',
    'AAB=',
    'AA ==',
    'AAAA\n',
    ' AAAA',
    'AA==AAAA',
    '-_-_',
    '====',
    'Ł===',
    'ŁAAA',
  ])('refuses %j', async (text) => {
    const { fromBase64 } = await load();
    expect(() => fromBase64(text)).toThrow('Not canonical base64.');
  });

  it('encodes the URL variant without padding, and accepts only the canonical encoding', async () => {
    const { fromBase64Url, toBase64Url } = await load();
    expect(toBase64Url(new Uint8Array([255, 239, 190, 1]))).toBe('_---AQ');
    expect([...fromBase64Url('_---AQ')]).toEqual([255, 239, 190, 1]);
    for (const text of ['_---AQ==', '_---AR', '_---A', '/+++AQ', ' _---AQ']) {
      expect(() => fromBase64Url(text)).toThrow('Not canonical');
    }
  });
});

describe('hexadecimal', () => {
  it('round-trips any bytes', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        expect(fromHex(toHex(bytes))).toEqual(bytes);
      }),
    );
  });

  it.each(['0', 'AB', '0g', ' 00', '0x00'])('refuses %j', (text) => {
    expect(() => fromHex(text)).toThrow('Not lower-case hexadecimal.');
  });
});

describe('text', () => {
  it('keeps every character, including a leading byte order mark', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fromUtf8(utf8(`\ufeff${text}`))).toBe(`\ufeff${text}`);
      }),
    );
  });

  it('rejects invalid text instead of replacing it', () => {
    expect(() => utf8('\ud800')).toThrow('Text with a lone surrogate has no UTF-8 form.');
    expect(() => fromUtf8(new Uint8Array([0xc0, 0x80]))).toThrow(TypeError);
  });
});

it('base64 uses the native method if the engine has one', async () => {
  const bytes = Object.assign(new Uint8Array([1, 2]), { toBase64: () => 'by itself' });
  expect(bytesHere.toBase64(bytes)).toBe('by itself');
});

it('base64url accepts any length, and rejects other text', () => {
  for (let length = 0; length < 9; length += 1) {
    const bytes = new Uint8Array(length).fill(0xfb);
    expect(bytesHere.fromBase64Url(bytesHere.toBase64Url(bytes))).toEqual(bytes);
  }
  for (const text of ['a=', 'a+', 'a/', 'a b', 'é']) {
    expect(() => bytesHere.fromBase64Url(text)).toThrow('Not canonical base64url.');
  }
});

describe('bytes', () => {
  it('are joined in order', () => {
    expect(concat(utf8('a'), utf8(''), utf8('bc'))).toEqual(utf8('abc'));
  });

  it('are equal only if length and every byte agree', () => {
    expect(equalBytes(utf8('abc'), utf8('abc'))).toBe(true);
    for (const other of ['abd', 'ab', 'abcd', '']) {
      expect(equalBytes(utf8('abc'), utf8(other))).toBe(false);
      expect(equalBytes(utf8(other), utf8('abc'))).toBe(false);
    }
  });
});
