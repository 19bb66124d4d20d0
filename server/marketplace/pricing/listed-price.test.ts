import { expect, it } from 'vitest';
import { listedPrice } from './listed-price.ts';
import { terms, vehicle } from './testing/quote-inputs.ts';

it('A listed price includes freight by RORO to Mombasa and insurance, before and after a flash deduction', () => {
  expect(listedPrice({ ...vehicle, flashDeductionCents: 35_000 }, terms)).toEqual({
    now: { usdCents: 650_000, jpy: 988_000, kes: 838_500 },
    original: { usdCents: 685_000, jpy: 1_041_200, kes: 883_650 },
    flashDeduction: { usdCents: 35_000, jpy: 53_200, kes: 45_150 },
  });
});

it('A vehicle that cannot be shipped to Mombasa by RORO has no listed price', () => {
  const elsewhere = terms.tariffs.map((tariff) => ({ ...tariff, transportType: '2' }));
  expect(() => listedPrice(vehicle, { ...terms, tariffs: elsewhere })).toThrow('No quote: shippingUnavailable');
});
