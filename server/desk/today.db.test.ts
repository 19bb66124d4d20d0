import { afterAll, describe, expect, test } from 'vitest';
import type { StaffToday } from '#generated/client/types.gen.ts';
import type { StaffRole } from '#generated/operations.ts';
import { reservationOf, stockAnother } from '#server/marketplace/orders/testing/market.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';

const minute = 60_000;
const hour = 60 * minute;

const { market, buyer, as, newOrder, paidOrder, read } = await openDeskMarket();
afterAll(() => market.close());

describe('Today', () => {
  async function today(role: StaffRole = 'owner'): Promise<StaffToday> {
    const { call } = await as(role);
    return (await call('staffToday', {})).body as StaffToday;
  }

  const group = ({ groups }: StaffToday, kind: string) => groups.find((one) => one.kind === kind);
  const ids = (found: StaffToday, kind: string) => group(found, kind)?.items.map(({ id }) => id) ?? [];

  test('lists orders for the responsible role, longest waiting first, until handled', async () => {
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

  test('lists a reservation in its last six hours', async () => {
    const { id } = await newOrder();
    expect(ids(await today(), 'deposit')).not.toContain(id);
    market.advance(18 * hour);
    const found = await today();
    expect(group(found, 'deposit')).toMatchObject({ turn: 'buyer' });
    expect(ids(found, 'deposit')).toContain(id);
    market.advance(6 * hour);
    expect(ids(await today(), 'deposit')).not.toContain(id);
  });

  test('lists a chat from its first unanswered message, and an inquiry until it is settled', async () => {
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

  test('counts a claim while it waits for staff, an accepted one too', async () => {
    const claims = async (role: StaffRole) => (await today(role)).claims;
    expect(await claims('owner')).toEqual({ count: 0 });
    const { database, clock } = market.services;
    const { id: order_id } = await paidOrder();
    const due_at = new Date(clock().getTime() + 72 * hour);
    const times = { due_at, reported_at: clock(), changed_at: clock() };
    const claim = { id: 'claim1', order_id, kind: 'damage', state: 'open', turn: 'us', ...times } as const;
    await database.insertInto('order_claim').values(claim).execute();
    expect(await claims('accounts')).toEqual({ count: 1, dueAt: due_at.toISOString() });
    expect(await claims('logistics')).toBeUndefined();
    await database.updateTable('order_claim').set({ state: 'offered', turn: 'buyer' }).execute();
    expect(await claims('sales')).toEqual({ count: 0 });
    await database.updateTable('order_claim').set({ state: 'accepted', turn: 'us' }).execute();
    expect(await claims('sales')).toMatchObject({ count: 1 });
  });

  test('shows each role only its own tasks', async () => {
    const kinds = async (role: StaffRole) => (await today(role)).groups.map(({ kind }) => kind);
    expect(await kinds('stock')).toEqual([]);
    expect(await kinds('accounts')).toEqual(['payment', 'deposit', 'balance']);
    expect(await kinds('logistics')).toEqual(['ship', 'car', 'balance']);
    expect(await kinds('sales')).toEqual(['deposit', 'chat', 'dealer', 'inquiry']);
    expect(await kinds('readOnly')).toHaveLength(8);
  });

  test('reports a missing bank account to roles that can set one', async () => {
    const { database, clock } = market.services;
    // Orders refer to the account, so it cannot be deleted.
    const showFrom = (shown_from: Date) => database.updateTable('bank_account').set({ shown_from }).execute();
    await showFrom(new Date(clock().getTime() + hour));
    expect(await today('accounts')).toMatchObject({ notices: [], lacksBankAccount: true });
    expect(await today('sales')).not.toHaveProperty('lacksBankAccount');
    expect(await buyer.call('submitOrder', reservationOf(await stockAnother(database)))).toMatchObject({
      code: 400,
      message: expect.stringMatching(/^We cannot accept reservations or payments yet/),
    });
    await showFrom(new Date(0));
  });

  test('names the missing pricing setting', async () => {
    const notices = async () => (await today('readOnly')).notices;
    expect(await notices()).toEqual([]);
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
    expect(await notices()).toEqual([{ kind: 'priceTerms', detail: expect.stringMatching(/^insurance: /) }]);
    await database.deleteFrom('setting').where('name', '=', 'price-terms').execute();
    expect(await notices()).toEqual([{ kind: 'priceTerms', detail: '' }]);
    const refused = await buyer.call('submitOrder', reservationOf(await stockAnother(database)));
    expect(refused).toMatchObject({
      code: 400,
      message: 'We cannot calculate prices at the moment. Contact us and we will send you a quote.',
    });
    await database
      .insertInto('setting')
      .values({ name: 'price-terms', value: JSON.stringify(stored?.value) })
      .execute();
    expect(await notices()).toEqual([]);
  });
});
