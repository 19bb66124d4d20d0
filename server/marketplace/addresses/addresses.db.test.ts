import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Address } from '#generated/client/types.gen.ts';
import { failureText } from '#server/platform/calls/texts.ts';
import { openAccount, type TestAccount } from '#server/testing/open-account.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { addressHandlers } from './handlers.ts';

const mombasa = {
  name: 'Wanjiku Kamau',
  email: 'wanjiku.kamau@example.com',
  phone: '+254712345678',
  countryCode: 'KE',
  cityId: '11',
  address: 'Nyali Road 14',
};
const gone = { code: 400, message: 'This address no longer exists.' };
let server: TestServer;
let buyer: TestAccount;

beforeAll(async () => {
  server = await openTestServer({ handlers: addressHandlers });
});

afterAll(() => server.close());

beforeEach(async () => {
  buyer = await openAccount(server);
});

type AddressCall =
  | 'listAddresses'
  | 'getAddress'
  | 'setDefaultAddress'
  | 'deleteAddress'
  | 'addAddress'
  | 'updateAddress';

function call(operation: AddressCall, payload: object = {}, account = buyer) {
  return server.call(operation, payload, { token: account.token });
}

async function list(account = buyer): Promise<Address[]> {
  return (await call('listAddresses', {}, account)).body as Address[];
}

/** Adds addresses with these streets in this order and returns their ids by street. */
async function add(...lines: string[]): Promise<Record<string, string>> {
  for (const address of lines) {
    expect(await call('addAddress', { ...mombasa, address })).toEqual({ code: 0 });
  }
  return Object.fromEntries((await list()).map(({ address, id }) => [address, id]));
}

async function streets(): Promise<string[]> {
  return (await list()).map(({ address, isDefault }) => (isDefault ? `${address} *` : address));
}

describe('Reading addresses', () => {
  test('B-285 The list has the default address first, then the last changed, and is empty for a new user', async () => {
    expect(await list()).toEqual([]);
    await add('first', 'second', 'third');
    expect(await streets()).toEqual(['first *', 'third', 'second']);
  });

  test('B-117 B-286 An address read by its id has all its fields, with places in the caller’s language', async () => {
    const { home = '' } = await add('home');
    const expected = { ...mombasa, address: 'home', id: home, cityCode: '0101_11', isDefault: 1 };
    const places = { countryDesc: 'Kenya', cityDesc: 'Mombasa' };
    expect(await call('getAddress', { id: home })).toEqual({ code: 0, body: { ...expected, ...places } });
    const { token } = buyer;
    const chinese = await server.call('getAddress', { id: home }, { token, language: 'cn' });
    expect(chinese.body).toMatchObject({ countryDesc: '肯尼亚', cityDesc: '蒙巴萨' });
    const japanese = await server.call('listAddresses', {}, { token, language: 'jp' });
    expect(japanese.body).toMatchObject([{ countryDesc: 'ケニア', cityDesc: 'モンバサ' }]);
  });

  test('A city without its own code gets its province’s prefix as the code', async () => {
    await call('addAddress', { ...mombasa, cityId: '274' });
    expect(await list()).toMatchObject([{ cityCode: '21', cityDesc: "Murang'a" }]);
  });
});

describe('Changing addresses', () => {
  test('B-289 The first address becomes the default, and later ones do not', async () => {
    await add('first', 'second');
    expect(await streets()).toEqual(['first *', 'second']);
  });

  test('B-289 An update replaces every field and moves the address up, and the default stays', async () => {
    const ids = await add('first', 'second', 'third');
    const dar = { ...mombasa, name: 'Baraka Mushi', countryCode: 'TZ', cityId: '121', address: 'Samora Avenue 31' };
    expect(await call('updateAddress', { ...dar, id: ids['second'] })).toEqual({ code: 0 });
    expect(await streets()).toEqual(['first *', 'Samora Avenue 31', 'third']);
    expect(await list()).toMatchObject([{}, { ...dar, countryDesc: 'Tanzania', cityDesc: 'Dar es Salaam' }, {}]);
  });

  test('B-287 B-193 A newly chosen default moves to the top and is the only default', async () => {
    const ids = await add('first', 'second', 'third');
    expect(await call('setDefaultAddress', { id: ids['second'] })).toEqual({ code: 0 });
    expect(await streets()).toEqual(['second *', 'first', 'third']);
    expect(await call('setDefaultAddress', { id: ids['second'] })).toEqual({ code: 0 });
    expect(await streets()).toEqual(['second *', 'first', 'third']);
  });

  test('B-288 When the default is deleted, the last changed of the others becomes the default', async () => {
    const ids = await add('first', 'second', 'third');
    expect(await call('deleteAddress', { id: ids['third'] })).toEqual({ code: 0 });
    expect(await streets()).toEqual(['first *', 'second']);
    expect(await call('deleteAddress', { id: ids['first'] })).toEqual({ code: 0 });
    expect(await streets()).toEqual(['second *']);
    expect(await call('deleteAddress', { id: ids['second'] })).toEqual({ code: 0 });
    expect(await streets()).toEqual([]);
  });

  test('Spaces around names and streets are trimmed', async () => {
    await call('addAddress', { ...mombasa, name: ' Wanjiku ', address: ' Nyali Road 14 ' });
    expect(await list()).toMatchObject([{ name: 'Wanjiku', address: 'Nyali Road 14' }]);
  });

  test('A call repeated with its idempotency key gets the same response and adds the address once', async () => {
    const options = { token: buyer.token, idempotencyKey: 'k-0000-1111-2222-3333' };
    const answers = await Promise.all([1, 2].map(() => server.call('addAddress', mombasa, options)));
    expect(answers).toEqual([{ code: 0 }, { code: 0 }]);
    expect((await list()).length).toBe(1);
  });
});

describe('Refused addresses', () => {
  test.each([
    ['a country that we do not ship to', { countryCode: 'DE' }, 'This country is not available'],
    ['a country that does not exist', { countryCode: 'XX' }, 'This country is not available'],
    ['a city of another country', { countryCode: 'TZ' }, 'This city is not available'],
    ['a city that does not exist', { cityId: '99999999' }, 'This city is not available'],
  ])('An address with %s can neither be added nor be the result of a change', async (_what, fault, message) => {
    const { home } = await add('home');
    expect(await call('addAddress', { ...mombasa, ...fault })).toEqual({ code: 400, message });
    expect(await call('updateAddress', { ...mombasa, ...fault, id: home })).toEqual({ code: 400, message });
    expect(await streets()).toEqual(['home *']);
  });

  test('A fifty-first address is refused until another one is deleted', async () => {
    const { home } = await add('home');
    const { database } = server.services;
    const ofBuyer = database.selectFrom('address').where('account_id', '=', buyer.accountId);
    const { sort: _sort, ...row } = await ofBuyer.selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: 49 }, (_, place) => ({ ...row, id: `${row.id}-${place}`, is_default: false }));
    await database.insertInto('address').values(more).execute();
    expect(await call('addAddress', mombasa)).toEqual({ code: 400, message: failureText('addressesFull', 'en') });
    await call('deleteAddress', { id: home });
    expect(await call('addAddress', mombasa)).toEqual({ code: 0 });
  });

  test("Nobody can read, change or delete another account's address", async () => {
    const { home: id } = await add('home');
    const stranger = await openAccount(server);
    expect(await call('getAddress', { id }, stranger)).toEqual(gone);
    expect(await call('setDefaultAddress', { id }, stranger)).toEqual(gone);
    expect(await call('updateAddress', { ...mombasa, id, address: 'stolen' }, stranger)).toEqual(gone);
    expect(await call('deleteAddress', { id }, stranger)).toEqual(gone);
    expect(await list(stranger)).toEqual([]);
    expect(await streets()).toEqual(['home *']);
  });

  test('A deleted address can neither become the default nor be deleted again, and the default stays', async () => {
    const { first } = await add('first', 'second');
    await call('deleteAddress', { id: first });
    expect(await call('setDefaultAddress', { id: first })).toEqual(gone);
    expect(await call('deleteAddress', { id: first })).toEqual(gone);
    expect(await streets()).toEqual(['second *']);
  });
});

describe('Concurrent changes', () => {
  test('When several defaults are chosen at once, exactly one remains', async () => {
    const ids = Object.values(await add('a', 'b', 'c', 'd', 'e'));
    const answers = await Promise.all([...ids, ...ids].map((id) => call('setDefaultAddress', { id })));
    expect(answers.every(({ code }) => code === 0)).toBe(true);
    expect((await list()).filter(({ isDefault }) => isDefault).length).toBe(1);
  });

  test('When several first addresses are added at once, exactly one is the default', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((address) => call('addAddress', { ...mombasa, address })));
    const isDefault = (await list()).map((address) => address.isDefault);
    expect(isDefault).toEqual([1, 0, 0, 0]);
  });

  test('When addresses are deleted and chosen at once, one default remains', async () => {
    const { a, b } = await add('a', 'b', 'c');
    await Promise.all([
      call('deleteAddress', { id: a }),
      call('setDefaultAddress', { id: b }),
      call('deleteAddress', { id: b }),
    ]);
    expect(await streets()).toEqual(['c *']);
  });
});
