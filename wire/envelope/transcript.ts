import { type Bytes, concat, utf8 } from '../bytes.ts';
import type { Answer } from './envelope.ts';
import type { Address } from './headers.ts';

const REQUEST_LABEL = 'gariport/1/request';
const ANSWER_LABEL = 'gariport/1/response';

/** The length that stands for a field which is not there, so that absent and empty differ. */
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

/** Each part behind its length, four bytes, big-endian. */
export function lengthPrefixed(parts: readonly (Bytes | undefined)[]): Bytes {
  return concat(...parts.flatMap((part) => (part ? [uint32(part.length), part] : [uint32(ABSENT)])));
}

/** Everything about a request but its body: the additional data of its encryption, and the start of what is signed. */
export function requestHead(head: RequestHead): Bytes {
  return lengthPrefixed([
    utf8(REQUEST_LABEL),
    utf8(head.suite),
    utf8(head.kid),
    utf8(head.epk),
    utf8(head.method),
    utf8(head.path),
    utf8(head.partnerId),
    utf8(head.sequenceId),
    head.tokenHash,
    utf8(head.idempotencyKey),
  ]);
}

/** What is signed: the head, then the body as it is sent. */
export function signedRequest(head: Bytes, body: string): Bytes {
  const prefix = concat(head, uint32(body.length));
  const whole = new Uint8Array(prefix.length + body.length);
  whole.set(prefix);
  // Straight into place: a body may have megabytes, and base64 has one byte for each character.
  const { written } = encoder.encodeInto(body, whole.subarray(prefix.length));
  if (written !== body.length) throw new TypeError('A sealed body is base64.');
  return whole;
}

/** What an answer's sealed body vouches for besides itself. */
export function answerBinding(sign: string, { code, message, errorMessage }: Omit<Answer, 'body'>): Bytes {
  return lengthPrefixed([
    utf8(ANSWER_LABEL),
    utf8(sign),
    utf8(String(code)),
    message === undefined ? undefined : utf8(message),
    errorMessage === undefined ? undefined : utf8(errorMessage),
  ]);
}

function uint32(value: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}
