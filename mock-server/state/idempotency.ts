import { createHash } from 'node:crypto';
import type { Call, PlainAnswer } from '#wire/host/call.ts';
import { answersTo, storeAnswer, type Memory } from './memory.ts';

/**
 * Carries out a call once for each idempotency key, as the contract requires: a repeat gets the first answer. A key
 * with another call or payload is refused, and refused calls may be retried.
 */
export function createIdempotency(memory: Memory) {
  /** By owner and key, so that two simultaneous calls are carried out once. */
  const running = new Map<string, Promise<unknown>>();

  return async (call: Call, owner: string, carryOut: () => Promise<PlainAnswer>): Promise<PlainAnswer> => {
    const { operation, idempotencyKey: key } = call;
    if (key === undefined || operation.replay !== 'idempotent') return carryOut();
    const name = `${owner} ${key}`;
    const before = running.get(name);
    const answer = (before ?? Promise.resolve()).then(() => answerNow(call, key, owner, carryOut));
    const settled = answer.catch(() => undefined);
    running.set(name, settled);
    try {
      return await answer;
    } finally {
      if (running.get(name) === settled) running.delete(name);
    }
  };

  async function answerNow(
    call: Call,
    key: string,
    owner: string,
    carryOut: () => Promise<PlainAnswer>,
  ): Promise<PlainAnswer> {
    const answers = answersTo(memory, owner);
    const asked = await fingerprint(call);
    const first = answers.get(key);
    if (first && first.call !== asked) {
      return { code: 400, errorMessage: 'Idempotency-Key: was used for another call' };
    }
    if (first) return first.answer;
    const answer = await carryOut();
    if (answer.code === 0) storeAnswer(answers, key, { call: asked, answer });
    return answer;
  }
}

/** Compares calls by their payload, without the language. */
async function fingerprint({ operation, payload }: Call): Promise<string> {
  const { language: _language, timeZone: _timeZone, ...own } = payload;
  const entries = await Promise.all(
    Object.entries(own)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(async ([name, value]) => [name, value instanceof File ? await hashFile(value) : value]),
  );
  return `${operation.id} ${JSON.stringify(entries)}`;
}

async function hashFile(file: File): Promise<string> {
  const bytes = Buffer.from(await file.arrayBuffer());
  return createHash('sha256').update(bytes).digest('base64url');
}
