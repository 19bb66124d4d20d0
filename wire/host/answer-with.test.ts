import { expect, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import type { Handlers } from '../../generated/server.ts';
import { answerWith } from './answer-with.ts';
import type { Call } from './call.ts';

const call: Call = {
  operation: operations.modifyCountry,
  payload: { countryName: 'Kenya', language: 'en', timeZone: 'UTC' },
  language: 'en',
  token: 'gat_first',
  requestId: 'r1',
  remoteAddress: '127.0.0.1',
};

test('a call goes to the handler of its name, with the context made for it', async () => {
  const handlers = {
    modifyCountry: ({ countryName }, { user }) => ({ code: 400, message: `${user} stays out of ${countryName}` }),
  } satisfies Partial<Handlers<{ user: string }>>;
  const answer = answerWith(handlers as Partial<typeof handlers> as Handlers<{ user: string }>, ({ token }) => ({
    user: token ?? 'nobody',
  }));
  expect(await answer(call)).toEqual({ code: 400, message: 'gat_first stays out of Kenya' });
  expect(() => answer({ ...call, operation: operations.login })).toThrow('No handler answers login.');
});
