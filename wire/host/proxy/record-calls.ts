import { createHash } from 'node:crypto';
import { Stream } from 'node:stream';
import type { AnswerCall, Call, PlainAnswer } from '../call.ts';

/** One call as it was opened, without its secrets: what another backend can be asked again. */
export interface RecordedCall {
  /** Tells callers apart, and not who they are: `caller 1`, or none where no token came along. */
  caller?: string;
  operation: string;
  payload: unknown;
  /** Repeats of a call have the same. */
  repeat?: string;
  answer: { code: number; body?: unknown; isFile?: true };
}

/** Stands where a secret was. */
export const leftOut = '[left out]';
/** Stands where a picture was: people's papers are in them, and any other serves as well. */
export const picture = '[a picture]';

const secretNames =
  /^(?:.*password|.*token|token|auth_?key|captcha|secret|p256dh|auth|endpoint|sign|parameters|params)$/i;
const pictureNames = /^(?:.*base64|file)$/i;
const secretParts = /([?&](?:pass|.*token|sign|authKey)=)[^&\s"']+/gi;

/**
 * Records each call of buyers that was answered. A call whose outcome nobody knows says nothing of how it should be answered,
 * and calls of the staff are full of secrets, such as that of an authenticator app.
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
  /** Keeps to a person's name where an answer brings another token. */
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
      // Whoever logs in a second time is the same person, and so is whoever refreshes a token.
      const { email } = payload;
      const name = typeof email === 'string' ? nameOf(`e-mail ${email}`) : caller;
      if (name !== undefined && operation.id !== 'getBaseToken') names.set(digest(accessToken), name);
    },
  };
}

/** Keys and tokens are compared and never kept. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
