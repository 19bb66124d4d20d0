import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  StaffOrder,
  StaffOrderPage,
  StaffOrderState,
  StaffToday,
  StaffWatch,
} from '../../../generated/client/types.gen.ts';
import type { OperationId, StaffRole } from '../../../generated/operations.ts';
import { serveFiles } from '../../files/serve-files.ts';
import { type Buyer, type Market, openMarket, reservationOf, stockAnother } from '../../orders/testing/market.ts';
import { actOnOrder } from '../../staff/order-acts.ts';
import { pathOf } from '../../files/file-links.ts';
import { deskHandlers } from '../handlers.ts';
import { openMember, type TestMember } from '../testing/open-member.ts';

const minute = 60_000;
const hour = 60 * minute;
let market: Market;
let buyer: Buyer;

beforeAll(async () => {
  market = await openMarket(deskHandlers);
  serveFiles(market.app, market.services);
  buyer = await market.newBuyer({ language: 'ja' });
});

afterAll(() => market.close());

/** Each call has a new session, so that no test outlives its token. */
async function as(role: StaffRole, name?: string) {
  const member = await openMember(market, role, name === undefined ? {} : { name });
  const call = (id: OperationId, payload: object) => market.call(id, payload, { token: member.token });
  return { member, call };
}

async function newOrder(): Promise<{ id: string; orderNo: string }> {
  const vehicleId = await stockAnother(market.services.database);
  await buyer.call('submitOrder', reservationOf(vehicleId));
  const { id, order_no: orderNo } = await market.services.database
    .selectFrom('orders')
    .select(['id', 'order_no'])
    .where('vehicle_id', '=', vehicleId)
    .executeTakeFirstOrThrow();
  return { id, orderNo };
}

/** An order whose buyer has handed in a picture of the payment. */
async function paidOrder() {
  const order = await newOrder();
  const proof = await market.giveUpload(buyer);
  expect(await buyer.call('payDeposit', { id: order.id, proofImage: proof })).toMatchObject({ code: 0 });
  return { ...order, proof };
}

async function read(id: string, role: StaffRole = 'owner'): Promise<StaffOrder> {
  const { call } = await as(role);
  const { code, body } = await call('staffGetOrder', { id });
  expect(code).toBe(0);
  return body as StaffOrder;
}

async function lastLetter() {
  const letters = await market.mails();
  return letters.findLast(({ recipient }) => recipient === `${buyer.accountId}@example.com`);
}

test('An order goes its whole way by calls of the desk, each on record, and its buyer hears of each', async () => {
  const { id, orderNo } = await paidOrder();
  const accountant = await as('accounts', 'Kimani Mwangi');
  const shipper = await as('logistics', 'Sato Yui');
  const seen = await read(id);
  expect(seen).toMatchObject({ orderNo, status: 1, buyer: { language: 'jp' }, proofs: [{ state: 'submitted' }] });
  expect(seen.proofs[0]?.expected).toBe(seen.deposit);

  let { version } = seen;
  const act = async (by: typeof accountant, operation: OperationId, more: object = {}) => {
    const { code, body } = await by.call(operation, { id, version, ...more });
    expect([operation, code]).toEqual([operation, 0]);
    version = (body as StaffOrderState).version;
    return (body as StaffOrderState).status;
  };
  expect(await act(accountant, 'staffApprovePayment')).toBe(2);
  expect((await lastLetter())?.language).toBe('ja');
  const voyage = { vessel: 'MV Highway Star 041', departsOn: '2026-06-20', arrivesOn: '2026-07-22' };
  expect(await act(shipper, 'staffChangeShipment', voyage)).toBe(2);
  expect(await act(shipper, 'staffShipOrder', { freightNumber: 'GPMBA2606001' })).toBe(3);
  expect((await read(id)).shipping).toMatchObject({ ...voyage, freightNumber: 'GPMBA2606001', logisticsLink: '' });
  expect(await act(accountant, 'staffRequestBalance')).toBe(4);
  expect((await lastLetter())?.body, 'the day of the shipment').toContain('2026年7月22日');
  expect(await act(accountant, 'staffRecordPayment')).toBe(6);
  expect(await act(shipper, 'staffCompleteOrder')).toBe(7);

  const order = await read(id);
  expect(order.timeline.map(({ act: done, actor }) => [done, actor])).toEqual([
    ['reserve', 'buyer'],
    ['payDeposit', 'buyer'],
    ['approvePayment', 'Kimani Mwangi'],
    ['ship', 'Sato Yui'],
    ['requestBalance', 'Kimani Mwangi'],
    ['putInTransit', 'Kimani Mwangi'],
    ['complete', 'Sato Yui'],
  ]);
  expect(order.can).toEqual(['addNote']);
  const owner = await as('owner');
  const { body } = await owner.call('staffListActs', { pageSize: 100, subject: orderNo });
  const { acts } = body as { acts: { act: string; memberId?: string; before: string; after: string }[] };
  expect(acts.map((one) => one.act)).toEqual([
    'complete',
    'in-transit',
    'request-balance',
    'ship',
    'change-shipment',
    'approve-payment',
  ]);
  const first = acts.at(-1);
  expect(first?.memberId).toBe(accountant.member.memberId);
  expect(JSON.parse(first?.before ?? '')).toEqual({ status: 1, version: seen.version });
  expect(JSON.parse(first?.after ?? '')).toEqual({ status: 2, version: seen.version + 1 });
});

test('A reason for a rejection reaches the buyer as it was written, and another proof can be handed in', async () => {
  const { id } = await paidOrder();
  const { version } = await read(id);
  const { call } = await as('accounts');
  const reason = '金額が読み取れません。';
  expect(await call('staffRejectPayment', { id, version, reason })).toMatchObject({ code: 0, body: { status: 0 } });
  expect((await lastLetter())?.body).toContain(reason);
  expect(await buyer.call('getOrder', { id })).toMatchObject({ body: { proofRemark: reason } });
  const { proofs, depositDueAt } = await read(id);
  expect(proofs).toMatchObject([{ state: 'rejected' }]);
  expect(depositDueAt).toBe(new Date(market.services.clock().getTime() + 24 * hour).toISOString());
});

describe('Two people on one order', () => {
  test('They cannot both decide: whoever saw an earlier version changes nothing', async () => {
    const { id } = await paidOrder();
    const { version } = await read(id);
    const [one, other] = [await as('accounts'), await as('owner')];
    const answers = await Promise.all([
      one.call('staffApprovePayment', { id, version }),
      other.call('staffRejectPayment', { id, version, reason: 'Too blurred' }),
    ]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 409]);
    const { timeline } = await read(id);
    expect(timeline).toHaveLength(3);
  });

  test('What a buyer, time or the command has changed meanwhile is not overwritten either', async () => {
    const { id, orderNo } = await newOrder();
    const { version } = await read(id);
    const { call } = await as('owner');
    await buyer.call('payDeposit', { id, proofImage: await market.giveUpload(buyer) });
    expect(await call('staffCancelOrder', { id, version, reason: 'Asked for' })).toMatchObject({ code: 409 });
    const seen = await read(id);
    const order = { command: 'approve-payment', subject: orderNo, options: {}, staffName: 'Amina' } as const;
    await actOnOrder({ services: market.services }, order);
    expect(await call('staffRejectPayment', { id, version: seen.version, reason: 'No' })).toMatchObject({ code: 409 });
    expect(await call('staffChangeShipment', { id, version: seen.version })).toMatchObject({ code: 409 });
  });

  test('They see each other while both look, and that the order has changed', async () => {
    const { id } = await paidOrder();
    const [amina, kimani] = [await as('owner', 'Amina'), await as('accounts', 'Kimani')];
    const watch = async (who: typeof amina) => (await who.call('staffWatchOrder', { id })).body as StaffWatch;
    const { version, others } = await watch(amina);
    expect(others).toEqual([]);
    const since = market.services.clock().toISOString();
    expect((await watch(kimani)).others).toEqual([{ memberId: amina.member.memberId, name: 'Amina', since }]);
    await kimani.call('staffApprovePayment', { id, version });
    expect(await watch(amina)).toMatchObject({ version: version + 1, others: [{ name: 'Kimani' }] });
    market.advance(20_001);
    expect((await watch(amina)).others).toEqual([]);
  });
});

test('What an order does not allow now, or what is no day, is refused and changes nothing', async () => {
  const { id } = await newOrder();
  const before = await read(id);
  const { call } = await as('owner');
  const at = { id, version: before.version };
  for (const [operation, payload, message] of [
    ['staffApprovePayment', {}, 'The status of the order has changed'],
    ['staffShipOrder', { freightNumber: 'F1' }, 'The status of the order has changed'],
    ['staffCompleteOrder', {}, 'The status of the order has changed'],
    ['staffChangeShipment', { vessel: 'MV Star' }, 'The status of the order has changed'],
    [
      'staffShipOrder',
      { freightNumber: 'F1', departsOn: '2026-02-30' },
      'There is no such day. Please choose another.',
    ],
    ['staffRequestBalance', { arrivesOn: '2026-13-01' }, 'There is no such day. Please choose another.'],
  ] as const) {
    expect(await call(operation, { ...at, ...payload }), operation).toMatchObject({ code: 400, message });
  }
  expect(await call('staffApprovePayment', { id: 'nobodys', version: 1 })).toMatchObject({
    message: 'The order no longer exists',
  });
  expect(await read(id)).toEqual(before);
});

describe('A proof of payment', () => {
  /** The pictures of an order as a role is shown them. */
  async function imagesFor(id: string, { call }: { call: (id: OperationId, payload: object) => Promise<object> }) {
    const { body } = (await call('staffGetOrder', { id })) as { body: StaffOrder };
    return body.proofs.flatMap(({ images }) => images);
  }

  async function storedProof(): Promise<{ id: string; bytes: Buffer }> {
    const { id, proof } = await paidOrder();
    const bytes = Buffer.from(`proof ${id}`);
    const { path } = await market.services.files.put(bytes, 'jpg');
    await market.services.database
      .updateTable('voucher')
      .set({ images: [path] })
      .where('order_id', '=', id)
      .execute();
    expect(proof).not.toBe(path);
    return { id, bytes };
  }

  const open = async (url: string) => (await market.app.inject(url)).statusCode;

  test('It is shown to those who judge payments, by links of their own, and to no other role', async () => {
    const { id, bytes } = await storedProof();
    for (const role of ['sales', 'logistics', 'readOnly'] as const) {
      expect(await imagesFor(id, await as(role)), role).toEqual([]);
    }
    const [accountant, owner] = [await as('accounts'), await as('owner')];
    const [link = ''] = await imagesFor(id, accountant);
    const [ownersLink = ''] = await imagesFor(id, owner);
    expect(link).not.toBe(ownersLink);
    expect((await market.app.inject(link)).rawPayload).toEqual(bytes);
    expect(await open(ownersLink)).toBe(200);
  });

  test('A link ends with the session, with the role, with the membership and with its hour', async () => {
    const { id } = await storedProof();
    const { database, clock } = market.services;
    const ends: Record<string, (member: TestMember) => Promise<unknown>> = {
      session: ({ sessionId }) =>
        database.updateTable('staff_session').set({ ended_at: clock() }).where('id', '=', sessionId).execute(),
      role: ({ memberId }) =>
        database.updateTable('staff_member').set({ role: 'sales' }).where('id', '=', memberId).execute(),
      membership: ({ memberId }) =>
        database.updateTable('staff_member').set({ ended_at: clock() }).where('id', '=', memberId).execute(),
    };
    for (const [what, end] of Object.entries(ends)) {
      const accountant = await as('accounts');
      const [link = ''] = await imagesFor(id, accountant);
      expect(await open(link), what).toBe(200);
      await end(accountant.member);
      expect(await open(link), what).toBe(410);
    }
    const [late = ''] = await imagesFor(id, await as('accounts'));
    market.advance(hour);
    expect(await open(late)).toBe(410);
  });

  test('A link opens that very file, and a link to anything but a proof nothing', async () => {
    const [one, other] = [await storedProof(), await storedProof()];
    const accountant = await as('accounts');
    const [link = ''] = await imagesFor(one.id, accountant);
    const [otherLink = ''] = await imagesFor(other.id, accountant);
    expect(await open(`${otherLink.split('?')[0]}?${link.split('?')[1]}`)).toBe(404);
    await market.services.database
      .updateTable('voucher')
      .set({ images: [pathOf('0'.repeat(64), 'jpg')] })
      .where('order_id', '=', one.id)
      .execute();
    expect(await open(link), 'a file that proves nothing any more').toBe(410);
  });
});

test('The list is narrowed, sorted and cut into pages, and the table for a spreadsheet holds the same', async () => {
  const made = [await newOrder(), await paidOrder(), await newOrder()];
  const { call } = await as('owner');
  const list = async (more: object) => {
    const page = { pageNo: 1, pageSize: 500, sort: 'createdAt', isDescending: false, ...more };
    return (await call('staffListOrders', page)).body as StaffOrderPage;
  };
  const all = await list({});
  expect(all.orders).toHaveLength(all.total);
  for (const sort of ['createdAt', 'changedAt', 'depositDueAt', 'orderNo', 'status', 'total', 'departsOn'] as const) {
    const [up, down] = [await list({ sort }), await list({ sort, isDescending: true })];
    const ids = up.orders.map(({ id }) => id);
    expect(new Set(ids).size, sort).toBe(all.total);
    // Orders without a day of departure stand behind the others, whichever way.
    const dated = (orders: StaffOrderPage['orders']) => orders.filter((one) => sort !== 'departsOn' || one.departsOn);
    expect(
      dated(down.orders)
        .map(({ id }) => id)
        .toReversed(),
      sort,
    ).toEqual(dated(up.orders).map(({ id }) => id));
    expect(down.orders.slice(0, dated(down.orders).length), sort).toEqual(dated(down.orders));
    const pages = [];
    for (let pageNo = 1; pages.length < all.total; pageNo += 1) {
      pages.push(...(await list({ sort, pageNo, pageSize: 2 })).orders.map(({ id }) => id));
    }
    expect(pages, sort).toEqual(ids);
  }
  const amounts = (await list({ sort: 'total' })).orders.map(({ total }) => Number(total.replaceAll(/\D/g, '')));
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));

  const [first, paid] = made;
  expect((await list({ search: first?.orderNo.toLowerCase() })).orders.map(({ id }) => id)).toEqual([first?.id]);
  expect((await list({ search: '%' })).total).toBe(0);
  expect((await list({ search: buyer.accountId })).total).toBe(all.total);
  expect((await list({ countryCode: 'TZ' })).total).toBe(0);
  expect((await list({ statuses: '1' })).orders.every(({ status }) => status === 1)).toBe(true);
  expect((await list({ statuses: '1' })).orders.map(({ id }) => id)).toContain(paid?.id);
  const today = all.orders.at(-1)?.createdAt.slice(0, 10) ?? '';
  expect((await list({ createdFrom: today, createdTo: today })).orders.map(({ id }) => id)).toContain(paid?.id);
  expect((await list({ createdTo: '2020-01-01' })).total).toBe(0);
  expect(
    await call('staffListOrders', {
      pageNo: 1,
      pageSize: 1,
      sort: 'total',
      isDescending: true,
      createdTo: '2026-02-30',
    }),
  ).toMatchObject({ message: 'There is no such day. Please choose another.' });

  const { body } = await call('staffExportOrders', { sort: 'createdAt', isDescending: false });
  const { csv, rows } = body as { csv: string; rows: number };
  expect(rows).toBe(all.total);
  const lines = csv.trimEnd().split('\r\n');
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(all.orders.map(({ orderNo }) => orderNo));
});

test('What a buyer has typed is never a formula in the spreadsheet', async () => {
  const vehicleId = await stockAnother(market.services.database);
  await buyer.call('submitOrder', { ...reservationOf(vehicleId), name: '=cmd|"x",1' });
  const { call } = await as('owner');
  const { body } = await call('staffExportOrders', { sort: 'createdAt', isDescending: true, search: '=cmd' });
  expect((body as { csv: string }).csv).toContain(`,"'=cmd|""x"",1",`);
});

test('Notes stand with their authors, and no buyer reads them', async () => {
  const { id } = await newOrder();
  const { call } = await as('sales', 'Otieno');
  expect(await call('staffAddNote', { id, text: ' Calls back on Monday. ' })).toMatchObject({ code: 0 });
  expect((await read(id)).notes).toMatchObject([{ name: 'Otieno', text: 'Calls back on Monday.' }]);
  expect(JSON.stringify(await buyer.call('getOrder', { id }))).not.toContain('Monday');
});

describe('Today', () => {
  async function today(role: StaffRole = 'owner'): Promise<StaffToday> {
    const { call } = await as(role);
    return (await call('staffToday', {})).body as StaffToday;
  }

  const group = ({ groups }: StaffToday, kind: string) => groups.find((one) => one.kind === kind);
  const ids = (found: StaffToday, kind: string) => group(found, kind)?.items.map(({ id }) => id) ?? [];

  test('An order waits for whoever’s turn it is, the longest waiting first, and no more once that is done', async () => {
    const [early, late] = [await paidOrder(), (market.advance(minute), await paidOrder())];
    const before = await today();
    expect(group(before, 'payment')?.turn).toBe('accounts');
    const waiting = ids(before, 'payment');
    expect(waiting.indexOf(early.id)).toBeLessThan(waiting.indexOf(late.id));
    const sinces = group(before, 'payment')?.items.map(({ since }) => since) ?? [];
    expect(sinces).toEqual(sinces.toSorted());
    const { call } = await as('owner');
    const { version } = await read(early.id);
    await call('staffApprovePayment', { id: early.id, version });
    const after = await today();
    expect(ids(after, 'payment')).not.toContain(early.id);
    expect(ids(after, 'ship')).toContain(early.id);
    const voyage = { id: early.id, version: version + 1, vessel: 'MV Star', departsOn: '2026-09-01' };
    await call('staffChangeShipment', voyage);
    const chosen = await today();
    expect(ids(chosen, 'ship')).not.toContain(early.id);
    expect(group(chosen, 'car')?.items.find(({ id }) => id === early.id)?.dueAt).toBe('2026-09-01T09:00:00.000Z');
  });

  test('A reservation waits in its last six hours', async () => {
    const { id } = await newOrder();
    expect(ids(await today(), 'deposit')).not.toContain(id);
    market.advance(18 * hour);
    const found = await today();
    expect(group(found, 'deposit')).toMatchObject({ turn: 'buyer' });
    expect(ids(found, 'deposit')).toContain(id);
    market.advance(6 * hour);
    expect(ids(await today(), 'deposit')).not.toContain(id);
  });

  test('A chat waits from its first unanswered message, and an inquiry until it is settled', async () => {
    const { database, clock } = market.services;
    const write = (sender: 'buyer' | 'staff', text: string) =>
      database
        .insertInto('chat_message')
        .values({ account_id: buyer.accountId, sender, text, staff_name: null, created_at: clock() })
        .execute();
    await write('buyer', 'Hello');
    await write('staff', 'Good day');
    expect(ids(await today(), 'chat')).not.toContain(buyer.accountId);
    await write('buyer', 'Is it still there?');
    const since = clock().toISOString();
    market.advance(minute);
    await write('buyer', 'Well?');
    expect(group(await today(), 'chat')).toMatchObject({ count: 1, items: [{ detail: 'Well?', since }] });

    const vehicle = await stockAnother(database);
    await database
      .insertInto('inquiry')
      .values({ id: 'inq1', account_id: buyer.accountId, vehicle_id: vehicle, payload: '{}', created_at: clock() })
      .execute();
    expect(ids(await today('sales'), 'inquiry')).toEqual(['inq1']);
    const { call } = await as('sales');
    expect(await call('staffSettleInquiry', { id: 'inq1' })).toEqual({ code: 0 });
    expect(ids(await today(), 'inquiry')).toEqual([]);
  });

  test('A role hears of what it has to do with', async () => {
    const kinds = async (role: StaffRole) => (await today(role)).groups.map(({ kind }) => kind);
    expect(await kinds('stock')).toEqual([]);
    expect(await kinds('accounts')).toEqual(['payment', 'deposit', 'balance']);
    expect(await kinds('logistics')).toEqual(['ship', 'car', 'balance']);
    expect(await kinds('sales')).toEqual(['deposit', 'chat', 'dealer', 'inquiry']);
    expect(await kinds('readOnly')).toHaveLength(8);
  });

  test('It says which term of prices is missing', async () => {
    expect((await today()).notices).toEqual([]);
    const { database } = market.services;
    const stored = await database
      .selectFrom('setting')
      .select('value')
      .where('name', '=', 'price-terms')
      .executeTakeFirst();
    const { insurance: _insurance, ...partly } = Object(stored?.value) as Record<string, unknown>;
    const write = (value: unknown) =>
      database
        .updateTable('setting')
        .set({ value: JSON.stringify(value) })
        .where('name', '=', 'price-terms')
        .execute();
    await write(partly);
    expect((await today()).notices).toEqual([{ kind: 'priceTerms', detail: expect.stringMatching(/^insurance: /) }]);
    await database.deleteFrom('setting').where('name', '=', 'price-terms').execute();
    expect((await today()).notices).toEqual([{ kind: 'priceTerms', detail: '' }]);
    const refused = await buyer.call('submitOrder', reservationOf(await stockAnother(database)));
    expect(refused).toMatchObject({
      code: 400,
      message: 'Prices cannot be made at the moment. Please write to us, and we will send you one.',
    });
    await database
      .insertInto('setting')
      .values({ name: 'price-terms', value: JSON.stringify(stored?.value) })
      .execute();
    expect((await today()).notices).toEqual([]);
  });
});
