import { type Bytes, utf8 } from '../bytes.ts';
import type { Answer } from './envelope.ts';
import type { Address } from './headers.ts';

const REQUEST_LABEL = 'gariport/1/request';
const ANSWER_LABEL = 'gariport/1/response';

/** The length that marks an absent field, so that absent and empty differ. */
const ABSENT = 0xffff_ffff;

const encoder = new TextEncoder();

export interface RequestHead extends Address {
  method: string;
  path: string;
  partnerId: string;
  sequenceId: string;
  /** SHA-256 of the access token; empty where there is none. */
  tokenHash: Bytes;
  /** Empty where there is none. */
  idempotencyKey: string;
}

type Part = Bytes | string | undefined;

/**
 * Prefixes each part with its length, four bytes, big-endian. Written in one pass, because every call needs it at both
 * ends.
 */
export function lengthPrefixed(parts: readonly Part[]): Bytes {
  const whole = new Uint8Array(parts.reduce((size, part) => size + 4 + mostBytes(part), 0));
  let at = 0;
  for (const part of parts) {
    const length = part === undefined ? 0 : write(part, whole, at + 4);
    writeUint32(whole, at, part === undefined ? ABSENT : length);
    at += 4 + length;
  }
  return whole.slice(0, at);
}

/**
 * Everything about a request except its body: the additional data of its encryption, and the start of the signed text.
 */
export function requestHead(head: RequestHead): Bytes {
  return lengthPrefixed([
    REQUEST_LABEL,
    head.suite,
    head.kid,
    head.epk,
    head.method,
    head.path,
    head.partnerId,
    head.sequenceId,
    head.tokenHash,
    head.idempotencyKey,
  ]);
}

/** The signed text: the head, then the body as sent. */
export function signedRequest(head: Bytes, body: string): Bytes {
  const start = head.length + 4;
  const whole = new Uint8Array(start + body.length);
  whole.set(head);
  writeUint32(whole, head.length, body.length);
  // Written in place: a body may have megabytes, and base64 has one byte for each character.
  const { written } = encoder.encodeInto(body, whole.subarray(start));
  if (written !== body.length) throw new TypeError('A sealed body is base64.');
  return whole;
}

/** What an answer's sealed body authenticates besides itself. */
export function answerBinding(sign: string, { code, message, errorMessage }: Omit<Answer, 'body'>): Bytes {
  return lengthPrefixed([ANSWER_LABEL, sign, String(code), message, errorMessage]);
}

/** A UTF-16 code unit takes at most three bytes of UTF-8. */
function mostBytes(part: Part): number {
  return typeof part === 'string' ? part.length * 3 : (part?.length ?? 0);
}

/** Writes a part and returns its number of bytes. */
function write(part: Bytes | string, whole: Bytes, at: number): number {
  if (typeof part !== 'string') {
    whole.set(part, at);
    return part.length;
  }
  // Most parts are short ASCII, which is faster to write than to pass to an encoder.
  for (let index = 0; index < part.length; index += 1) {
    const unit = part.charCodeAt(index);
    if (unit > 0x7f) {
      const bytes = utf8(part);
      whole.set(bytes, at);
      return bytes.length;
    }
    whole[at + index] = unit;
  }
  return part.length;
}

function writeUint32(bytes: Bytes, at: number, value: number): void {
  for (let index = 0; index < 4; index += 1) bytes[at + index] = value >>> (24 - 8 * index);
}
