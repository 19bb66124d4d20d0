import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { Handlers } from '#generated/server.ts';
import { createGate } from '#wire/client/testing/calls.ts';
import { type Market, openMarket } from '#server/marketplace/orders/testing/market.ts';
import type { Context } from './context.ts';
import { changeLimits, createDispatcher } from './dispatch.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

test('Other users still get pages while many changes are in progress', async () => {
  const gate = createGate();
  let begun = 0;
  const handlers = {
    modifyCountry: async () => {
      begun += 1;
      await gate.passed;
      return { code: 0 };
    },
  } as unknown as Handlers<Context>;
  const answer = createDispatcher(market.services, handlers, async () => ({ user: undefined }));
  const crowd = Array.from({ length: 60 }, async (_, place) =>
    answer({
      operation: operations.modifyCountry,
      payload: {},
      language: 'en',
      requestId: `r${place}`,
      remoteAddress: '127.0.0.1',
    }),
  );
  await expect.poll(() => begun).toBeGreaterThanOrEqual(changeLimits.most);
  const pages = Array.from({ length: 30 }, () => market.call('getVehicleDetail', { carSourceId: '100001' }));
  expect((await Promise.all(pages)).map(({ code }) => code)).toEqual(pages.map(() => 0));
  gate.open();
  await Promise.allSettled(crowd);
});
