import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHex, utf8 } from '../bytes.ts';
import { answerBinding, lengthPrefixed, requestHead, signedRequest } from './transcript.ts';

describe('the transcript', () => {
  it('prefixes each part with its length, and marks an absent one', () => {
    expect(toHex(lengthPrefixed([utf8('ab'), utf8(''), undefined]))).toBe('00000002616200000000ffffffff');
  });

  it('distinguishes any two lists of parts', () => {
    const part = fc.option(fc.string({ maxLength: 4 }), { nil: undefined });
    const encode = (list: readonly (string | undefined)[]) =>
      toHex(lengthPrefixed(list.map((text) => (text === undefined ? undefined : utf8(text)))));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), fc.array(part, { maxLength: 4 }), (left, right) => {
        expect(encode(left) === encode(right)).toBe(JSON.stringify(left) === JSON.stringify(right));
      }),
    );
  });

  it('of a signature is the head and the body as sent', () => {
    const head = requestHead({
      suite: 'static',
      kid: 'k',
      epk: '',
      method: 'POST',
      path: '/p',
      partnerId: 'w',
      sequenceId: '1',
      tokenHash: new Uint8Array(),
      idempotencyKey: '',
    });
    expect(toHex(signedRequest(head, 'AAAA'))).toBe(`${toHex(head)}00000004${toHex(utf8('AAAA'))}`);
    expect(() => signedRequest(head, 'é')).toThrow(TypeError);
  });

  it('of an answer distinguishes absent from empty, and one text from the other', () => {
    const bindings = [{}, { message: '' }, { errorMessage: '' }, { message: 'a' }, { errorMessage: 'a' }].map((texts) =>
      toHex(answerBinding('00', { code: 0, ...texts })),
    );
    expect(new Set(bindings).size).toBe(bindings.length);
  });
});
