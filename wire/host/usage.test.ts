import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import { hostContract } from '#server/platform/calls/contract.ts';
import type { Call, PlainAnswer } from './call.ts';
import { createUsageCounter } from './usage.ts';

const call: Call = {
  operation: operations.listVehicles,
  payload: { pageNo: 1, makeId: '42', madeUp: 'x', language: 'en', timeZone: 'UTC' },
  language: 'en',
  requestId: '1',
  remoteAddress: '127.0.0.1',
  consumer: 'kilindini',
};
const answer: PlainAnswer = { code: 0, body: { total: 1, vehicleList: [{ id: '7', secret: 'y' }] } };
const counter = () => createUsageCounter(hostContract, () => new Date('2026-06-12T08:00:00Z'));

test('Calls and the fields that the contract names are counted per consumer, without values', async () => {
  const usage = counter();
  usage.note(call, answer);
  usage.note({ ...call, payload: { pageNo: 2 } }, answer);
  await turn();
  const uses = usage.take();
  expect(uses).toContainEqual({
    consumer: 'kilindini',
    operation: 'listVehicles',
    field: '',
    count: 2,
    lastOn: '2026-06-12',
  });
  expect(Object.fromEntries(uses.map(({ field, count }) => [field, count]))).toEqual({
    '': 2,
    'payload.pageNo': 2,
    'payload.makeId': 1,
    'payload.language': 1,
    'payload.timeZone': 1,
    'answer.total': 2,
    'answer.vehicleList': 2,
    'answer.vehicleList.id': 2,
  });
  expect(usage.take()).toEqual([]);
});

test('The names of made-up consumers share one entry once there are a hundred', async () => {
  const usage = counter();
  for (let number = 0; number < 1000; number += 1) usage.note({ ...call, consumer: `name-${number}` }, { code: 0 });
  await turn();
  const uses = usage.take().filter(({ field }) => field === '');
  expect(uses).toHaveLength(100);
  expect(uses.find(({ consumer }) => consumer === 'others')?.count).toBe(901);
});

test('Each call of the contract can be counted', async () => {
  const usage = counter();
  const all = Object.values(operations);
  for (const operation of all) usage.note({ ...call, operation }, { code: 0, body: {} });
  await turn();
  expect(usage.take().filter(({ field }) => field === '')).toHaveLength(all.length);
});
