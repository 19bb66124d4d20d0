import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportAssessment, LandedCost, PriceResult } from '#generated/client/types.gen.ts';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import { type Market, openMarket, stockAnother } from '#server/marketplace/orders/testing/market.ts';
import { writePricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import type { TestAnswer } from '#server/testing/open-test-server.ts';
import { sourcesOfRule } from './describe-verdict.ts';
import { importHandlers } from './handlers.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket(importHandlers);
});
afterAll(() => market.close());

const vehicle = '100001';
const toMombasa = { carSourceId: vehicle, countryCode: 'KE', endPortId: 'p-mba', transportType: '1' };
const assessed = ({ body }: TestAnswer) => body as ImportAssessment;
const costOf = ({ body }: TestAnswer) => body as LandedCost;

describe('The import verdict', () => {
  it('contains the rule, its sources and the last day of arrival', async () => {
    const answer = assessed(await market.call('assessImport', { carSourceIds: [vehicle], countryCode: 'KE' }));
    expect(answer).toMatchObject({ countryCode: 'KE', portName: 'Mombasa', asOf: '2026-06-12' });
    expect(answer.verdicts).toMatchObject([
      { carSourceId: vehicle, verdict: 'allowed', registered: '2019-03', arriveBy: '2026-12-31', registeredFrom: 2019 },
    ]);
    const rule = answer.verdicts[0]?.rule;
    if (!rule) throw new Error('Kenya has a rule.');
    expect(new Set(answer.sources.map(({ id }) => id))).toEqual(new Set(sourcesOfRule(rule)));
    expect(rule.requirements?.map(({ is }) => is)).toContain('localMarineInsurance');
  });

  it('is returned for many vehicles in the requested order, without those that no longer exist', async () => {
    const carSourceIds = ['100003', 'gone', vehicle, vehicle];
    const { verdicts } = assessed(await market.call('assessImport', { carSourceIds, countryCode: 'KE' }));
    expect(verdicts.map(({ carSourceId }) => carSourceId)).toEqual(['100003', vehicle]);
  });

  it('is returned for list cards without rules and sources', async () => {
    const payload = { carSourceIds: ['100003', vehicle], countryCode: 'KE' };
    const whole = assessed(await market.call('assessImport', payload));
    const brief = assessed(await market.call('assessImport', { ...payload, isBrief: true }));
    expect(whole.verdicts.filter(({ rule }) => rule)).toHaveLength(2);
    expect(brief).toEqual({
      ...whole,
      verdicts: whole.verdicts.map(({ rule: _rule, ...rest }) => rest),
      sources: [],
    });
  });

  it('depends on the day of arrival', async () => {
    const on = async (arrivalDay: string) =>
      assessed(await market.call('assessImport', { carSourceIds: [vehicle], countryCode: 'KE', arrivalDay }))
        .verdicts[0];
    expect((await on('2026-12-31'))?.verdict).toBe('allowed');
    expect(await on('2027-01-01')).toMatchObject({ verdict: 'refused', refusals: ['tooOld'], registeredFrom: 2020 });
  });

  it('includes the voyage to the chosen port', async () => {
    const { database } = market.services;
    const carSourceId = await stockAnother(database);
    await database.updateTable('vehicle').set({ registered: '2016-08-01' }).where('id', '=', carSourceId).execute();
    const payload = { carSourceIds: [carSourceId], countryCode: 'ZW' };
    expect(assessed(await market.call('assessImport', payload))).toMatchObject({
      portName: 'Durban',
      verdicts: [{ verdict: 'unclear', arrivalDay: '2026-07-12' }],
    });
    expect(assessed(await market.call('assessImport', { ...payload, endPortId: 'p-dar' }))).toMatchObject({
      portName: 'Dar es Salaam',
      verdicts: [{ verdict: 'refused', arrivalDay: '2026-08-05' }],
    });
  });

  it('gives no verdict without a known rule', async () => {
    for (const countryCode of ['BI', 'FR']) {
      const answer = assessed(await market.call('assessImport', { carSourceIds: [vehicle], countryCode }));
      expect(answer.verdicts).toMatchObject([{ verdict: 'noRule', doubts: [], refusals: [] }]);
      expect(answer.sources).toEqual([]);
    }
  });

  it.each([
    ['2026-06-11', 'The arrival day is in the past. Choose today or a later day.'],
    ['2026-02-30', 'This date does not exist. Choose another.'],
  ])('refuses an arrival on %s with one sentence', async (arrivalDay, message) => {
    const refused = { code: 400, message };
    const payload = { carSourceIds: [vehicle], countryCode: 'KE', arrivalDay };
    expect(await market.call('assessImport', payload)).toMatchObject(refused);
    expect(await market.call('estimateLandedCost', { ...toMombasa, arrivalDay })).toMatchObject(refused);
  });

  it('uses today in market time', async () => {
    const answer = await market.call('assessImport', {
      carSourceIds: [vehicle],
      countryCode: 'KE',
      arrivalDay: '2026-06-12',
    });
    expect(assessed(answer).verdicts[0]?.arrivalDay).toBe('2026-06-12');
  });
});

describe('A vehicle’s landed cost', () => {
  it('starts with our price, which equals that of the price panel', async () => {
    const { body } = await market.call('getPriceDetail', toMombasa);
    const price = body as PriceResult;
    const cost = costOf(await market.call('estimateLandedCost', toMombasa));
    expect(cost).toMatchObject({ completeness: 'complete', asOf: '2026-06-12', kesPerUsd: 129, covered: [] });
    expect(cost.toUs.max).toEqual({ usd: price.totalPriceUSD, jpy: price.totalPriceJPY, kes: price.totalCountryPrice });
    expect(cost.toState.min.kes).toBeGreaterThan(0);
    expect(cost.customsValue).toMatchObject({ from: 'listPrice', listYear: '2019' });
    const named = new Set(cost.lines.flatMap(({ sources }) => sources));
    const described = new Set(cost.sources.map(({ id }) => id));
    expect([...named].filter((id) => !described.has(id))).toEqual([]);
  });

  it('is given by month of arrival on request, from the earliest possible arrival on', async () => {
    const { months = [], total } = costOf(await market.call('estimateLandedCost', { ...toMombasa, isByMonth: true }));
    expect(months.map(({ arrivalDay }) => arrivalDay).slice(0, 3)).toEqual(['2026-08-05', '2026-09-01', '2026-10-01']);
    expect(months).toHaveLength(13);
    expect(
      months.filter(({ verdict }) => verdict !== 'refused').map(({ arrivalDay }) => arrivalDay.slice(0, 4)),
    ).toEqual(Array.from({ length: 5 }, () => '2026'));
    expect(months[0]?.total?.min.kes).toBeGreaterThanOrEqual(total.min.kes);
    expect(costOf(await market.call('estimateLandedCost', toMombasa))).not.toHaveProperty('months');
  });

  it('replaces the covered lines by our clearance', async () => {
    const cost = costOf(await market.call('estimateLandedCost', { ...toMombasa, checkClearancePrice: 1 }));
    expect(cost.lines.map(({ name }) => name)).toContain('clearance');
    expect(cost.covered).toContain('vat');
    expect(cost.toState.max.kes).toBe(0);
  });

  it('offers no clearance for a vehicle that cannot be imported', async () => {
    const late = { ...toMombasa, checkClearancePrice: 1, arrivalDay: '2027-01-01' };
    const cost = costOf(await market.call('estimateLandedCost', late));
    expect(cost.lines.map(({ name }) => name)).not.toContain('clearance');
    expect(cost.notes).toContain('cannotBeImported');
  });

  it('says if a country has no table, and still has our own lines', async () => {
    const toRwanda = { ...toMombasa, countryCode: 'RW', endPortId: 'p-dar' };
    const cost = costOf(await market.call('estimateLandedCost', toRwanda));
    expect(cost).toMatchObject({ completeness: 'none', notes: ['noTaxesKnown', 'cannotBeImported'] });
    expect(cost.lines.map(({ name }) => name)).toEqual(['vehicle', 'freight', 'insurance']);
  });

  it('applies coupons of users only, and only to what is paid to us', async () => {
    const buyer = await market.newBuyer();
    const couponDetailIds = [await market.giveCoupon(buyer, { quotaCents: 10_000 })];
    const payload = { ...toMombasa, couponDetailIds };
    expect(await market.call('estimateLandedCost', payload)).toMatchObject({ code: 421 });
    const without = costOf(await market.call('estimateLandedCost', toMombasa));
    const cost = costOf(await buyer.call('estimateLandedCost', payload));
    expect(cost.toUs.max.usd).toBe(without.toUs.max.usd - 100);
    expect(cost.toState).toEqual(without.toState);
  });

  it('refuses a sold vehicle, a port without a ship, and a country without a port', async () => {
    const gone = await market.call('estimateLandedCost', { ...toMombasa, carSourceId: 'gone' });
    expect(gone).toMatchObject({ code: 400, message: 'The vehicle no longer exists' });
    for (const change of [{ endPortId: 'p-kin' }, { countryCode: 'ZA' }, { transportType: '9' }]) {
      const refused = await market.call('estimateLandedCost', { ...toMombasa, ...change });
      expect(refused).toMatchObject({
        code: 400,
        message: 'This shipping method is not available to this port. Choose again.',
      });
    }
  });

  it('says if pricing settings are missing', async () => {
    const { database } = market.services;
    await database.deleteFrom('setting').where('name', '=', 'price-terms').execute();
    try {
      expect(await market.call('estimateLandedCost', toMombasa)).toMatchObject({ code: 400 });
    } finally {
      await writePricingSettings(database, demoPricingSettings);
    }
  });
});
