import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { Handlers } from '#generated/server.ts';
import { createGate } from '#wire/client/testing/calls.ts';
import { type Market, openMarket } from '#server/marketplace/orders/testing/market.ts';
import type { Call, PlainAnswer } from '#wire/host/call.ts';
import type { Context } from './context.ts';
import { changeLimits, createDispatcher, longReadLimits } from './dispatch.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const noUser = async () => ({ user: undefined });
const callFrom = (remoteAddress: string, operation: Call['operation']): Call => ({
  operation,
  payload: {},
  language: 'en',
  requestId: 'r1',
  remoteAddress,
});
const codesOf = async (answers: readonly Promise<PlainAnswer>[]) =>
  (await Promise.all(answers)).map(({ code }) => code);
const openPages = () => Array.from({ length: 30 }, () => market.call('getVehicleDetail', { carSourceId: '100001' }));

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
  const answer = createDispatcher(market.services, handlers, noUser);
  const crowd = Array.from({ length: 60 }, async () => answer(callFrom('127.0.0.1', operations.modifyCountry)));
  await expect.poll(() => begun).toBeGreaterThanOrEqual(changeLimits.most);
  const pages = openPages();
  expect(await codesOf(pages)).toEqual(pages.map(() => 0));
  gate.open();
  await Promise.allSettled(crowd);
});

test('Other callers get pages and their turn while one address asks for many lists', async () => {
  const gate = createGate();
  const begun: string[] = [];
  const handlers = {
    listVehicles: (_payload: object, { database, remoteAddress }: Context) =>
      database.connection().execute(async () => {
        begun.push(remoteAddress);
        await gate.passed;
        return { code: 0 };
      }),
  } as unknown as Handlers<Context>;
  const answer = createDispatcher(market.services, handlers, noUser);
  const list = async (address: string) => answer(callFrom(address, operations.listVehicles));
  const lists = [...Array.from({ length: 60 }, () => list('10.0.0.1')), list('10.0.0.2')];
  await expect.poll(() => begun.length).toBe(longReadLimits.most);
  const pages = openPages();
  expect(await codesOf(pages)).toEqual(pages.map(() => 0));
  gate.open();
  expect(await codesOf(lists)).toEqual(lists.map(() => 0));
  expect(begun.indexOf('10.0.0.2')).toBeLessThan(2 * longReadLimits.most);
});
