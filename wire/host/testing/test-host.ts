import type { AnswerCall } from '../call.ts';
import { createHost, type HostOptions } from '../host.ts';
import { createSession } from './session.ts';
import { hostContract } from '#server/platform/calls/contract.ts';

/** The fields that every call has. */
export const common = { language: 'en', timeZone: 'Africa/Nairobi' };

/** A host that answers every call in the same way, and a client with a session on it. */
export async function createTestHost(answer: AnswerCall, options: Partial<HostOptions> = {}) {
  const { client, envelope } = await createSession();
  const host = createHost({
    contract: hostContract,
    answer,
    envelope,
    acceptsPlain: true,
    validateAnswers: true,
    ...options,
  });
  return { host, client };
}
