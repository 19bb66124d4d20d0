import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { demoOrders } from '../people/orders.ts';
import { buildStock } from '../stock.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-databases.ts';
import { takeOrderNumber } from '#server/marketplace/orders/order-row.ts';
import { isFullRun } from '../../tests/scope.ts';
import { insertPeople } from './seed-people.ts';
import { insertStock } from './seed-stock.ts';

const hour = 3_600_000;
/** A small stock is enough, since its people stay the same. */
const stock = buildStock({ epoch: new Date(), count: 300 });

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase({ isStocked: false });
  await insertStock(opened.database, stock, new Date());
});
afterAll(() => opened.drop());

interface Seeded {
  order_no: string;
  created_at: Date;
}

/**
 * The demo people of a demo that starts at this moment, and the next real order number. They are removed afterwards.
 */
async function seedAt(now: Date): Promise<{ orders: Seeded[]; next: string }> {
  const transaction = await opened.database.startTransaction().execute();
  try {
    const orders = demoOrders(stock.vehicles, now);
    await insertPeople(transaction, { stock: { ...stock, orders }, password: 'Mombasa2026', now });
    return {
      orders: await transaction.selectFrom('orders').select(['order_no', 'created_at']).orderBy('created_at').execute(),
      next: await takeOrderNumber(transaction, now),
    };
  } finally {
    await transaction.rollback().execute();
  }
}

describe('The demo', () => {
  it('The demo can start at any hour of two days around now, with order numbers like all others', async () => {
    for (let hours = -24; hours < 24; hours += isFullRun ? 1 : 5) {
      const now = new Date(Date.now() + hours * hour);
      const { orders, next } = await seedAt(now);
      const numbers = [...orders.map(({ order_no }) => order_no), next];
      const days = [...orders.map(({ created_at }) => created_at), now].map((at) => marketDay(at).replaceAll('-', ''));
      expect(numbers.map((number) => number.slice(0, 10))).toEqual(days.map((day) => `GP${day}`));
      // The counter never goes back, so no two numbers are equal.
      const counted = numbers.map((number) => Number(number.slice(10)));
      expect(counted).toEqual(counted.map((_, place) => (counted[0] ?? 0) + place));
    }
  });
});
