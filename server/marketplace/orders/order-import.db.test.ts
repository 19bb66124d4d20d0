import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LandedCost, Order } from '#generated/client/types.gen.ts';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import { importHandlers } from '#server/marketplace/import/handlers.ts';
import { writePricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import { type Buyer, journeyTo, type Market, openMarket, reservationOf, stockAnother } from './testing/market.ts';
import { ordersOf } from './testing/orders-in-status.ts';

let market: Market;
let buyer: Buyer;
beforeAll(async () => {
  market = await openMarket(importHandlers);
  buyer = await market.newBuyer();
});
afterAll(() => market.close());

const read = async (id: string) => (await buyer.call('getOrder', { id })).body as Order;

/** Reserves a vehicle like 100001, first registered in March 2019, and returns the order's id. */
async function reserve(change: Parameters<typeof reservationOf>[1] = {}): Promise<string> {
  const vehicleId = await stockAnother(market.services.database);
  await buyer.call('submitOrder', reservationOf(vehicleId, change));
  const { id } = await market.services.database
    .selectFrom('orders')
    .select('id')
    .where('vehicle_id', '=', vehicleId)
    .executeTakeFirstOrThrow();
  return id;
}

const book = (id: string, days: { departs_on?: string; arrives_on?: string }) =>
  market.services.database.updateTable('orders').set(days).where('id', '=', id).execute();

describe('The landed cost of an order', () => {
  it('is stored with the reservation and not changed by later prices and rates', async () => {
    const vehicleId = await stockAnother(market.services.database);
    const seen = (await market.call('estimateLandedCost', journeyTo(vehicleId))).body as LandedCost;
    const id = await reserve();
    const { landedCost } = await read(id);
    expect(landedCost).toEqual(seen);
    expect(landedCost?.asOf).toBe('2026-06-12');
    const { database } = market.services;
    await writePricingSettings(database, {
      ...demoPricingSettings,
      rates: { ...demoPricingSettings.rates, kesPerUsd: 200 },
    });
    try {
      const since = (await market.call('estimateLandedCost', journeyTo(vehicleId))).body as LandedCost;
      expect(since.kesPerUsd).toBe(200);
      expect((await read(id)).landedCost).toEqual(seen);
    } finally {
      await writePricingSettings(database, demoPricingSettings);
    }
  });

  it('includes the clearance that the buyer took', async () => {
    const { landedCost } = await read(await reserve({ checkClearancePrice: 1 }));
    expect(landedCost?.lines.map(({ name }) => name)).toContain('clearance');
    expect(landedCost?.covered).toContain('vat');
  });

  it('is absent for an order from before estimates existed', async () => {
    const id = await reserve();
    await market.services.database.updateTable('orders').set({ landed_cost: null }).where('id', '=', id).execute();
    expect(await read(id)).not.toHaveProperty('landedCost');
  });
});

describe('The import verdict of an order', () => {
  it('assumes the next ship until its own departure or arrival day is known', async () => {
    const id = await reserve();
    const verdict = async () => (await read(id)).importing?.verdicts[0];
    expect((await read(id)).importing).toMatchObject({ countryCode: 'KE', portName: 'Mombasa', asOf: '2026-06-12' });
    expect(await verdict()).toMatchObject({ verdict: 'allowed', arrivalDay: '2026-08-21', arriveBy: '2026-12-31' });
    await book(id, { departs_on: '2026-12-08' });
    expect(await verdict()).toMatchObject({ verdict: 'refused', arrivalDay: '2027-01-01', refusals: ['tooOld'] });
    await book(id, { arrives_on: '2026-12-31' });
    expect(await verdict()).toMatchObject({ verdict: 'allowed', arrivalDay: '2026-12-31' });
  });

  it('uses the departure day once shipped, and is absent if no day is known', async () => {
    const { id } = await ordersOf(market).newOrderIn(buyer, 'shipped');
    await book(id, { departs_on: '2026-05-20' });
    expect((await read(id)).importing?.verdicts[0]?.arrivalDay).toBe('2026-06-29');
    await market.services.database.updateTable('orders').set({ departs_on: null }).where('id', '=', id).execute();
    expect(await read(id)).not.toHaveProperty('importing');
  });

  it('is absent once the vehicle is delivered or the order is cancelled', async () => {
    for (const state of ['completed', 'cancelled'] as const) {
      const { id } = await ordersOf(market).newOrderIn(buyer, state);
      const order = await read(id);
      expect(order).not.toHaveProperty('importing');
      expect(order).toHaveProperty('landedCost');
    }
  });
});
