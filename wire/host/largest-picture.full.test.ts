import { expect, test, vi } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { AnswerCall } from './call.ts';
import { createHost } from './host.ts';
import { callSealed } from './testing/callers.ts';
import { createSession } from './testing/session.ts';

test('a sealed picture of the largest size fits', async () => {
  const { client, envelope } = await createSession();
  const answer = vi.fn<AnswerCall>(() => ({ code: 0, body: { Status: 100, url: '/pictures/uploads/a.png' } }));
  const host = createHost({ answer, envelope, acceptsPlain: true, validateAnswers: true });
  const { answer: received } = await callSealed(host, client, operations.uploadImage, {
    imgBase64: '/+'.repeat(9_087_671),
    language: 'en',
    timeZone: 'Africa/Nairobi',
  });
  expect(received.code).toBe(0);
});
