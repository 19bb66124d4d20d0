import { describe, expect, it } from 'vitest';
import type { PrepaidQuote } from '../pricing/quote.ts';
import { hasRisen, type PriceRequest, whatWasSeen } from './price-request.ts';

const amount = (usdCents: number, jpy: number) => ({ usdCents, jpy, kes: usdCents });

function quote(total: [number, number], cleared?: [number, number]): PrepaidQuote {
  return {
    total: amount(...total),
    ...(cleared && { clearance: { total: amount(...cleared) } }),
  } as PrepaidQuote;
}

describe('the price that a buyer saw', () => {
  it.each([
    ['in dollars by a cent', quote([100, 100]), quote([101, 100]), { USD: true, JPY: false }],
    ['in yen by a yen', quote([100, 100]), quote([100, 101]), { USD: false, JPY: true }],
    ['in neither', quote([100, 100]), quote([100, 100]), { USD: false, JPY: false }],
    ['but has fallen', quote([100, 100]), quote([99, 99]), { USD: false, JPY: false }],
    [
      'with its clearance alone',
      quote([100, 100], [120, 120]),
      quote([100, 100], [121, 121]),
      { USD: true, JPY: true },
    ],
    ['by a clearance that was not offered', quote([100, 100]), quote([100, 100], [101, 101]), { USD: true, JPY: true }],
  ] as const)('has risen %s', (_how, seen, now, expected) => {
    expect({ USD: hasRisen(seen, now, 'USD'), JPY: hasRisen(seen, now, 'JPY') }).toEqual(expected);
  });
});

describe('the last price request', () => {
  const destination = { portId: 'p-mba', countryCode: 'KE', transportType: '1' } as const;
  const request = { endPortId: 'p-mba', countryCode: 'KE', transportType: '1', couponDetailIds: ['a', 'b'] };
  const asked = { request } as unknown as PriceRequest;
  const askedWith = (change: object) => ({ request: { ...request, ...change } }) as unknown as PriceRequest;
  const ordered = { destination, couponIds: ['b', 'a'] };

  it('was seen by whoever orders the same journey with the same coupons', () => {
    expect(whatWasSeen(asked, ordered)).toBe(asked);
    expect(whatWasSeen(undefined, ordered)).toBeUndefined();
  });

  it.each([
    ['to another port', { endPortId: 'p-dar' }],
    ['to another country', { countryCode: 'UG' }],
    ['by another transport', { transportType: '2' }],
    ['with a coupon less', { couponDetailIds: ['a'] }],
    ['with a coupon more', { couponDetailIds: ['a', 'b', 'c'] }],
    ['with another coupon', { couponDetailIds: ['a', 'c'] }],
  ])('does not count for a price %s', (_what, change) => {
    expect(whatWasSeen(askedWith(change), ordered)).toBeUndefined();
  });
});
