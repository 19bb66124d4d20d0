import { describe, expect, it } from 'vitest';
import { quote } from '#server/marketplace/pricing/quote.ts';
import { input, vehicle } from '#server/marketplace/pricing/testing/quote-inputs.ts';
import { amountsOf } from './order-row.ts';
import { quoteLines } from './quote-lines.ts';

const shipping = { countryCode: 'KE', portId: 'p-mba', transportType: '1' };
const plain = quote(input);
const reduced = quote({
  ...input,
  vehicle: { ...vehicle, flashDeductionCents: 5000 },
  coupons: [{ id: 'c1', quotaCents: 10_000 }],
});

describe('The lines of a quote', () => {
  const textOf = (order: Parameters<typeof quoteLines>[0], unit: 'USD' | 'JPY' = 'USD') =>
    quoteLines(order, unit, 'en').map(({ label, value }) => `${label}: ${value}`);

  it('Without clearance the lines add up to what the buyer pays', () => {
    expect(textOf({ quote: plain, shipping: { ...shipping, clearance: false } })).toEqual([
      'Vehicle: USD 5,350',
      'Freight: USD 1,420',
      'Insurance: USD 80',
      'Total (CIF): USD 6,850',
      'Deposit: USD 2,055',
      'Balance: USD 4,795',
    ]);
  });

  it('The lines include deductions and the clearance that the buyer takes', () => {
    expect(textOf({ quote: reduced, shipping: { ...shipping, clearance: true } })).toEqual([
      'Vehicle: USD 5,350',
      'Flash sale: − USD 50',
      'Coupons: − USD 100',
      'Freight: USD 1,420',
      'Insurance: USD 80',
      'Total (CIF): USD 6,700',
      'Customs clearance: USD 4,100',
      'Total with clearance: USD 10,800',
      'Deposit: USD 3,240',
      'Balance: USD 7,560',
    ]);
  });

  it('The lines are in the payment currency and the reader’s language', () => {
    expect(textOf({ quote: reduced, shipping: { ...shipping, clearance: false } }, 'JPY').slice(0, 3)).toEqual([
      'Vehicle: JPY 813,200',
      'Flash sale: − JPY 7,600',
      'Coupons: − JPY 15,200',
    ]);
    expect(quoteLines({ quote: reduced, shipping: { ...shipping, clearance: false } }, 'USD', 'ja')[1]).toEqual({
      label: 'タイムセール割引',
      value: '− USD 50',
    });
  });

  it('The lines omit clearance if the quote has none', () => {
    const { clearance: _none, ...without } = plain;
    const order = { quote: without, shipping: { ...shipping, clearance: true } };
    expect(textOf(order).join('\n')).not.toContain('clearance');
    expect(amountsOf(order).total).toEqual(plain.total);
  });
});
