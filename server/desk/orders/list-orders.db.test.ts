import { afterAll, expect, test, vi } from 'vitest';
import type { StaffOrderPage } from '#generated/client/types.gen.ts';
import { reservationOf, stockAnother } from '#server/marketplace/orders/testing/market.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';

const { market, buyer, as, newOrder, paidOrder, read } = await openDeskMarket();
afterAll(() => market.close());

test('Part of any word of an order finds it, ignoring case', async () => {
  const order = await newOrder();
  const { call } = await as('owner');
  const { database } = market.services;
  await database
    .updateTable('orders')
    .set({ vessel: 'Morning Glory', freight_number: 'BL-77/á_' })
    .where('id', '=', order.id)
    .execute();
  const found = async (search: string) => {
    const page = { pageNo: 1, pageSize: 500, sort: 'createdAt', isDescending: false, search };
    return ((await call('staffListOrders', page)).body as StaffOrderPage).orders;
  };
  const [shown] = await found(order.orderNo);
  const { receiverName = '', vehicleName = '', vehicleId = '', buyerEmail = '' } = shown ?? {};
  for (const known of [receiverName, vehicleName, vehicleId, buyerEmail, 'morning glory', 'ning Gl', '77/Á_']) {
    for (const search of [known, known.toUpperCase(), known.slice(1)]) {
      expect(
        (await found(search)).map(({ id }) => id),
        search,
      ).toContain(order.id);
    }
  }
  // Words must not match across two fields.
  expect(await found(`${vehicleId} ${receiverName}`)).toEqual([]);
});

test('The name of its vehicle finds an order in each language of the desk', async () => {
  const { id, orderNo } = await newOrder();
  const { call } = await as('owner');
  const names = new Set<string>();
  for (const language of ['en', 'cn', 'jp']) {
    const page = { pageNo: 1, pageSize: 500, sort: 'createdAt', isDescending: false, language };
    const find = async (search: string) =>
      ((await call('staffListOrders', { ...page, search })).body as StaffOrderPage).orders;
    const [shown] = await find(orderNo);
    const { vehicleName = '' } = shown ?? {};
    names.add(vehicleName);
    expect(
      (await find(vehicleName)).map((order) => order.id),
      vehicleName,
    ).toContain(id);
  }
  expect(names.size).toBe(3);
});

test('The list is filtered, sorted and paginated, and the export contains the same orders', async () => {
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
    // Orders without a departure day come last in both directions.
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
  ).toMatchObject({ message: 'This date does not exist. Choose another.' });

  const formatters = vi.spyOn(Intl, 'DateTimeFormat');
  const { body } = await call('staffExportOrders', { sort: 'createdAt', isDescending: false });
  // One for each of many rows would block the node.
  expect(formatters.mock.calls.filter(([locale]) => locale === 'sv-SE')).toHaveLength(1);
  formatters.mockRestore();
  const { csv, rows } = body as { csv: string; rows: number };
  expect(rows).toBe(all.total);
  const lines = csv.trimEnd().split('\r\n');
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(all.orders.map(({ orderNo }) => orderNo));
  // Amounts are numbers, so that spreadsheets can sum them.
  expect(lines[0]).toContain(',Currency,Total,Deposit,');
  for (const line of lines.slice(1)) expect(line).toMatch(/,(USD|JPY),\d+(\.\d\d)?,\d+(\.\d\d)?,/);
});

test('Buyer input is never a formula in the export', async () => {
  const vehicleId = await stockAnother(market.services.database);
  await buyer.call('submitOrder', { ...reservationOf(vehicleId), name: '=cmd|"x",1' });
  const { call } = await as('owner');
  const { body } = await call('staffExportOrders', { sort: 'createdAt', isDescending: true, search: '=cmd' });
  expect((body as { csv: string }).csv).toContain(`,"'=cmd|""x"",1",`);
});

test('Notes show their authors and are hidden from buyers', async () => {
  const { id } = await newOrder();
  const { call } = await as('sales', 'Otieno');
  expect(await call('staffAddNote', { id, text: ' Calls back on Monday. ' })).toMatchObject({ code: 0 });
  expect((await read(id)).notes).toMatchObject([{ name: 'Otieno', text: 'Calls back on Monday.' }]);
  expect(JSON.stringify(await buyer.call('getOrder', { id }))).not.toContain('Monday');
});
