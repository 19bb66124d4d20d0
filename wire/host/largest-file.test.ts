import { expect, test, vi } from 'vitest';
import { type OperationFacts, operations } from '#generated/operations.ts';
import { isFullRun } from '../../tests/scope.ts';
import type { AnswerCall } from './call.ts';
import { createHost } from './host.ts';
import { callSealed } from './testing/callers.ts';
import { createSession } from './testing/session.ts';
import { hostContract } from '#server/platform/calls/contract.ts';

// Sealing the largest pictures and videos takes seconds each.
const largest = isFullRun ? Infinity : 2_000_000;
const withFile = Object.values<OperationFacts>(operations).filter(({ base64 = Infinity }) => base64 < largest);

test.each(withFile)('$id accepts its longest file, sealed', async (operation) => {
  const { client, envelope } = await createSession();
  const answer = vi.fn<AnswerCall>(() => ({ code: 500 }));
  const host = createHost({ contract: hostContract, answer, envelope, acceptsPlain: true, validateAnswers: true });
  const file = 'ab'.repeat(Math.floor((operation.base64 ?? 0) / 2));
  const { answer: received, response } = await callSealed(host, client, operation, {
    file,
    language: 'en',
    timeZone: 'Africa/Nairobi',
  });
  // The field is not part of this call, so a request that was read is refused for it, and not for its size.
  expect([response.statusCode, received.code]).toEqual([200, 400]);
});
