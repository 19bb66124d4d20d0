import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { Handlers } from '#generated/server.ts';
import { createGate } from '#wire/client/testing/calls.ts';
import type { Call } from '#wire/host/call.ts';
import { createFairQueue } from '#server/platform/worker-pool/fair-queue.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import type { Context } from './context.ts';
import { createDispatcher, latestStart, tooManyCalls } from './dispatch.ts';
import { countIn, incrementCount } from './rate-limit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ handlers: {} });
});
afterAll(() => server.close());

const change = (countryName: string): Call => ({
  operation: operations.modifyCountry,
  payload: { countryName },
  language: 'en',
  requestId: 'r1',
  remoteAddress: '127.0.0.1',
  idempotencyKey: countryName,
});

const refused = { code: 500, errorMessage: `${tooManyCalls} (request r1)` };

test('A change that finds the queue full is refused without effect, and succeeds when sent again', async () => {
  const { services } = server;
  const gate = createGate();
  const begun = createGate();
  const handlers = {
    modifyCountry: async ({ countryName }: { countryName: string }, { database, now }: Context) => {
      begun.open();
      await gate.passed;
      await incrementCount(database, countryName, 60_000, now);
      return { code: 0 };
    },
  } as unknown as Handlers<Context>;
  const turns = createFairQueue({ most: 1, longestQueue: 0 });
  const answer = createDispatcher(services, handlers, async () => ({ user: undefined }), turns);
  const first = answer(change('Kenya'));
  await begun.passed;
  expect(await answer(change('Uganda'))).toEqual(refused);
  gate.open();
  expect(await first).toEqual({ code: 0 });
  expect(await countIn(services.database, 'Uganda', 60_000, services.clock())).toBe(0);
  expect(await answer(change('Uganda'))).toEqual({ code: 0 });
  expect(await countIn(services.database, 'Uganda', 60_000, services.clock())).toBe(1);
});

test('A change that has waited until its page may give up is refused and does not start', async () => {
  const begin = vi.fn<() => Promise<{ code: 0 }>>(async () => ({ code: 0 }));
  const handlers = { modifyCountry: begin } as unknown as Handlers<Context>;
  const time = vi.spyOn(performance, 'now').mockReturnValue(0);
  try {
    const authenticateAfter = (milliseconds: number) => async () => {
      time.mockReturnValue(milliseconds);
      return { user: undefined };
    };
    expect(
      await createDispatcher(server.services, handlers, authenticateAfter(latestStart + 1))(change('Malawi')),
    ).toEqual(refused);
    expect(begin).not.toHaveBeenCalled();
    time.mockReturnValue(0);
    expect(await createDispatcher(server.services, handlers, authenticateAfter(latestStart))(change('Malawi'))).toEqual(
      {
        code: 0,
      },
    );
  } finally {
    time.mockRestore();
  }
});
