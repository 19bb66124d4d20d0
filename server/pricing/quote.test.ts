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

describe('a quote', () => {
  it('A-346 B-328 takes the deposit as depositRatio of the total, whatever the ratio', () => {
    for (const depositRatio of [0.1, 0.25, 0.3, 0.335, 1]) {
      const { total, deposit } = quote({ ...input, terms: { ...terms, depositRatio } });
      expect(deposit.usdCents).toBe(Math.round((total.usdCents * Math.round(depositRatio * 1000)) / 1000));
      expect(deposit.jpy).toBe(Math.round((total.jpy * Math.round(depositRatio * 1000)) / 1000));
    }
  });

  it('A-346 rounds half a cent of deposit up', () => {
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

  it('adds its parts up to the total, to the cent, the yen and the shilling, for any input', () => {
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

  it('A-346 never asks a deposit above the total', () => {
    fc.assert(
      fc.property(anyInput, (any) => {
        const { total, deposit, clearance } = quote(any);
        expect(isNoLess(total, deposit)).toBe(true);
        expect(clearance === undefined || isNoLess(clearance.total, clearance.deposit)).toBe(true);
      }),
    );
  });

  it('names no amount below nothing, in any currency', () => {
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

  it('B-161 B-162 takes the flash deduction off the price exactly, and keeps the price before it', () => {
    const plain = quote(input);
    const onSale = quote({ ...input, vehicle: { ...vehicle, flashDeductionCents: 35_000 } });
    expect(onSale.list).toEqual(plain.vehicle);
    expect(plain.total.usdCents - onSale.total.usdCents).toBe(35_000);
    expect(onSale.flashDeduction.usdCents).toBe(35_000);
    expect(onSale.insurance).toEqual(plain.insurance);
  });

  it('B-150 carries no freight, insurance, total or deposit when freight is collected', () => {
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

  it('B-153 adds clearance to the total, and takes the deposit of that total', () => {
    const { total, clearance } = quote(input);
    expect(clearance).toMatchObject({ price: { usdCents: 410_000 }, shown: true });
    expect(clearance?.total.usdCents).toBe(total.usdCents + 410_000);
    expect(clearance?.deposit.usdCents).toBe(((total.usdCents + 410_000) * 3) / 10);
  });

  it('B-153 has no clearance amounts for a country that the agency does not work in', () => {
    const tanzania = { ...input.destination, countryCode: 'TZ' };
    expect(quote({ ...input, destination: tanzania })).not.toHaveProperty('clearance');
  });

  it('grows with the freight, never shrinks', () => {
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
  ])('is refused to %s', (_, change) => {
    expect(() => quote({ ...input, ...change })).toThrow(expect.objectContaining({ reason: 'shippingUnavailable' }));
  });
});

const coupon = { id: 'c1', quotaCents: 10_000 };

describe('coupons', () => {
  it('take their quota off the vehicle price and the total, and nothing else', () => {
    const plain = quote(input);
    const result = quote({ ...input, coupons: [coupon] });
    expect(result.discount).toEqual({ usdCents: 10_000, jpy: 15_200, kes: 12_900 });
    expect(result.total.usdCents).toBe(plain.total.usdCents - 10_000);
    expect(result.insurance).toEqual(plain.insurance);
    expect(result.clearance?.price).toEqual(plain.clearance?.price);
  });

  it('stop at the minimum selling price when they stack', () => {
    const three = ['c1', 'c2', 'c3'].map((id) => ({ id, quotaCents: 10_000 }));
    const result = quote({ ...input, coupons: three });
    expect(result.vehicle.usdCents).toBe(vehicle.minimumCents);
    expect(result.coupons.map(({ cents }) => cents)).toEqual([10_000, 10_000, 5000]);
  });

  it('take nothing off a sale that is below the minimum already', () => {
    const onSale = { ...vehicle, flashDeductionCents: 30_000 };
    expect(quote({ ...input, vehicle: onSale, coupons: [coupon] }).discount.usdCents).toBe(0);
  });

  it('never bring a price below the minimum or below nothing, whatever they are', () => {
    fc.assert(
      fc.property(anyInput, (any) => {
        const before = quote({ ...any, coupons: [] }).vehicle.usdCents;
        const after = quote(any).vehicle.usdCents;
        expect(after).toBeGreaterThanOrEqual(Math.min(before, any.vehicle.minimumCents));
        expect(after).toBeLessThanOrEqual(before);
      }),
    );
  });

  it('are refused for a vehicle that they are not designated for', () => {
    const other = { ...coupon, vehicleIds: ['v2'] };
    expect(() => quote({ ...input, coupons: [other] })).toThrow(
      expect.objectContaining({ reason: 'couponUnavailable' }),
    );
    expect(quote({ ...input, coupons: [{ ...coupon, vehicleIds: ['v1'] }] }).discount.usdCents).toBe(10_000);
  });
});
