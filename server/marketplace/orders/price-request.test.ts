import { describe, expect, it } from 'vitest';
import type { PrepaidQuote } from '#server/marketplace/pricing/quote.ts';
import { hasRisen, isAboveShown, type PriceRequest, matchingPriceRequest } from './price-request.ts';

const amount = (usdCents: number, jpy: number) => ({ usdCents, jpy, kes: usdCents });

function quote(
  total: [number, number],
  cleared?: [number, number],
  deposit: [number, number] = [30, 30],
  clearedDeposit = deposit,
): PrepaidQuote {
  return {
    total: amount(...total),
    deposit: amount(...deposit),
    ...(cleared && { clearance: { total: amount(...cleared), deposit: amount(...clearedDeposit) } }),
  } as PrepaidQuote;
}

describe('The price that a buyer saw', () => {
  it.each([
    ['a cent more in dollars', quote([100, 100]), quote([101, 100]), { USD: true, JPY: false }],
    ['a yen more in yen', quote([100, 100]), quote([100, 101]), { USD: false, JPY: true }],
    ['the same price', quote([100, 100]), quote([100, 100]), { USD: false, JPY: false }],
    ['a lower price', quote([100, 100]), quote([99, 99]), { USD: false, JPY: false }],
    ['more for clearance', quote([100, 100], [120, 120]), quote([100, 100], [121, 121]), { USD: true, JPY: true }],
    [
      'a clearance that was not offered before',
      quote([100, 100]),
      quote([100, 100], [101, 101]),
      { USD: true, JPY: true },
    ],
    [
      'a higher deposit in dollars, of a lower price',
      quote([100, 100]),
      quote([99, 99], undefined, [31, 30]),
      { USD: true, JPY: false },
    ],
    [
      'a higher deposit with clearance, in yen',
      quote([100, 100], [120, 120]),
      quote([100, 100], [120, 120], [30, 30], [30, 31]),
      { USD: false, JPY: true },
    ],
  ] as const)('Whether a price has risen depends on the currency that is paid: %s', (_how, seen, now, expected) => {
    expect({ USD: hasRisen(seen, now, 'USD'), JPY: hasRisen(seen, now, 'JPY') }).toEqual(expected);
  });
});

it.each([
  ['the same amounts', 'USD', { total: 6850.5, deposit: 1712.5 }, false],
  ['a lower total', 'USD', { total: 6850, deposit: 1712.5 }, true],
  ['a lower deposit', 'USD', { total: 6850.5, deposit: 1712 }, true],
  ['the same amounts', 'JPY', { total: 1_041_276, deposit: 260_319 }, false],
  ['a lower total', 'JPY', { total: 1_041_275, deposit: 260_319 }, true],
] as const)('A price is compared with %s on the page, in %s', (_what, unit, shown, expected) => {
  const due = { total: amount(685_050, 1_041_276), deposit: amount(171_250, 260_319) };
  expect(isAboveShown(due, shown, unit)).toBe(expected);
});

describe('The last price request', () => {
  const destination = { portId: 'p-mba', countryCode: 'KE', transportType: '1' } as const;
  const request = { destination, couponIds: ['a', 'b'] };
  const asked = { request } as unknown as PriceRequest;
  const askedWith = (change: object) => ({ request: { ...request, ...change } }) as unknown as PriceRequest;
  const ordered = { destination, couponIds: ['b', 'a'] };

  it('A buyer who orders the same journey with the same coupons has seen its price', () => {
    expect(matchingPriceRequest(asked, ordered)).toBe(asked);
    expect(matchingPriceRequest(undefined, ordered)).toBeUndefined();
  });

  it.each([
    ['for another port', { destination: { ...destination, portId: 'p-dar' } }],
    ['for another country', { destination: { ...destination, countryCode: 'UG' } }],
    ['for another transport', { destination: { ...destination, transportType: '2' } }],
    ['with a coupon less', { couponIds: ['a'] }],
    ['with a coupon more', { couponIds: ['a', 'b', 'c'] }],
    ['with another coupon', { couponIds: ['a', 'c'] }],
  ])('A buyer who requested a price %s has not seen the price of the order', (_what, change) => {
    expect(matchingPriceRequest(askedWith(change), ordered)).toBeUndefined();
  });
});
