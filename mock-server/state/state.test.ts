import { beforeEach, describe, expect, test } from 'vitest';
import { type OperationId, operations } from '#generated/operations.ts';
import type { BodyOf } from '#generated/server.ts';
import { examplePayload, startMock, type TestMock } from '../testing/mock.ts';

let mock: TestMock;
beforeEach(async () => {
  mock = await startMock();
});

type Options = Parameters<TestMock['call']>[2];

async function call<Id extends OperationId>(id: Id, payload: object, token: string, options?: Options) {
  const { body, ...answer } = await mock.call(operations[id], payload, { token, ...options });
  return { ...answer, body: JSON.parse(body ?? 'null') as BodyOf<Id> };
}

async function logIn(email: string): Promise<string> {
  const { body } = await call('login', { email, password: 'Mombasa2026' }, 'nobody');
  return body.accessToken;
}

const page = { pageNo: 1, pageSize: 100 };
const emails = ['wanjiku.kamau', 'otieno', 'baraka.mushi', 'achieng.odhiambo'].map((name) => `${name}@example.com`);
const savedBy = async (token: string) =>
  (await call('listFavorites', page, token)).body.vehicleList.map(({ id }) => id);
const addressesOf = async (token: string) => (await call('listAddresses', {}, token)).body;
const ordersOf = async (token: string, statusDesc = '') =>
  (await call('listOrders', { statusDesc, ...page }, token)).body;
const orderOf = async (token: string, id: string, language = 'en') =>
  (await call('getOrder', { id, language }, token)).body;
const reservation = (id: string) => ({ ...examplePayload(operations.submitOrder), id });

describe('Login', () => {
  test.each(emails)('%s of the demo is logged in', async (email) => {
    expect((await call('getUserInfo', {}, await logIn(email))).body).toMatchObject({ email });
  });

  test('An unknown person gets the list of known people, in one line', async () => {
    const answer = await mock.call(operations.login, { email: 'nobody@example.com', password: 'Mombasa2026' });
    expect(answer).toEqual({
      code: 416,
      message: `The mock has no user nobody@example.com: log in as ${emails.join(', ')}, or register first; any password will do.`,
    });
  });

  test('A newly registered person can log in, and has no data', async () => {
    const somebody = { email: 'Amina@example.com', password: 'Mombasa2026', countryName: 'Uganda' };
    expect((await call('register', somebody, 'nobody')).body).toMatchObject({ email: somebody.email });
    const token = await logIn('amina@example.com');
    expect((await call('getUserInfo', { language: 'jp' }, token)).body).toEqual({
      email: 'amina@example.com',
      countryName: 'ウガンダ',
    });
    expect(await savedBy(token)).toEqual([]);
    expect(await ordersOf(token)).toEqual([]);
  });

  test('A renewed session belongs to the same person, also after a restart', async () => {
    const { body } = await call('login', { email: emails[1], password: 'Mombasa2026' }, 'nobody');
    mock = await startMock();
    const renewed = await call('refreshToken', { refreshToken: body.refreshToken }, 'nobody');
    expect(renewed.body.accessToken).not.toBe(body.accessToken);
    for (const token of [body.accessToken, renewed.body.accessToken]) {
      expect((await call('getUserInfo', {}, token)).body).toMatchObject({ email: emails[1] });
    }
  });

  test('Each dealer of the demo has a certificate in another state', async () => {
    const states = [];
    for (const email of emails) {
      const { body } = await call('getDealerCertificate', {}, await logIn(email));
      states.push(body.status);
    }
    expect(states).toEqual([2, -1, 1, 3]);
  });

  test('A country change is stored, and an unknown country is refused', async () => {
    const token = await logIn('otieno@example.com');
    expect((await call('modifyCountry', { countryName: 'Tanzania' }, token)).code).toBe(0);
    expect((await call('modifyCountry', { countryName: 'Atlantis' }, token)).code).toBe(400);
    expect((await call('getUserInfo', {}, token)).body).toMatchObject({ countryName: 'Tanzania' });
  });
});

describe('Stored data', () => {
  test('The demo buyer starts with the data of the examples', async () => {
    const token = await logIn('wanjiku.kamau@example.com');
    expect(await savedBy(token)).toEqual(['100001', '100007', '100004']);
    expect((await addressesOf(token)).map(({ id }) => id)).toEqual(['700001', '700002']);
    expect((await call('listInquiries', page, token)).body).toHaveLength(2);
    expect((await ordersOf(token)).map(({ status }) => status)).toEqual([0, 1, 2, 8, 4, 6, 7]);
  });

  test('A saved vehicle comes first, shows as saved, and disappears when it is removed', async () => {
    const token = await logIn('wanjiku.kamau@example.com');
    const stateOf = async () => (await call('checkFavorite', { vehicleId: '100005' }, token)).body.status;
    expect(await stateOf()).toBe(0);
    await call('saveFavorite', { vehicleId: '100005' }, token);
    await call('saveFavorite', { vehicleId: '100005' }, token);
    expect(await savedBy(token)).toEqual(['100005', '100001', '100007', '100004']);
    expect(await stateOf()).toBe(1);
    await call('cancelFavorite', { vehicleId: '100001' }, token);
    expect(await savedBy(token)).toEqual(['100005', '100007', '100004']);
    const detail = await call('getVehicleDetail', { carSourceId: '100001' }, token);
    expect(detail.body).toMatchObject({ vehicle: { favoriteState: '0' } });
    expect((await call('saveFavorite', { vehicleId: '999999' }, token)).code).toBe(400);
  });

  test('Favorites are paged', async () => {
    const token = await logIn('wanjiku.kamau@example.com');
    const { body } = await call('listFavorites', { pageNo: 2, pageSize: 2 }, token);
    expect(body).toMatchObject({ total: 3, vehicleList: [{ id: '100004' }] });
  });

  test('Addresses are added, changed, made the default and deleted, and read in the language of the call', async () => {
    const token = await logIn('otieno@example.com');
    const home = { ...examplePayload(operations.addAddress), cityId: '81' };
    await call('addAddress', home, token);
    await call('addAddress', { ...home, address: 'Kenyatta Avenue 5' }, token);
    const [first, second] = await addressesOf(token);
    expect([first?.isDefault, second?.isDefault]).toEqual([1, 0]);
    const id = second?.id ?? '';
    await call('updateAddress', { ...home, id, address: 'Moi Avenue 1' }, token);
    await call('setDefaultAddress', { id }, token);
    expect(await addressesOf(token)).toMatchObject([
      { id, address: 'Moi Avenue 1', isDefault: 1, cityDesc: 'Nairobi' },
      { id: first?.id, isDefault: 0 },
    ]);
    expect((await call('getAddress', { id, language: 'jp' }, token)).body).toMatchObject({ cityDesc: 'ナイロビ' });
    await call('deleteAddress', { id }, token);
    expect(await addressesOf(token)).toMatchObject([{ id: first?.id, isDefault: 1 }]);
    expect((await call('getAddress', { id }, token)).code).toBe(400);
    expect((await call('addAddress', { ...home, cityId: '121' }, token)).code).toBe(400);
  });

  test('A question appears once, however often it is sent, and only in its author’s own questions', async () => {
    const vehicle = '100002';
    const ownOf = async (token: string, carSourceId = vehicle) =>
      (await call('listOwnQuestions', { carSourceId }, token)).body;
    const question = 'Is there a second key to it?';
    const [token, other] = ['asks-questions', 'asks-none'];
    const asked = await call('askQuestion', { carSourceId: vehicle, question }, token);
    expect(asked).toMatchObject({ code: 0, body: { state: 'open', question } });
    expect(await call('askQuestion', { carSourceId: vehicle, question: ` ${question.toUpperCase()}` }, token)).toEqual(
      asked,
    );
    expect(await ownOf(token)).toEqual([asked.body]);
    expect(await ownOf(other)).toEqual([]);
    expect(await ownOf(other, '100001')).not.toEqual([]);
    const codes: number[] = [];
    for (let number = 2; number <= 6; number += 1) {
      codes.push((await call('askQuestion', { carSourceId: vehicle, question: `${question} ${number}` }, token)).code);
    }
    expect(codes).toEqual([0, 0, 0, 0, 400]);
    expect(await ownOf(token)).toHaveLength(5);
    expect((await call('askQuestion', { carSourceId: 'none', question }, token)).code).toBe(400);
  });

  test('A new inquiry comes first in the list', async () => {
    const token = await logIn('wanjiku.kamau@example.com');
    await call('submitInquiry', examplePayload(operations.submitInquiry), token);
    const { body } = await call('listInquiries', page, token);
    expect(body).toHaveLength(3);
    expect(body[0]).toMatchObject({ carSourceId: '100001', refNo: 'GP-100001', colorDesc: 'Pearl White' });
  });
});

describe('Orders', () => {
  test('A reservation creates an order at the displayed price, and the vehicle is unavailable to others', async () => {
    const token = await logIn('otieno@example.com');
    const receipt = await call('submitOrder', reservation('100001'), token);
    const [order] = await ordersOf(token);
    expect(order).toMatchObject({ status: 0, styleName: 'Toyota Vitz 1.0 F', totalPriceDesc: 'USD 6,850' });
    const id = order?.id ?? '';
    expect(await orderOf(token, id)).toMatchObject({
      depositDueAt: receipt.body.depositDueAt,
      balancePriceDesc: 'USD 4,795',
      endPortDesc: 'Mombasa',
    });
    const seenBy = async (reader: string) =>
      (await call('getVehicleDetail', { carSourceId: '100001' }, reader)).body as { vehicle: object };
    expect(await seenBy(token)).toMatchObject({ vehicle: { vehicleStatus: 3, orderId: id, detailState: 0 } });
    const other = await logIn('wanjiku.kamau@example.com');
    expect(await seenBy(other)).toMatchObject({ vehicle: { vehicleStatus: 2 } });
    expect((await call('submitOrder', reservation('100001'), other)).code).toBe(400);
    expect(await seenBy('any-token')).toMatchObject({ vehicle: { vehicleStatus: 1 } });
    await call('closeOrder', { id }, token);
    expect(await seenBy(other)).toMatchObject({ vehicle: { vehicleStatus: 1 } });
  });

  test('One of two simultaneous reservations gets the vehicle', async () => {
    const [one = '', other = ''] = await Promise.all(emails.slice(0, 2).map(logIn));
    const answers = await Promise.all([one, other].map((token) => call('submitOrder', reservation('100001'), token)));
    expect(answers.map(({ code }) => code).toSorted((first, second) => first - second)).toEqual([0, 400]);
  });

  test('An order with clearance and in yen costs what the price shows for them', async () => {
    const token = await logIn('otieno@example.com');
    const wish = { ...reservation('100001'), checkClearancePrice: 1, payUnit: 'JPY' };
    await call('submitOrder', wish, token);
    expect((await ordersOf(token))[0]).toMatchObject({
      totalPriceDesc: 'JPY 1,664,400',
      depositPriceDesc: 'JPY 499,320',
    });
  });

  test.each([
    ['payDeposit', '500001', 1],
    ['closeOrder', '500001', 8],
    ['payBalance', '500004', 5],
    ['confirmDelivery', '500005', 7],
  ] as const)('%s moves the order %s on, and is refused a second time', async (id, order, status) => {
    const token = await logIn('wanjiku.kamau@example.com');
    const payload = { ...examplePayload(operations[id]), id: order };
    expect((await call(id, payload, token)).code).toBe(0);
    const moved = await orderOf(token, order);
    expect(moved.status).toBe(status);
    expect(moved.records[0]?.statusDesc).toBe(moved.statusDesc);
    expect(moved).not.toHaveProperty('depositDueAt');
    expect((await ordersOf(token)).find(({ id: listed }) => listed === order)?.status).toBe(status);
    expect((await call(id, payload, token)).code).toBe(400);
  });

  test('The tab of a list selects the statuses, and an order is read in the language of the call', async () => {
    const token = await logIn('wanjiku.kamau@example.com');
    expect((await ordersOf(token, '0,1,4,5')).map(({ status }) => status)).toEqual([0, 1, 4]);
    const order = await orderOf(token, '500001', 'cn');
    expect(order).toMatchObject({ statusDesc: '待付款', endPortDesc: '蒙巴萨', transportTypeDesc: '滚装船' });
    expect(order.records).toMatchObject([{ statusDesc: '待付款' }]);
    expect((await call('getOrder', { id: '999999' }, token)).code).toBe(400);
  });
});

describe('Repeated calls', () => {
  test('A call repeated with its key gets its first answer and changes nothing', async () => {
    const token = await logIn('otieno@example.com');
    const keyed = { idempotencyKey: 'one-intent' };
    const [one, two] = await Promise.all([1, 2].map(() => call('submitOrder', reservation('100001'), token, keyed)));
    expect(one?.code).toBe(0);
    expect(two).toEqual(one);
    expect(await call('submitOrder', reservation('100001'), token, keyed)).toEqual(one);
    expect(await ordersOf(token)).toHaveLength(1);
    expect((await call('submitOrder', reservation('100002'), token, keyed)).code).toBe(400);
  });

  test('A refused call may be retried with its key', async () => {
    const token = await logIn('otieno@example.com');
    const keyed = { idempotencyKey: 'another-intent' };
    expect((await call('saveFavorite', { vehicleId: '999999' }, token, keyed)).code).toBe(400);
    expect((await call('saveFavorite', { vehicleId: '100001' }, token, keyed)).code).toBe(0);
  });
});

test('Nobody sees another person’s changes, and any other token is a separate buyer', async () => {
  const [one = '', other = ''] = await Promise.all(emails.slice(0, 2).map(logIn));
  await call('saveFavorite', { vehicleId: '100005' }, one);
  expect(await savedBy(other)).toEqual([]);
  await call('cancelFavorite', { vehicleId: '100001' }, 'any-token');
  expect(await savedBy('any-token')).toEqual(['100007', '100004']);
  expect(await savedBy('any-other-token')).toEqual(['100001', '100007', '100004']);
});

test('A forced answer changes nothing', async () => {
  const token = await logIn('otieno@example.com');
  await call('saveFavorite', { vehicleId: '100005' }, token, { headers: { 'Force-Code': '500' } });
  expect(await savedBy(token)).toEqual([]);
});
