import { expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { PlainAnswer } from './call.ts';
import { createHost } from './host.ts';
import { hostContract } from '#server/platform/calls/contract.ts';
import { callPlain, callSealed } from './testing/callers.ts';
import { createSession } from './testing/session.ts';

const { getOrder } = operations;
const payload = { language: 'en', timeZone: 'UTC', id: '1' };

async function ask(answer: PlainAnswer) {
  const { client, envelope } = await createSession();
  const host = createHost({
    contract: hostContract,
    answer: () => answer,
    envelope,
    acceptsPlain: true,
    validateAnswers: false,
  });
  const sealed = await callSealed(host, client, getOrder, payload, {});
  const plain = (await callPlain(host, getOrder, payload)).json<unknown>();
  await host.close();
  return { sealed: sealed.answer, plain };
}

test('A failure says why: sealed in its body, beside the code of a plain answer', async () => {
  const { sealed, plain } = await ask({ code: 400, message: 'Gone.', reason: 'orderGone' });
  expect(sealed).toEqual({ code: 400, message: 'Gone.', body: '{"reason":"orderGone"}' });
  expect(plain).toEqual({ code: 400, message: 'Gone.', reason: 'orderGone' });
});

test('A reason that the contract does not list for the call is not sent', async () => {
  const { sealed, plain } = await ask({ code: 400, message: 'Gone.', reason: 'vehicleGone' });
  expect(sealed).toEqual({ code: 400, message: 'Gone.' });
  expect(plain).toEqual({ code: 400, message: 'Gone.' });
});
