import { describe, expect, it } from 'vitest';
import { toPriceResult } from './price-result.ts';
import { quote } from './quote.ts';
import { input, terms, vehicle } from './testing/quote-inputs.ts';

// The list price is 5,350. A flash sale takes off 50.50 and a coupon 100. Freight is 1,420, insurance 80, clearance 4,100.
const full = quote({
  ...input,
  vehicle: { ...vehicle, flashDeductionCents: 5050 },
  coupons: [{ id: 'c1', quotaCents: 10_000 }],
});

const amounts = {
  vehiclePriceUSD: 5199.5,
  vehiclePriceJPY: 790_324,
  transportPriceUSD: 1420,
  transportPriceJPY: 215_840,
  insurancePriceUSD: 80,
  insurancePriceJPY: 12_160,
  totalPriceUSD: 6699.5,
  totalPriceJPY: 1_018_324,
  totalCountryPrice: 864_236,
  depositPriceUSD: 2009.85,
  depositPriceJPY: 305_497,
  depositCountryPrice: 259_271,
  showCustomClearance: 1,
  displayClearancePrice: 1,
  clearancePriceUSD: 4100,
  clearancePriceJPY: 623_200,
  totalWithClearancePriceUSD: 10_799.5,
  totalWithClearancePriceJPY: 1_641_524,
  totalWithClearanceCountryPrice: 1_393_136,
  depositWithClearancePriceUSD: 3239.85,
  depositWithClearancePriceJPY: 492_457,
  depositWithClearanceCountyPrice: 417_941,
  flashSaleDeductionUSD: 50.5,
  flashSaleDeductionJPY: 7676,
  discountPriceUSD: 100,
  discountPriceJPY: 15_200,
};

describe('A price result', () => {
  it('A price result has every amount in both currencies, and texts in the reader’s currency', () => {
    expect(toPriceResult(full, { unit: 'USD', poster: false })).toEqual({
      ...amounts,
      vehiclePriceDesc: 'USD 5,199.50',
      transportPriceDesc: 'USD 1,420',
      insurancePriceDesc: 'USD 80',
      totalPriceDesc: 'USD 6,699.50',
      depositPriceDesc: 'USD 2,009.85',
      clearancePriceDesc: 'USD 4,100',
      totalWithClearancePriceDesc: 'USD 10,799.50',
      depositWithClearancePriceDesc: 'USD 3,239.85',
      flashSaleDeduction: 'USD 50.50',
      discountPrice: 'USD 100',
    });
    expect(toPriceResult(full, { unit: 'JPY', poster: false })).toEqual({
      ...amounts,
      vehiclePriceDesc: 'JPY 790,324',
      transportPriceDesc: 'JPY 215,840',
      insurancePriceDesc: 'JPY 12,160',
      totalPriceDesc: 'JPY 1,018,324',
      depositPriceDesc: 'JPY 305,497',
      clearancePriceDesc: 'JPY 623,200',
      totalWithClearancePriceDesc: 'JPY 1,641,524',
      depositWithClearancePriceDesc: 'JPY 492,457',
      flashSaleDeduction: 'JPY 7,676',
      discountPrice: 'JPY 15,200',
    });
  });

  it('Only a poster user sees the minimum price', () => {
    const usual = toPriceResult(full, { unit: 'USD', poster: false });
    expect(toPriceResult(full, { unit: 'USD', poster: true })).toEqual({
      ...usual,
      sellingPriceMinUSD: 5100,
      sellingPriceMinJPY: 775_200,
    });
  });

  it('A price result omits flash sale, discount and clearance if the quote has none', () => {
    const plain = quote({ ...input, destination: { ...input.destination, countryCode: 'TZ' } });
    const result = toPriceResult(plain, { unit: 'USD', poster: false });
    expect(Object.keys(result).filter((name) => /flash|discount|Clearance|clearance/.test(name))).toEqual([
      'showCustomClearance',
      'displayClearancePrice',
    ]);
    expect(result).toMatchObject({ showCustomClearance: 0, displayClearancePrice: 0 });
  });

  it('Clearance is offered even if the agent does not show its amount', () => {
    const hidden = { ...terms, clearance: { KE: { feeCents: 240_000, dutyRatio: 0.32, shown: false } } };
    const result = toPriceResult(quote({ ...input, terms: hidden }), { unit: 'USD', poster: false });
    expect(result).toMatchObject({ showCustomClearance: 1, displayClearancePrice: 0, clearancePriceUSD: 4100 });
  });
});
