import { describe, expect, it } from 'vitest';
import { orderStates } from '#states/order-state.ts';
import { quote } from '#server/marketplace/pricing/quote.ts';
import { cities } from '#server/marketplace/reference/places/cities.ts';
import { bannerRows } from '../seed/seed-stock.ts';
import { buildStock } from '../stock.ts';
import { demoPricingSettings } from '../pricing-settings.ts';
import { pricedAt } from '../vehicles/vehicle.ts';
import { accounts } from './accounts.ts';
import { coupons, couponTemplates, designatedIds } from './coupons.ts';
import { dealers } from './dealers.ts';
import { addresses, favoriteVehicleIds, inquiries } from './saved-items.ts';
import { questions } from './questions.ts';

const epoch = new Date('2026-06-15T08:48:00Z');
const { orders, vehicles, catalogue } = buildStock({ epoch });
const vehicleIds = new Set(vehicles.map(({ id }) => id));
const accountIds = new Set<string>(Object.values(accounts).map(({ id }) => id));

describe('The demo people', () => {
  it('They have orders in every state, each with its own vehicle and a matching history', () => {
    expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(orderStates));
    expect(new Set(orders.map(({ vehicleId }) => vehicleId)).size).toBe(orders.length);
    for (const { records, state } of orders) {
      const times = records.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(Math.max(...times)).toBeLessThan(epoch.getTime());
      expect([records[0]?.state, records.at(-1)?.state]).toEqual(['awaitingDeposit', state]);
    }
  });

  it('No order has an overdue deposit', () => {
    const waiting = orders
      .filter(({ state }) => state === 'awaitingDeposit')
      .map(({ records }) => records[0]?.at.getTime() ?? 0);
    expect(waiting.filter((at) => epoch.getTime() - at >= 86_400_000)).toEqual([]);
  });

  it('An order has a freight number only from shipping on', () => {
    const shipped = orders.filter(({ freightNumber }) => freightNumber).map(({ state }) => state);
    expect(new Set(shipped)).toEqual(
      new Set(['shipped', 'awaitingBalance', 'balanceInReview', 'inTransit', 'completed']),
    );
  });

  it('An ordered vehicle is held, sold or available, as its order’s status requires', () => {
    const stateOf = (id: string): unknown => vehicles.find((vehicle) => vehicle.id === id)?.state;
    expect(['100004', '100003', '100001'].map(stateOf)).toEqual(['held', 'removed', 'available']);
  });

  it('Every order can be quoted', () => {
    for (const { vehicleId, countryCode, portId, transportType, couponIds, records } of orders) {
      const vehicle = vehicles.find(({ id }) => id === vehicleId);
      const used = coupons.filter(({ id }) => couponIds.includes(id));
      const priced = vehicle && pricedAt(vehicle, records[0]?.at ?? epoch);
      const destination = { countryCode, portId, transportType };
      const applied = used.map(({ id, template }) => ({
        id,
        quotaCents: template.quotaCents,
        vehicleIds: designatedIds(template, vehicles),
      }));
      const total =
        priced &&
        quote({ vehicle: priced, destination, freightMode: 'prepaid', coupons: applied, terms: demoPricingSettings })
          .total;
      expect(total?.usdCents).toBeGreaterThan(0);
    }
  });

  it('They have a coupon in each status, and coupons of an order belong to that order', () => {
    const states = coupons.map(({ state, days }) => (state === 'unused' && days[1] < 0 ? 'expired' : state));
    expect(new Set(states)).toEqual(new Set(['unused', 'expired', 'frozen', 'used']));
    const tied = coupons.filter(({ orderId }) => orderId);
    expect(
      tied.filter(({ id, orderId }) => !orders.some((order) => order.id === orderId && order.couponIds.includes(id))),
    ).toEqual([]);
    expect(tied.length).toBe(coupons.filter(({ state }) => state !== 'unused').length);
  });

  it('They have coupons for designated vehicles and coupons valid for all', () => {
    expect(designatedIds(couponTemplates.hybrid, vehicles)).toContain('100008');
    expect(designatedIds(couponTemplates.hybrid, vehicles)).not.toContain('100001');
    expect(designatedIds(couponTemplates.welcome, vehicles)).toBeUndefined();
  });

  it('There is a dealer certificate in each state, and a user without one', () => {
    expect(new Set(dealers.map(({ state }) => state))).toEqual(new Set(['inReview', 'approved', 'rejected']));
    expect(dealers.filter(({ state, remark }) => (state === 'rejected') !== (remark !== undefined))).toEqual([]);
    expect(dealers.map(({ accountId }) => accountId)).not.toContain(accounts.agent.id);
  });

  it('They have asked questions in each language, and one is unanswered', () => {
    expect(new Set(questions.map(({ language }) => language))).toEqual(new Set(['en', 'zh', 'ja']));
    expect(questions.filter(({ answered }) => answered === undefined)).toHaveLength(1);
    const late = questions.filter(({ hoursAgo, answered }) => answered !== undefined && answered.hoursAgo >= hoursAgo);
    expect(late).toEqual([]);
  });

  it('All references exist', () => {
    const owned = [...addresses, ...inquiries, ...questions, ...coupons, ...dealers, ...orders];
    expect(owned.filter(({ accountId }) => !accountIds.has(accountId))).toEqual([]);
    const named = [...favoriteVehicleIds, ...[...inquiries, ...questions].map(({ vehicleId }) => vehicleId)];
    expect(named.filter((id) => !vehicleIds.has(id))).toEqual([]);
    const unknownCities = addresses.filter(
      ({ cityId, countryCode }) => !cities.some((city) => city.id === cityId && city.countryCode === countryCode),
    );
    expect(unknownCities).toEqual([]);
    const makeIds = bannerRows.map(({ make_id }) => make_id);
    expect(makeIds.filter((id) => !catalogue.makes.some((make) => make.id === id))).toEqual([]);
  });

  it('The data contains no passwords', () => {
    const said = JSON.stringify({ accounts, dealers, addresses });
    expect(said).not.toMatch(/password|secret/i);
  });
});
