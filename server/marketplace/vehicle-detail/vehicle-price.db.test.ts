import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PriceResult } from '#generated/client/types.gen.ts';
import { demoPricingSettings } from '#demo/pricing-settings.ts';
import {
  journeyTo,
  type Market,
  openMarket,
  reservationOf,
  stockAnother,
} from '#server/marketplace/orders/testing/market.ts';
import { writePricingSettings } from '#server/marketplace/pricing/pricing-settings.ts';
import type { TestAnswer } from '#server/testing/open-test-server.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const priceOf = ({ body }: TestAnswer) => body as PriceResult;

it('B-002 B-120 B-121 B-122 B-262 A visitor gets the price of the contract’s example', async () => {
  const price = priceOf(await market.call('getPriceDetail', journeyTo('100001')));
  expect(price).toMatchObject({
    vehiclePriceDesc: 'USD 5,350',
    transportPriceUSD: 1420,
    insurancePriceJPY: 12_160,
    totalPriceDesc: 'USD 6,850',
    totalCountryPrice: 883_650,
    depositPriceDesc: 'USD 2,055',
    depositCountryPrice: 265_095,
    showCustomClearance: 1,
    displayClearancePrice: 1,
    clearancePriceDesc: 'USD 4,100',
    totalWithClearanceCountryPrice: 1_412_550,
    depositWithClearanceCountyPrice: 423_765,
  });
  expect(price).not.toHaveProperty('sellingPriceMinUSD');
});

it('B-120 A-346 The parts of a price add up to the cent, for each vehicle, port and transport', async () => {
  for (const id of ['100001', '100004', '100006', '100007']) {
    for (const [countryCode, endPortId, transportType] of [
      ['KE', 'p-mba', '1'],
      ['TZ', 'p-dar', '1'],
      ['KE', 'p-mba', '2'],
    ]) {
      const { code, body } = await market.call('getPriceDetail', {
        carSourceId: id,
        countryCode,
        endPortId,
        transportType,
      });
      if (code !== 0) continue;
      const price = body as PriceResult;
      const cents = (dollars: number) => Math.round(dollars * 100);
      const parts = cents(price.vehiclePriceUSD) + cents(price.transportPriceUSD) + cents(price.insurancePriceUSD);
      expect(parts).toBe(cents(price.totalPriceUSD));
      expect(price.vehiclePriceJPY + price.transportPriceJPY + price.insurancePriceJPY).toBe(price.totalPriceJPY);
      expect(cents(price.depositPriceUSD)).toBe(Math.round(cents(price.totalPriceUSD) * 0.3));
    }
  }
});

it('B-121 Only a sales agent sees the minimum price', async () => {
  const agent = await market.newBuyer({ insiderType: 1 });
  expect(priceOf(await agent.call('getPriceDetail', journeyTo('100001')))).toMatchObject({
    sellingPriceMinUSD: 5100,
    sellingPriceMinJPY: 775_200,
  });
});

it('A price is refused for a port or transport that is not offered', async () => {
  for (const change of [
    { endPortId: 'p-none' },
    { endPortId: 'p-dar' },
    { transportType: '9' },
    { countryCode: 'JP' },
  ]) {
    const answer = await market.call('getPriceDetail', { ...journeyTo('100001'), ...change });
    expect(answer).toMatchObject({ code: 400, message: expect.stringContaining('shipping method is not available') });
  }
});

it('A price accepts only coupons of the caller that are valid today and usable on the vehicle', async () => {
  const [buyer, other] = [await market.newBuyer(), await market.newBuyer()];
  const good = await market.giveCoupon(buyer);
  const price = (couponDetailIds: string[]) =>
    buyer.call('getPriceDetail', { ...journeyTo('100001'), couponDetailIds });
  expect(priceOf(await price([good]))).toMatchObject({ totalPriceDesc: 'USD 6,750', vehiclePriceDesc: 'USD 5,250' });
  const bad = [
    await market.giveCoupon(other),
    await market.giveCoupon(buyer, { expiresOn: '2026-06-11' }),
    await market.giveCoupon(buyer, { effectiveOn: '2026-06-13' }),
    await market.giveCoupon(buyer, { vehicleIds: ['100002'] }),
    'none',
  ];
  for (const id of bad) {
    expect(await price([good, id])).toEqual({ code: 400, message: 'This coupon cannot be used' });
  }
  const visitor = await market.call('getPriceDetail', { ...journeyTo('100001'), couponDetailIds: [good] });
  expect(visitor.code).toBe(421);
});

it('A held vehicle has a price for its own buyer, and code 602 for everybody else', async () => {
  const id = await stockAnother(market.services.database);
  const [buyer, other] = [await market.newBuyer(), await market.newBuyer()];
  await buyer.call('submitOrder', reservationOf(id));
  expect((await other.call('getPriceDetail', journeyTo(id))).code).toBe(602);
  expect((await market.call('getPriceDetail', journeyTo(id))).code).toBe(602);
  expect((await buyer.call('getPriceDetail', journeyTo(id))).code).toBe(0);
});

it('B-123 B-263 A price is converted into Kenyan shillings', async () => {
  const convert = (origPrice: number, convertType: string) =>
    market.call('getTransferPrice', { carSourceId: '100001', origPrice, convertType });
  expect(await convert(6850, 'USDToKES')).toEqual({ code: 0, body: { finalPrice: 883_650 } });
  expect(await convert(1_041_200, 'JPYToKES')).toEqual({ code: 0, body: { finalPrice: 883_650 } });
});

it('A price uses the marketplace’s pricing settings', async () => {
  const { database } = market.services;
  const own = { depositRatio: 0.2, rates: { jpyPerUsd: 150, kesPerUsd: 130 } };
  await writePricingSettings(database, { ...demoPricingSettings, ...own });
  expect(priceOf(await market.call('getPriceDetail', journeyTo('100001')))).toMatchObject({
    depositPriceUSD: 1370,
    totalCountryPrice: 890_500,
  });
  await writePricingSettings(database, demoPricingSettings);
});
