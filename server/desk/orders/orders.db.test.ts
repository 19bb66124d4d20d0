import { afterAll, describe, expect, test } from 'vitest';
import type {
  OrderTimeline,
  StaffActs,
  StaffOrderState,
  StaffShipmentPreview,
  StaffWatch,
} from '#generated/client/types.gen.ts';
import type { OperationId } from '#generated/operations.ts';
import { actOnOrder } from '#server/cli/order-commands.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';

const minute = 60_000;
const hour = 60 * minute;

const { market, buyer, as, newOrder, paidOrder, read, lastMail } = await openDeskMarket();
afterAll(() => market.close());

test('An order passes through all statuses by desk calls, each with an audit entry and an e-mail', async () => {
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
  expect((await lastMail())?.language).toBe('ja');
  const voyage = { vessel: 'MV Highway Star 041', departsOn: '2026-06-20', arrivesOn: '2026-07-22' };
  expect(await act(shipper, 'staffChangeShipment', voyage)).toBe(2);
  expect(await act(shipper, 'staffShipOrder', { freightNumber: 'GPMBA2606001' })).toBe(3);
  expect((await read(id)).shipping).toMatchObject({ ...voyage, freightNumber: 'GPMBA2606001', logisticsLink: '' });
  expect(await act(accountant, 'staffRequestBalance')).toBe(4);
  expect((await lastMail())?.body, 'the day of the shipment').toContain('2026年7月22日');
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

test('A rejection reason reaches the buyer unchanged, and another proof can be submitted', async () => {
  const { id } = await paidOrder();
  const { version } = await read(id);
  const { call } = await as('accounts');
  const reason = '金額が読み取れません。';
  expect(await call('staffRejectPayment', { id, version, reason })).toMatchObject({ code: 0, body: { status: 0 } });
  expect((await lastMail())?.body).toContain(reason);
  expect(await buyer.call('getOrder', { id })).toMatchObject({ body: { proofRemark: reason } });
  const { proofs, depositDueAt } = await read(id);
  expect(proofs).toMatchObject([{ state: 'rejected' }]);
  expect(depositDueAt).toBe(new Date(market.services.clock().getTime() + 24 * hour).toISOString());
});

describe('Two people on one order', () => {
  test('cannot both decide: an outdated version changes nothing', async () => {
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

  test('cannot overwrite changes by the buyer, time or the staff command', async () => {
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

  test('withdraw the vehicle of a cancelled order on request, and put others back on sale', async () => {
    const { call } = await as('owner');
    const { database } = market.services;
    for (const withdrawsVehicle of [true, undefined]) {
      const { id } = await newOrder();
      const { version, vehicle } = await read(id);
      const reason = 'The vehicle was damaged in the yard';
      expect(await call('staffCancelOrder', { id, version, reason, withdrawsVehicle })).toMatchObject({ code: 0 });
      const stored = await database.selectFrom('vehicle').selectAll().where('id', '=', vehicle.id).executeTakeFirst();
      const [stage, state] = withdrawsVehicle ? ['withdrawn', 'removed'] : ['published', 'available'];
      expect(stored).toMatchObject({ stage, state });
    }
  });

  test('are warned before saving an arrival day with which the vehicle cannot be imported', async () => {
    const { id } = await paidOrder();
    const { call } = await as('logistics');
    const verdictOn = async (arrivesOn: string) => {
      const { body } = await call('staffPreviewShipment', { id, arrivesOn });
      return (body as StaffShipmentPreview).importing?.verdicts[0];
    };
    expect(await verdictOn('2026-12-31')).toMatchObject({ verdict: 'allowed' });
    expect(await verdictOn('2027-01-01')).toMatchObject({ verdict: 'refused', refusals: ['tooOld'] });
    expect((await read(id)).shipping).not.toHaveProperty('arrivesOn');
  });

  test('see each other while both have it open, and learn of changes', async () => {
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
    const { changedAt } = await read(id);
    await kimani.call('staffAddNote', { id, text: 'Do not ship before Monday.' });
    expect(await watch(amina)).toMatchObject({ version: version + 2 });
    expect(await amina.call('staffShipOrder', { id, version: version + 1, freightNumber: 'F1' })).toMatchObject({
      code: 409,
    });
    expect((await read(id)).changedAt, 'a note is no progress').toBe(changedAt);
  });
});

test('get refusals for unavailable actions and invalid days, without changes', async () => {
  const { id } = await newOrder();
  const before = await read(id);
  const { call } = await as('owner');
  const at = { id, version: before.version };
  for (const [operation, payload, message] of [
    ['staffApprovePayment', {}, 'The status of the order has changed'],
    ['staffShipOrder', { freightNumber: 'F1' }, 'The status of the order has changed'],
    ['staffCompleteOrder', {}, 'The status of the order has changed'],
    ['staffChangeShipment', { vessel: 'MV Star' }, 'The status of the order has changed'],
    ['staffShipOrder', { freightNumber: 'F1', departsOn: '2026-02-30' }, 'This date does not exist. Choose another.'],
    ['staffRequestBalance', { arrivesOn: '2026-13-01' }, 'This date does not exist. Choose another.'],
  ] as const) {
    expect(await call(operation, { ...at, ...payload }), operation).toMatchObject({ code: 400, message });
  }
  expect(await call('staffApprovePayment', { id: 'nobodys', version: 1 })).toMatchObject({
    message: 'The order no longer exists',
  });
  expect(await read(id)).toEqual(before);
});

describe('A shipment', () => {
  const voyage = { vessel: 'MV Highway Star 041', departsOn: '2026-06-20', arrivesOn: '2026-07-22' };

  async function begin() {
    const { id, orderNo } = await paidOrder();
    const { call } = await as('owner');
    const act = async (operation: OperationId, more: object = {}) =>
      call(operation, { id, version: (await read(id)).version, ...more });
    await act('staffApprovePayment');
    return { id, orderNo, call, act };
  }

  test('loses the planned ship and days that are cleared when it leaves', async () => {
    const { id, act } = await begin();
    await act('staffChangeShipment', voyage);
    const cleared = { vessel: null, departsOn: null, arrivesOn: null };
    expect(await act('staffShipOrder', { freightNumber: 'F1', ...cleared })).toMatchObject({ code: 0 });
    const { shipping } = await read(id);
    for (const field of Object.keys(cleared)) expect(shipping).not.toHaveProperty(field);
    expect(shipping).toMatchObject({ freightNumber: 'F1' });
  });

  test('takes its arrival day from the balance request, which is audited', async () => {
    const { id, orderNo, call, act } = await begin();
    await act('staffShipOrder', { freightNumber: 'F1', ...voyage });
    const past = { arrivesOn: marketDay(new Date(market.services.clock().getTime() - 24 * hour)) };
    expect(await act('staffRequestBalance', past)).toMatchObject({
      code: 400,
      message: 'The arrival day is in the past. Choose today or a later day.',
    });
    expect(await act('staffRequestBalance', { arrivesOn: '2026-07-25' })).toMatchObject({ code: 0 });
    expect((await read(id)).shipping).toMatchObject({ ...voyage, arrivesOn: '2026-07-25' });
    expect((await lastMail())?.body).toContain('2026年7月25日');
    const { steps } = (await buyer.call('getOrderTimeline', { id })).body as OrderTimeline;
    expect(steps.findLast(({ what }) => what === 'arrivalExpected')).toMatchObject({
      day: '2026-07-25',
      formerDay: '2026-07-22',
    });
    const { acts } = (await call('staffListActs', { pageSize: 1, subject: orderNo })).body as StaffActs;
    expect(acts).toMatchObject([{ act: 'request-balance' }]);
    expect(JSON.parse(acts[0]?.before ?? '')).toMatchObject({ arrives_on: '2026-07-22' });
    expect(JSON.parse(acts[0]?.after ?? '')).toMatchObject({ arrives_on: '2026-07-25' });
  });

  test('allows a balance request after its planned arrival day', async () => {
    const { act } = await begin();
    await act('staffShipOrder', { freightNumber: 'F1', arrivesOn: '2026-06-01' });
    expect(await act('staffRequestBalance', { arrivesOn: '2026-06-01' })).toMatchObject({ code: 0 });
  });
});
