import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPasswordRight } from '#server/marketplace/accounts/passwords.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { type DemoLogins, generatePassword, seedDemo } from './seed-demo.ts';
import { seedStock } from './seed-stock.ts';

const now = new Date('2026-06-12T10:00:00Z');
let database: Database;
let logins: DemoLogins | undefined;
let statements = 0;

beforeAll(async () => {
  database = await openDatabase({ folder: 'memory' });
  const counted = database.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  logins = await seedDemo(counted, now);
});
afterAll(() => database.destroy());

async function countRows(table: 'vehicle' | 'style' | 'orders' | 'account'): Promise<number> {
  const { count } = await database
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

describe('The demo', () => {
  it('The demo fills an empty database with few bulk statements', async () => {
    expect(statements).toBeLessThan(200);
    expect(await countRows('vehicle')).toBeGreaterThanOrEqual(2400);
  });

  it('The demo leaves a filled database unchanged', async () => {
    const before = await Promise.all((['vehicle', 'style', 'orders', 'account'] as const).map(countRows));
    expect(await seedDemo(database, now)).toBeUndefined();
    expect(await seedStock(database, now)).toBe(false);
    const after = await Promise.all((['vehicle', 'style', 'orders', 'account'] as const).map(countRows));
    expect(after).toEqual(before);
  });

  it('The generated password is shown once and stored as a hash', async () => {
    expect(logins?.isDrawn).toBe(true);
    const accounts = await database.selectFrom('account').select(['email', 'password_hash']).execute();
    expect(new Set(accounts.map(({ email }) => email))).toEqual(new Set(logins?.emails));
    const [first] = accounts;
    expect(await isPasswordRight(first?.password_hash, logins?.password ?? '')).toBe(true);
    expect(first?.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('The site accepts every generated password, and none repeats', () => {
    const drawn = Array.from({ length: 200 }, generatePassword);
    expect(new Set(drawn).size).toBe(200);
    for (const password of drawn) expect(password).toMatch(/^(?=.*[a-z])(?=.*[0-9])[a-z0-9]{8,20}$/);
  });

  it('There is an order in every status, and its vehicle is held, sold or available to match', async () => {
    const orders = await database
      .selectFrom('orders')
      .innerJoin('vehicle', 'vehicle.id', 'orders.vehicle_id')
      .select(['orders.status', 'vehicle.state'])
      .execute();
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8]));
    const expected = (status: number) => (status === 7 ? 'removed' : status === 8 ? 'available' : 'held');
    for (const { status, state } of orders) expect(state).toBe(expected(status));
  });

  it('Each payment has a proof, which is under review only if its order is', async () => {
    const vouchers = await database
      .selectFrom('voucher')
      .innerJoin('orders', 'orders.id', 'voucher.order_id')
      .select(['orders.status', 'voucher.state', 'voucher.kind'])
      .execute();
    const reviewed = { deposit: 1, balance: 5 };
    for (const { status, state, kind } of vouchers) expect(state === 'submitted').toBe(status === reviewed[kind]);
  });
});
