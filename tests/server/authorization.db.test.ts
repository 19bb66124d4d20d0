import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations, type OperationFacts, type OperationId } from '#generated/operations.ts';
import { pathOf } from '#server/platform/files/file-links.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { reservationOf } from '#server/marketplace/orders/testing/market.ts';
import { accounts } from '#demo/people/accounts.ts';
import { openAccount, type TestAccount } from '#server/testing/open-account.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { goodPng } from '#server/platform/uploads/testing/make-pictures.ts';
import { beginUpload, hashOf, takeParts } from '#server/platform/uploads/uploads-in-parts.ts';
import { isFullRun } from '../scope.ts';
import { attemptsOf, type Kind, type Own } from './support/foreign-ids.ts';
import { summarizeRows } from './support/summarize-rows.ts';

const userOperations = Object.values<OperationFacts>(operations).filter(({ auth }) => auth === 'user');
const listed = attemptsOf({ orderId: '', upload: '', vehicleId: '', certificateId: '' });
const cases = Object.entries(listed).flatMap(([id, attempts]) =>
  attempts.map(({ kind }, index) => [id as OperationId, kind, index] as const),
);

let server: TestServer;
let stranger: TestAccount;
let own: Own;
/** Data of others, which nothing here may change. */
let untouched: Record<string, string> | undefined;
/** Data of the demo people, by kind. */
let foreign: Record<Kind, string[]>;

beforeAll(async () => {
  server = await openTestServer({ isStocked: true });
  stranger = await openAccount(server);
  await addPapers();
  await beginUploads();
  await addSearch();
  foreign = await readForeign();
  own = await giveOwn();
});

afterAll(() => server.close());

/** A document that its buyer has added to each order of the demo. */
async function addPapers(): Promise<void> {
  const { database, clock } = server.services;
  const orders = await database.selectFrom('orders').select('id').execute();
  const file = {
    path: pathOf('ab'.repeat(32), 'pdf'),
    sha256: 'ab'.repeat(32),
    bytes: 1,
    mime: 'application/pdf' as const,
  };
  for (const { id } of orders) {
    await database
      .insertInto('order_papers')
      .values({ id: newId(), order_id: id, place: 1, kind: 'other', ...file, added_by: 'buyer', added_at: clock() })
      .execute();
  }
}

/** Uploads in progress, of a picture and of a document, complete except for the final call. */
async function beginUploads(): Promise<void> {
  const { database, clock } = server.services;
  const file = { sha256: hashOf(goodPng), bytes: goodPng.length };
  for (const kind of ['picture', 'paper'] as const) {
    const upload = await beginUpload(database, accounts.buyer.id, { kind, ...file }, clock());
    const parts = { id: upload?.id ?? '', first: 1, sha256: file.sha256, bytes: goodPng };
    await takeParts(database, accounts.buyer.id, parts, clock());
  }
}

/** A saved search of the demo buyer. */
async function addSearch(): Promise<void> {
  const { database, clock } = server.services;
  await database
    .insertInto('saved_search')
    .values({
      id: newId(),
      account_id: accounts.buyer.id,
      filters: '{"fuel":"diesel"}',
      spelling: 'diesel',
      name: 'Diesel for the farm',
      language: 'en',
      alerts_since: clock(),
      created_at: clock(),
    })
    .execute();
}

async function readForeign(): Promise<Record<Kind, string[]>> {
  const { database } = server.services;
  const ids = async (rows: Promise<{ id: string }[]>) => (await rows).map(({ id }) => id);
  const idsOf = (table: 'address' | 'saved_search' | 'orders' | 'coupon' | 'dealer_certificate') =>
    ids(database.selectFrom(table).select('id').orderBy('id').execute());
  return {
    address: await idsOf('address'),
    search: await idsOf('saved_search'),
    order: await idsOf('orders'),
    coupon: await idsOf('coupon'),
    certificate: await idsOf('dealer_certificate'),
    paper: await ids(database.selectFrom('order_papers').select('id').execute()),
    parts: await ids(database.selectFrom('upload_in_parts').select('id').orderBy('id').execute()),
    upload: await ids(database.selectFrom('upload').select('path as id').execute()),
    favourite: await ids(database.selectFrom('favorite').select('vehicle_id as id').execute()),
  };
}

/** An order, a picture and a certificate of the stranger's own, combined with the foreign ids. */
async function giveOwn(): Promise<Own> {
  const { database } = server.services;
  const { accountId, token } = stranger;
  const upload = `/files/ab/${newId()}.jpg`;
  await database
    .insertInto('upload')
    .values({ id: newId(), account_id: accountId, hash: upload, path: upload, bytes: 1 })
    .execute();
  const vehicles = await database
    .selectFrom('vehicle')
    .select('id')
    .where('state', '=', 'available')
    .where('id', 'not in', foreign.favourite)
    .limit(2)
    .execute();
  const [ordered = '', free = ''] = vehicles.map(({ id }) => id);
  expect(await server.call('submitOrder', reservationOf(ordered), { token })).toMatchObject({ code: 0 });
  const order = await database
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const certificateId = newId();
  await database
    .insertInto('dealer_certificate')
    .values({ id: certificateId, account_id: accountId, status: 3, fields: '{}', remark: 'Sharper, please.' })
    .execute();
  return { orderId: order.id, upload, vehicleId: free, certificateId };
}

/** An id of the same form that belongs to nobody. */
function unknownOf(kind: Kind): string {
  return kind === 'upload' ? '/files/ab/nobody.jpg' : kind === 'favourite' ? own.vehicleId : 'nobodys';
}

test('every user operation lists the foreign ids to try it with', () => {
  expect(Object.keys(listed).toSorted()).toEqual(userOperations.map(({ id }) => id).toSorted());
});

test('the demo has data of every kind that others could want', () => {
  for (const [kind, ids] of Object.entries(foreign)) expect(ids, kind).not.toEqual([]);
});

test.each(cases)(
  '%s with the %s of another answers as for an unknown id, and changes nothing',
  async (id, kind, index) => {
    const { database } = server.services;
    const { token, accountId } = stranger;
    const attempt = attemptsOf(own)[id as keyof typeof listed][index];
    const expected = await server.call(id, attempt?.payload(unknownOf(kind)), { token });
    untouched ??= await summarizeRows(database, accountId);
    // The full run tries each id of each kind: most are alike, such as the orders of all statuses.
    for (const foreignId of isFullRun ? foreign[kind] : foreign[kind].slice(0, 3)) {
      const answer = await server.call(id, attempt?.payload(foreignId), { token });
      expect(answer, foreignId).toEqual(expected);
    }
    expect(await summarizeRows(database, accountId)).toEqual(untouched);
  },
);

const readings: readonly [OperationId, object?][] = [
  ['getUserInfo'],
  ['listAddresses'],
  ['listSavedSearches'],
  ['listCoupons'],
  ['getDealerCertificate'],
  ['listOrders', { statusDesc: '', pageNo: 1, pageSize: 500 }],
  ['listFavorites', { pageNo: 1, pageSize: 500 }],
  ['listInquiries', { pageNo: 1, pageSize: 500 }],
  ['listOwnQuestions', { carSourceId: '100007' }],
  ['getVehicleOffer', { carSourceId: '100007' }],
  ['listVehicleThreads', { pageNo: 1, pageSize: 500 }],
];

test.each(readings)('%s shows a new user nobody’s data', async (id, payload) => {
  const { token } = await openAccount(server);
  const { code, body } = await server.call(id, payload, { token });
  expect(code).toBe(0);
  const text = JSON.stringify(body ?? null);
  for (const { email, name } of Object.values(accounts)) {
    expect(text).not.toContain(email);
    expect(text).not.toContain(name);
  }
  const { address, search, order, coupon, certificate } = foreign;
  for (const foreignId of [...address, ...search, ...order, ...coupon, ...certificate])
    expect(text).not.toContain(foreignId);
});
