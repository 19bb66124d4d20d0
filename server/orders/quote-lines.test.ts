import { describe, expect, it } from 'vitest';
import { quote } from '../pricing/quote.ts';
import { input, vehicle } from '../pricing/testing/quote-inputs.ts';
import { amountsOf } from './order-row.ts';
import { quoteLines } from './quote-lines.ts';
import { freightNumberOf, logisticsLinkOf } from './order-texts.ts';
import { proofRemarkOf } from './own-orders.ts';

const shipping = { countryCode: 'KE', portId: 'p-mba', transportType: '1' };
const plain = quote(input);
const reduced = quote({
  ...input,
  vehicle: { ...vehicle, flashDeductionCents: 5000 },
  coupons: [{ id: 'c1', quotaCents: 10_000 }],
});

describe('The lines of a quote', () => {
  const told = (order: Parameters<typeof quoteLines>[0], unit: 'USD' | 'JPY' = 'USD') =>
    quoteLines(order, unit, 'en').map(({ label, value }) => `${label}: ${value}`);

  it('add up to what is paid without clearance', () => {
    expect(told({ quote: plain, shipping: { ...shipping, clearance: false } })).toEqual([
      'Vehicle: USD 5,350',
      'Freight: USD 1,420',
      'Insurance: USD 80',
      'Total (CIF): USD 6,850',
      'Deposit: USD 2,055',
      'Balance: USD 4,795',
    ]);
  });

  it('name what is taken off, and the clearance that the buyer takes', () => {
    expect(told({ quote: reduced, shipping: { ...shipping, clearance: true } })).toEqual([
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

  it('are in the currency that is paid, and in the language of the reader', () => {
    expect(told({ quote: reduced, shipping: { ...shipping, clearance: false } }, 'JPY').slice(0, 3)).toEqual([
      'Vehicle: JPY 813,200',
      'Flash sale: − JPY 7,600',
      'Coupons: − JPY 15,200',
    ]);
    expect(quoteLines({ quote: reduced, shipping: { ...shipping, clearance: false } }, 'USD', 'ja')[1]).toEqual({
      label: 'タイムセール割引',
      value: '− USD 50',
    });
  });

  it('leave out a clearance that is not offered any more', () => {
    const { clearance: _none, ...without } = plain;
    const order = { quote: without, shipping: { ...shipping, clearance: true } };
    expect(told(order).join('\n')).not.toContain('clearance');
    expect(amountsOf(order).total).toEqual(plain.total);
  });
});

it('A shipment is told once there is one, its page as empty where it has none', () => {
  const before = { freight_number: null, logistics_link: null };
  expect([logisticsLinkOf(before), freightNumberOf(before)]).toEqual([{}, {}]);
  const without = { freight_number: 'GP1', logistics_link: null };
  expect([logisticsLinkOf(without), freightNumberOf(without)]).toEqual([{ sendOutWebSite: '' }, { sendOutNum: 'GP1' }]);
  const shipped = { freight_number: 'GP1', logistics_link: 'https://carrier.example' };
  expect(logisticsLinkOf(shipped)).toEqual({ sendOutWebSite: 'https://carrier.example' });
});

it('Only a record of a rejected proof tells why', () => {
  expect(proofRemarkOf({ act: 'rejectPayment', note: 'Cannot be read' })).toEqual({ proofRemark: 'Cannot be read' });
  const others = [
    { act: 'rejectPayment', note: null },
    { act: 'rejectPayment', note: '' },
    { act: 'cancel', note: 'x' },
  ];
  for (const record of [undefined, ...others]) expect(proofRemarkOf(record)).toEqual({});
});
