import * as fc from 'fast-check';
import type { PricedCoupon, PricedVehicle, QuoteInput } from '../quote.ts';
import type { FreightRate } from '../freight.ts';
import type { PricingSettings } from '../pricing-settings.ts';

// Inputs of every size for the property tests, and one plain input that tests change.

export const destination = { countryCode: 'KE', portId: 'p-mba', transportType: '1' };

export const vehicle: PricedVehicle = {
  id: 'v1',
  listPriceCents: 535_000,
  flashDeductionCents: 0,
  minimumCents: 510_000,
  volumeM3: 10.03,
  transportTemplateId: 't1',
};

const roro: FreightRate = { kind: 'roro', handlingCents: 58_000, centsPerCubicMetre: 8400, minimumCents: 100_000 };

export const terms: PricingSettings = {
  rates: { jpyPerUsd: 152, kesPerUsd: 129 },
  depositRatio: 0.3,
  insurance: { policyFeeCents: 2000, ratioOfCif: 0.0088, minimumCents: 5000 },
  tariffs: [{ templateId: 't1', portId: 'p-mba', transportType: '1', rate: roro }],
  clearance: { KE: { feeCents: 240_000, dutyRatio: 0.32, shown: true } },
};

export const input: QuoteInput & { freightMode: 'prepaid' } = {
  vehicle,
  destination,
  freightMode: 'prepaid',
  coupons: [],
  terms,
};

const cents = fc.integer({ min: 0, max: 20_000_000 });
const rate = fc.integer({ min: 1, max: 5_000_000 }).map((units) => units / 10_000);

export const anyRoro: fc.Arbitrary<FreightRate> = fc.record({
  kind: fc.constant('roro' as const),
  handlingCents: fc.integer({ min: 0, max: 500_000 }),
  centsPerCubicMetre: fc.integer({ min: 0, max: 50_000 }),
  minimumCents: fc.integer({ min: 0, max: 300_000 }),
});

const anyContainer: fc.Arbitrary<FreightRate> = fc.record({
  kind: fc.constant('container' as const),
  sizes: cents.map((price) => [{ upToCubicMetres: 1000, cents: price }]),
});

const anyCoupons: fc.Arbitrary<PricedCoupon[]> = fc.array(
  fc.record({ id: fc.uuid(), quotaCents: cents, vehicleIds: fc.constantFrom(undefined, ['v1', 'v2']) }),
  { maxLength: 4 },
);

const anyVehicle: fc.Arbitrary<PricedVehicle> = fc.record({
  id: fc.constant('v1'),
  listPriceCents: cents,
  flashDeductionCents: fc.oneof(fc.constant(0), cents),
  minimumCents: cents,
  volumeM3: fc.integer({ min: 100, max: 9999 }).map((hundredths) => hundredths / 100),
  transportTemplateId: fc.constant('t1'),
});

const anyTerms: fc.Arbitrary<PricingSettings> = fc.record({
  rates: fc.record({ jpyPerUsd: rate, kesPerUsd: rate }),
  depositRatio: fc.integer({ min: 1, max: 1000 }).map((thousandths) => thousandths / 1000),
  insurance: fc.record({
    policyFeeCents: fc.integer({ min: 0, max: 20_000 }),
    ratioOfCif: fc.integer({ min: 0, max: 50_000 }).map((millionths) => millionths / 1_000_000),
    minimumCents: fc.integer({ min: 0, max: 20_000 }),
  }),
  tariffs: fc
    .oneof(anyRoro, anyContainer)
    .map((freight) => [{ templateId: 't1', portId: 'p-mba', transportType: '1', rate: freight }]),
  clearance: fc.oneof(
    fc.constant({}),
    fc
      .record({
        feeCents: cents,
        dutyRatio: fc.integer({ min: 0, max: 2000 }).map((thousandths) => thousandths / 1000),
        shown: fc.boolean(),
      })
      .map((offered) => ({ KE: offered })),
  ),
});

export const anyInput: fc.Arbitrary<QuoteInput & { freightMode: 'prepaid' }> = fc.record({
  vehicle: anyVehicle,
  destination: fc.constant(destination),
  freightMode: fc.constant('prepaid' as const),
  coupons: anyCoupons,
  terms: anyTerms,
});
