import { createHash } from 'node:crypto';
import { Stream } from 'node:stream';
import type { AnswerCall, Call, PlainAnswer } from '../call.ts';

/** A recorded call, opened and without its secrets, which can be replayed to another backend. */
export interface RecordedCall {
  /** Tells callers apart without identifying them: `caller 1`, or absent for calls without a token. */
  caller?: string;
  operation: string;
  payload: unknown;
  /** The same for repeats of a call. */
  repeat?: string;
  answer: { code: number; body?: unknown; isFile?: true };
}

/** Replaces a secret. */
export const leftOut = '[left out]';
/** Replaces a picture: pictures may show personal documents, and any other picture serves as well. */
export const picture = '[a picture]';

const secretNames =
  /^(?:.*password|.*token|token|auth_?key|captcha|secret|p256dh|auth|endpoint|sign|parameters|params)$/i;
const pictureNames = /^(?:.*base64|file)$/i;
const secretParts = /([?&](?:pass|.*token|sign|authKey)=)[^&\s"']+/gi;

/**
 * Records each answered call of buyers. A call with an unknown outcome does not show how it should be answered, and
 * staff calls are full of secrets, such as those of authenticator apps.
 */
export function recordCalls(answer: AnswerCall, write: (recorded: RecordedCall) => void): AnswerCall {
  const callers = createCallers();
  return async (call) => {
    const answered = await answer(call);
    if (!call.operation.path.startsWith('/staff/')) write(describe(call, answered, callers));
    return answered;
  };
}

function describe(call: Call, answered: PlainAnswer, callers: Callers): RecordedCall {
  const { operation, payload, token, idempotencyKey } = call;
  const { code, body } = answered;
  const caller = token === undefined ? undefined : callers.nameOf(token);
  callers.follow(call, body, caller);
  return {
    ...(caller !== undefined && { caller }),
    operation: operation.id,
    payload: withoutSecrets(payload),
    ...(idempotencyKey !== undefined && { repeat: digest(idempotencyKey) }),
    answer: {
      code,
      ...(isFile(body) ? { isFile: true as const } : body !== undefined && { body: withoutSecrets(body) }),
    },
  };
}

function isFile(body: unknown): boolean {
  return body instanceof Stream || ArrayBuffer.isView(body);
}

function withoutSecrets(value: unknown, name = ''): unknown {
  if (value === null || value === undefined) return value;
  if (pictureNames.test(name) || value instanceof File) return picture;
  if (secretNames.test(name)) return leftOut;
  if (typeof value === 'string') return value.replaceAll(secretParts, `$1${leftOut}`);
  if (Array.isArray(value)) return value.map((entry) => withoutSecrets(entry, name));
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([field, entry]) => [field, withoutSecrets(entry, field)]));
}

interface Callers {
  nameOf(token: string): string;
  /** Keeps the caller's name when an answer brings a new token. */
  follow(call: Call, body: unknown, caller: string | undefined): void;
}

function createCallers(): Callers {
  const names = new Map<string, string>();
  let count = 0;

  function nameOf(token: string): string {
    const key = digest(token);
    const name = names.get(key) ?? `caller ${++count}`;
    names.set(key, name);
    return name;
  }

  return {
    nameOf,
    follow({ operation, payload }, body, caller) {
      const { accessToken } = Object(body) as { accessToken?: unknown };
      if (typeof accessToken !== 'string') return;
      // Logging in again or refreshing a token keeps the caller the same.
      const { email } = payload;
      const name = typeof email === 'string' ? nameOf(`e-mail ${email}`) : caller;
      if (name !== undefined && operation.id !== 'getBaseToken') names.set(digest(accessToken), name);
    },
  };
}

/** Keys and tokens are compared but never stored. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
