import { afterAll, beforeAll, expect, it } from 'vitest';
import openapi from '#generated/openapi.json' with { type: 'json' };
import { operations, type OperationId } from '#generated/operations.ts';
import { existingContext } from '#server/marketplace/chat/connection.ts';
import { journeyTo, reservationOf, stockAnother, stockFew } from '#server/marketplace/orders/testing/market.ts';
import { openAccount, type TestAccount } from '#server/testing/open-account.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';

let server: TestServer;
let buyer: TestAccount;
let draft: string;

beforeAll(async () => {
  server = await openTestServer();
  const { database, clock } = server.services;
  await stockFew(database, clock());
  draft = await stockAnother(database);
  await database.updateTable('vehicle').set({ stage: 'draft', state: 'removed' }).where('id', '=', draft).execute();
  buyer = await openAccount(server);
});
afterAll(() => server.close());

const only = (carSourceId: string) => ({ carSourceId });
const favorite = (vehicleId: string) => ({ vehicleId });
const { id: _id, commitType: _commitType, ...receiver } = reservationOf('');

/** The calls of buyers and visitors that name a vehicle, each with a payload that works for a published vehicle. */
const calls: Partial<Record<OperationId, (id: string) => object>> = {
  getVehicleDetail: only,
  listVehicleQuestions: (carSourceId) => ({ carSourceId, pageNo: 1, pageSize: 10 }),
  listOwnQuestions: only,
  listSimilarVehicles: favorite,
  getVehiclePriceFacts: only,
  checkFavorite: favorite,
  saveFavorite: favorite,
  cancelFavorite: favorite,
  getPriceDetail: journeyTo,
  estimateLandedCost: journeyTo,
  getTransferPrice: (carSourceId) => ({ carSourceId, origPrice: 1000, convertType: 'USDToKES' }),
  assessImport: (carSourceId) => ({ carSourceIds: [carSourceId], countryCode: 'KE' }),
  listDeliveredPrices: (carSourceId) => ({ carSourceIds: [carSourceId], countryCode: 'KE' }),
  listPorts: (carSourceId) => ({ carSourceId, templateId: 't-1', countryCode: 'KE' }),
  askQuestion: (carSourceId) => ({ carSourceId, question: 'Is the air conditioning working?' }),
  getVehicleOffer: only,
  makeOffer: (carSourceId) => ({ carSourceId, price: 1 }),
  submitInquiry: (carSourceId) => ({ ...inquiry, carSourceId, id: carSourceId }),
  submitOrder: reservationOf,
};

const inquiry = {
  ...receiver,
  styleId: 's-1',
  freightType: 1,
  commitType: 1,
  vehiclePriceDesc: 'USD 1,000',
  vehiclePriceUSD: 1000,
  vehiclePriceJPY: 150_000,
  displayClearancePrice: 0,
  checkClearancePrice: 0,
  flashSale: '0',
};

it('Every buyer call with a vehicle id is tried with a draft', () => {
  const { paths, components } = openapi as unknown as Contract;
  const naming = Object.values(paths).flatMap(({ post }) => {
    const schema = post?.requestBody?.content['application/json']?.schema.$ref?.split('/').at(-1) ?? '';
    const fields = Object.keys(components.schemas[schema]?.properties ?? {});
    const isNaming = ['carSourceId', 'carSourceIds', 'vehicleId'].some((name) => fields.includes(name));
    return post && isNaming && !post.operationId.startsWith('staff') ? [post.operationId] : [];
  });
  expect(Object.keys(calls).toSorted()).toEqual([...naming, 'submitOrder'].toSorted());
});

interface Contract {
  paths: Record<string, { post?: { operationId: OperationId; requestBody?: { content: Content } } }>;
  components: { schemas: Record<string, { properties?: object }> };
}
type Content = Record<string, { schema: { $ref?: string } }>;

it.each(Object.entries(calls))('%s answers for a draft as for an unknown vehicle', async (id, payloadOf) => {
  const ask = (vehicleId: string) =>
    server.call(operations[id as OperationId].id, payloadOf(vehicleId), { token: buyer.token });
  const unknown = await ask('nobodys');
  // An invalid payload would be refused before any vehicle is looked up.
  expect([undefined, 'The vehicle no longer exists']).toContain(unknown.message);
  expect(await ask(draft)).toEqual(unknown);
});

it('A chat message is not stored as one about a draft', async () => {
  const { database } = server.services;
  expect(await existingContext(database, buyer.accountId, { vehicleId: draft })).toEqual({});
  expect(await existingContext(database, buyer.accountId, { vehicleId: '100001' })).toEqual({ vehicleId: '100001' });
});
