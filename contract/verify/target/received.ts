import type { HttpReply } from './send.ts';

/** A plain answer, its body parsed. */
export interface PlainAnswer {
  readonly code: number;
  readonly body?: unknown;
  readonly message?: unknown;
  readonly errorMessage?: unknown;
  readonly reason?: unknown;
}

/** The outcome of one call. */
export type Received =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly answer: PlainAnswer;
      /** Fields of the answer that no client knows. */
      readonly unknownFields?: readonly string[];
      /** The media type, if it is not that of JSON. */
      readonly otherType?: string;
    }
  | { readonly kind: 'file'; readonly status: number; readonly type: string; readonly size: number }
  /** The envelope's own refusal: unsealed and without a body. */
  | { readonly kind: 'refusal'; readonly status: number; readonly text: string }
  /** No answer that a client could use. */
  | { readonly kind: 'unusable'; readonly what: string };

/** Reads an unsealed answer. */
export function readPlain(reply: HttpReply, fileTypes: readonly string[]): Received {
  if ('lost' in reply) return { kind: 'unusable', what: reply.lost };
  const { status, type, bytes } = reply;
  if (fileTypes.includes(type)) return { kind: 'file', status, type, size: bytes.length };
  const { json, what } = readJson(reply);
  if (what !== undefined) return { kind: 'unusable', what };
  if (isRefusal(status, json)) return { kind: 'refusal', status, text: textOf(bytes) };
  if (!isAnswer(json)) return { kind: 'unusable', what: `no answer with a code: ${shorten(textOf(bytes))}` };
  return { kind: 'answer', status, answer: json, ...findUnexpectedFields(json, reply.type) };
}

const knownFields: ReadonlySet<string> = new Set(['code', 'body', 'message', 'errorMessage', 'reason']);

/** What clients may stumble over in an answer that can be read. */
export function findUnexpectedFields(
  answer: object,
  type: string,
): { unknownFields?: readonly string[]; otherType?: string } {
  const unknownFields = Object.keys(answer).filter((name) => !knownFields.has(name));
  return {
    ...(unknownFields.length > 0 && { unknownFields }),
    ...(type !== 'application/json' && { otherType: type || 'none' }),
  };
}

type JsonReply = { json: unknown; what?: undefined } | { json?: undefined; what: string };

export function readJson({ status, type, bytes }: Exclude<HttpReply, { lost: string }>): JsonReply {
  const text = textOf(bytes);
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return { what: `not JSON (HTTP ${status}, ${type || 'no content type'}): ${shorten(text) || '(empty)'}` };
  }
}

export function isRefusal(status: number, json: unknown): boolean {
  return status === 400 && isAnswer(json) && json.code === 400 && json.body === undefined;
}

export function isAnswer(json: unknown): json is PlainAnswer {
  return typeof json === 'object' && json !== null && Number.isInteger((json as { code?: unknown }).code);
}

export function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

/** The beginning of a long text, enough to recognise it. */
export function shorten(text: string, length = 160): string {
  return text.length <= length ? text : `${text.slice(0, length)}… (${text.length} characters)`;
}
