import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import type { Handlers } from '../../generated/server.ts';
import { createGate } from '../../wire/client/testing/calls.ts';
import type { Call } from '../../wire/host/call.ts';
import { createTurns } from '../crew/turns.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import type { Context } from './context.ts';
import { createDispatcher, tooManyChanges } from './dispatch.ts';
import { countIn, countUp } from './rate-limit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ handlers: {} });
});
afterAll(() => server.close());

test('A change that finds no turn is refused and changes nothing, and it is carried out when it is sent again', async () => {
  const { services } = server;
  const gate = createGate();
  const begun = createGate();
  const handlers = {
    modifyCountry: async ({ countryName }: { countryName: string }, { database, now }: Context) => {
      begun.open();
      await gate.passed;
      await countUp(database, countryName, 60_000, now);
      return { code: 0 };
    },
  } as unknown as Handlers<Context>;
  const turns = createTurns({ most: 1, longestQueue: 0 });
  const answer = createDispatcher(services, handlers, async () => ({ user: undefined }), turns);
  const change = (countryName: string): Call => ({
    operation: operations.modifyCountry,
    payload: { countryName },
    language: 'en',
    requestId: 'r1',
    remoteAddress: '127.0.0.1',
    idempotencyKey: countryName,
  });

  const first = answer(change('Kenya'));
  await begun.passed;
  expect(await answer(change('Uganda'))).toEqual({ code: 500, errorMessage: `${tooManyChanges} (request r1)` });
  gate.open();
  expect(await first).toEqual({ code: 0 });
  expect(await countIn(services.database, 'Uganda', 60_000, services.clock())).toBe(0);
  expect(await answer(change('Uganda'))).toEqual({ code: 0 });
  expect(await countIn(services.database, 'Uganda', 60_000, services.clock())).toBe(1);
});
