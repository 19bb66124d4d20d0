import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  connect,
  type Connection,
  listMakes,
  listOrders,
  listVehicles,
  submitOrder,
} from '../clients/typescript/node.ts';
import { createMock } from '../clients/typescript/mock.ts';

const base = 'http://localhost/api';
const mock = createMock(base);
const server = setupServer(...mock.handlers);
let connection: Connection;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(async () => {
  mock.reset();
  connection = await connect(base);
});
afterAll(() => server.close());

const page = { pageNo: 1, pageSize: 3 };
const list = () => listVehicles({ client: connection.client, body: page });

test('answers sealed calls and keeps what a user did', async () => {
  const { client } = connection;
  const email = 'otieno@example.com';
  await connection.logIn({ email, password: 'Mombasa2026' });
  const { data } = await list();
  const place = { countryCode: 'KE', cityId: '11', address: 'Nyali Road 14' };
  const terms = { payUnit: 'USD', transportType: '1', endPortId: 'p-mba', commitType: 'pc' } as const;
  const buyer = { name: 'Otieno', email, phone: '+254712345678' };
  const body = { id: data?.vehicleList[0]?.id ?? '', ...buyer, ...place, ...terms };
  const submitted = await submitOrder({ client, body });
  expect([submitted.error, submitted.data?.depositDueAt]).toEqual([undefined, expect.any(String)]);
  const orders = await listOrders({ client, body: { ...page, statusDesc: '' } });
  expect(orders.data).toHaveLength(1);
  mock.reset();
  expect((await listOrders({ client, body: { ...page, statusDesc: '' } })).data).toEqual([]);
});

test('answers a chosen example, code, reason and body, as often as asked', async () => {
  mock.answer('listVehicles', { example: 'empty', times: 1 });
  expect((await list()).data?.vehicleList).toEqual([]);
  expect((await list()).data?.vehicleList).toHaveLength(3);
  mock.answer('listVehicles', { code: 500 });
  expect((await list()).error?.code).toBe(500);
  mock.answer('submitOrder', { code: 400, reason: 'vehicleGone' });
  const refused = await submitOrder({ client: connection.client, body: {} as never });
  expect(refused.error).toMatchObject({ code: 400, reason: 'vehicleGone' });
  mock.answer('listVehicles', { body: { total: 0, vehicleList: [] } });
  expect((await list()).data).toEqual({ total: 0, vehicleList: [] });
});

test('answers a chosen reason in the language of the call', async () => {
  mock.answer('submitOrder', { code: 400, reason: 'vehicleGone' });
  const { client } = await connect(base, { language: 'ja' });
  const refused = await submitOrder({ client, body: {} as never });
  expect(refused.error?.message).toMatch(/[ぁ-ん]/);
});

test('delays and breaks answers', async () => {
  mock.answer('listVehicles', { delay: 60 });
  const started = performance.now();
  expect((await list()).error).toBeUndefined();
  expect(performance.now() - started).toBeGreaterThanOrEqual(55);
  for (const fault of ['malformed-body', 'bad-sign'] as const) {
    mock.answer('listMakes', { fault });
    expect((await listMakes({ client: connection.client })).error?.code).toBe('unreadable');
  }
  mock.answer('listMakes', { fault: 'drop' });
  expect((await listMakes({ client: connection.client })).error?.code).toBe('unreachable');
  mock.answer('listMakes', { fault: 'slow', delay: 60 });
  expect((await listMakes({ client: connection.client })).error).toBeUndefined();
});

test('refuses what the contract does not allow, with what it does', () => {
  expect(() => mock.answer('listMakes', { code: 416 as never })).toThrow(/^listMakes has no code 416: use one of \d+/);
  expect(() => mock.answer('listMakes', { example: 'none' })).toThrow(/^listMakes has no example none: use one of /);
  expect(() => mock.answer('listVehicles', { body: { total: 'a' } as never })).toThrow(
    /does not fit the contract: .*total/,
  );
});

test('answers plain calls and uploads', async () => {
  const plain = await connect(base, { envelope: 'plain' });
  await plain.logIn({ email: 'otieno@example.com', password: 'Mombasa2026' });
  expect((await listVehicles({ client: plain.client, body: page })).data?.vehicleList).toHaveLength(3);
  const file = new Blob(['picture'], { type: 'image/png' });
  expect(await plain.upload('uploadDealerClue', { file })).toHaveProperty('url');
  expect(await plain.upload('uploadImage', { file })).toHaveProperty('url');
});
