import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Amount, sum } from './amount.ts';
import { freightOf } from './freight.ts';
import { quote, type QuoteInput } from './quote.ts';
import { anyInput, anyRoro, input, terms, vehicle } from './testing/quote-inputs.ts';

const inEach = ({ usdCents, jpy, kes }: Amount): number[] => [usdCents, jpy, kes];
const isNoLess = (more: Amount, less: Amount): boolean =>
  more.usdCents >= less.usdCents && more.jpy >= less.jpy && more.kes >= less.kes;
const nothing: Amount = { usdCents: 0, jpy: 0, kes: 0 };

describe('A quote', () => {
  it('A-346 B-328 The deposit is the total times depositRatio, whatever the ratio', () => {
    for (const depositRatio of [0.1, 0.25, 0.3, 0.335, 1]) {
      const { total, deposit } = quote({ ...input, terms: { ...terms, depositRatio } });
      expect(deposit.usdCents).toBe(Math.round((total.usdCents * Math.round(depositRatio * 1000)) / 1000));
      expect(deposit.jpy).toBe(Math.round((total.jpy * Math.round(depositRatio * 1000)) / 1000));
    }
  });

  it('A-346 A deposit of half a cent is rounded up', () => {
    const oneCentTotal = { ...vehicle, listPriceCents: 1, minimumCents: 0 };
    const free = {
      ...terms,
      depositRatio: 0.5,
      insurance: { policyFeeCents: 0, ratioOfCif: 0, minimumCents: 0 },
      tariffs: [
        {
          templateId: 't1',
          portId: 'p-mba',
          transportType: '1',
          rate: { kind: 'container' as const, sizes: [{ upToCubicMetres: 99, cents: 0 }] },
        },
      ],
    };
    expect(quote({ ...input, vehicle: oneCentTotal, terms: free }).deposit.usdCents).toBe(1);
  });

  it('The parts of any quote add up to the total, to the cent, the yen and the shilling', () => {
    fc.assert(
      fc.property(anyInput, (any) => {
        const result = quote(any);
        expect(sum([result.vehicle, result.freight, result.insurance])).toEqual(result.total);
        expect(sum([result.vehicle, result.discount, result.flashDeduction])).toEqual(result.list);
        const { total, clearance } = result;
        const cleared = clearance ? sum([total, clearance.price]) : undefined;
        expect(cleared).toEqual(clearance?.total);
      }),
    );
  });

  it('A-346 The deposit is never above the total', () => {
    fc.assert(
      fc.property(anyInput, (any) => {
        const { total, deposit, clearance } = quote(any);
        expect(isNoLess(total, deposit)).toBe(true);
        expect(clearance === undefined || isNoLess(clearance.total, clearance.deposit)).toBe(true);
      }),
    );
  });

  it('No amount of a quote is negative, in any currency', () => {
    fc.assert(
      fc.property(anyInput, (any) => {
        const { list, vehicle: price, flashDeduction, discount, freight, insurance, deposit } = quote(any);
        for (const amount of [list, price, flashDeduction, discount, freight, insurance, deposit]) {
          expect(isNoLess(amount, nothing)).toBe(true);
          expect(inEach(amount).every(Number.isSafeInteger)).toBe(true);
        }
      }),
    );
  });

  it('B-161 B-162 A flash sale lowers the price by exactly its deduction, and the quote keeps the list price', () => {
    const plain = quote(input);
    const onSale = quote({ ...input, vehicle: { ...vehicle, flashDeductionCents: 35_000 } });
    expect(onSale.list).toEqual(plain.vehicle);
    expect(plain.total.usdCents - onSale.total.usdCents).toBe(35_000);
    expect(onSale.flashDeduction.usdCents).toBe(35_000);
    expect(onSale.insurance).toEqual(plain.insurance);
  });

  it('B-150 A quote with collected freight has no freight, insurance, total or deposit', () => {
    fc.assert(
      fc.property(anyInput, (any) => {
        const collect: QuoteInput = { ...any, freightMode: 'collect' };
        const result = quote(collect);
        for (const name of ['freight', 'insurance', 'total', 'deposit', 'clearance']) {
          expect(result).not.toHaveProperty(name);
        }
        expect(result.vehicle).toEqual(quote(any).vehicle);
      }),
    );
  });

  it('B-153 With clearance the total includes it, and the deposit is a share of that total', () => {
    const { total, clearance } = quote(input);
    expect(clearance).toMatchObject({ price: { usdCents: 410_000 }, shown: true });
    expect(clearance?.total.usdCents).toBe(total.usdCents + 410_000);
    expect(clearance?.deposit.usdCents).toBe(((total.usdCents + 410_000) * 3) / 10);
  });

  it('B-153 A quote has no clearance for a country that the agent does not work in', () => {
    const tanzania = { ...input.destination, countryCode: 'TZ' };
    expect(quote({ ...input, destination: tanzania })).not.toHaveProperty('clearance');
  });

  it('The total and the deposit never fall when the freight rises', () => {
    fc.assert(
      fc.property(anyInput, anyRoro, anyRoro, (any, one, other) => {
        const [low, high] = [one, other]
          .toSorted((a, b) => (freightOf(a, any.vehicle.volumeM3) ?? 0) - (freightOf(b, any.vehicle.volumeM3) ?? 0))
          .map((rate) =>
            quote({
              ...any,
              terms: { ...any.terms, tariffs: any.terms.tariffs.map((tariff) => ({ ...tariff, rate })) },
            }),
          );
        expect(low && high && isNoLess(high.total, low.total)).toBe(true);
        expect(low && high && isNoLess(high.deposit, low.deposit)).toBe(true);
      }),
    );
  });

  it.each([
    ['a port without a tariff', { destination: { ...input.destination, portId: 'p-none' } }],
    ['a transport type without a tariff', { destination: { ...input.destination, transportType: '9' } }],
    ['a yard without a tariff', { vehicle: { ...vehicle, transportTemplateId: 't9' } }],
  ])('A quote is refused for %s', (_, change) => {
    expect(() => quote({ ...input, ...change })).toThrow(expect.objectContaining({ reason: 'shippingUnavailable' }));
  });
});

const coupon = { id: 'c1', quotaCents: 10_000 };

describe('Coupons', () => {
  it('A coupon lowers the vehicle price and the total by its value, and nothing else', () => {
    const plain = quote(input);
    const result = quote({ ...input, coupons: [coupon] });
    expect(result.discount).toEqual({ usdCents: 10_000, jpy: 15_200, kes: 12_900 });
    expect(result.total.usdCents).toBe(plain.total.usdCents - 10_000);
    expect(result.insurance).toEqual(plain.insurance);
    expect(result.clearance?.price).toEqual(plain.clearance?.price);
  });

  it('Several coupons together stop at the minimum selling price', () => {
    const three = ['c1', 'c2', 'c3'].map((id) => ({ id, quotaCents: 10_000 }));
    const result = quote({ ...input, coupons: three });
    expect(result.vehicle.usdCents).toBe(vehicle.minimumCents);
    expect(result.coupons.map(({ cents }) => cents)).toEqual([10_000, 10_000, 5000]);
  });

  it('A coupon deducts nothing from a flash price that is already below the minimum', () => {
    const onSale = { ...vehicle, flashDeductionCents: 30_000 };
    expect(quote({ ...input, vehicle: onSale, coupons: [coupon] }).discount.usdCents).toBe(0);
  });

  it('No coupons bring a price below the minimum selling price', () => {
    fc.assert(
      fc.property(anyInput, (any) => {
        const before = quote({ ...any, coupons: [] }).vehicle.usdCents;
        const after = quote(any).vehicle.usdCents;
        expect(after).toBeGreaterThanOrEqual(Math.min(before, any.vehicle.minimumCents));
        expect(after).toBeLessThanOrEqual(before);
      }),
    );
  });

  it('A coupon is refused for a vehicle that it is not designated for', () => {
    const other = { ...coupon, vehicleIds: ['v2'] };
    expect(() => quote({ ...input, coupons: [other] })).toThrow(
      expect.objectContaining({ reason: 'couponUnavailable' }),
    );
    expect(quote({ ...input, coupons: [{ ...coupon, vehicleIds: ['v1'] }] }).discount.usdCents).toBe(10_000);
  });
});
