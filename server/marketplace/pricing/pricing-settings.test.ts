import { describe, expect, it } from 'vitest';
import { parsePricingSettings } from './pricing-settings.ts';
import { terms } from './testing/quote-inputs.ts';

const [tariff] = terms.tariffs;
const container = {
  ...tariff,
  transportType: '2',
  rate: {
    kind: 'container',
    sizes: [
      { upToCubicMetres: 12, cents: 1 },
      { upToCubicMetres: 40, cents: 2 },
    ],
  },
};
const withSizes = (...sizes: object[]) => ({
  ...terms,
  tariffs: [tariff, { ...container, rate: { kind: 'container', sizes } }],
});

describe('Pricing settings', () => {
  it('Complete pricing settings are accepted unchanged', () => {
    const whole = { ...terms, tariffs: [tariff, container] };
    expect(parsePricingSettings(whole)).toEqual({ terms: whole });
    expect(parsePricingSettings({ ...whole, depositRatio: 1, clearance: {} })).toEqual({
      terms: { ...whole, depositRatio: 1, clearance: {} },
    });
  });

  it.each([
    ['all of it: ', undefined],
    ['all of it: ', { ...terms, discount: 1 }],
    ['rates.jpyPerUsd: ', { ...terms, rates: { kesPerUsd: 129 } }],
    ['rates.kesPerUsd: ', { ...terms, rates: { ...terms.rates, kesPerUsd: 0 } }],
    ['depositRatio: ', { ...terms, depositRatio: 0 }],
    ['depositRatio: ', { ...terms, depositRatio: 1.01 }],
    ['insurance.policyFeeCents: ', { ...terms, insurance: { ...terms.insurance, policyFeeCents: -1 } }],
    ['insurance.minimumCents: ', { ...terms, insurance: { ...terms.insurance, minimumCents: 0.5 } }],
    ['insurance.ratioOfCif: ', { ...terms, insurance: { ...terms.insurance, ratioOfCif: 1 } }],
    ['tariffs: ', { ...terms, tariffs: [] }],
    ['tariffs.0.portId: ', { ...terms, tariffs: [{ ...tariff, portId: '' }] }],
    ['tariffs.0.rate.kind: ', { ...terms, tariffs: [{ ...tariff, rate: { kind: 'air' } }] }],
    ['tariffs.1.rate.sizes: ', withSizes()],
    ['tariffs.1.rate.sizes.0.upToCubicMetres: ', withSizes({ upToCubicMetres: 0, cents: 1 })],
    ['clearance.Kenya: ', { ...terms, clearance: { Kenya: terms.clearance['KE'] } }],
    ['clearance.KE.shown: ', { ...terms, clearance: { KE: { feeCents: 1, dutyRatio: 0.3 } } }],
  ])('Invalid pricing settings are refused with the path of the fault: %s', (place, wrong) => {
    expect(parsePricingSettings(wrong)).toEqual({ fault: expect.stringMatching(new RegExp(`^${place}\\S`)) });
  });

  it('Pricing settings without the smallest container first are refused', () => {
    const [small, large] = container.rate.sizes;
    const fault = { fault: 'tariffs.1.rate.sizes: the smallest size comes first' };
    expect(parsePricingSettings(withSizes(large ?? {}, small ?? {}))).toEqual(fault);
    expect(parsePricingSettings(withSizes(small ?? {}, small ?? {}))).toEqual(fault);
  });

  it('Pricing settings that name a journey twice are refused', () => {
    const fault = { fault: 'tariffs.2: this journey has a tariff already' };
    expect(parsePricingSettings({ ...terms, tariffs: [tariff, container, tariff] })).toEqual(fault);
    for (const other of [{ templateId: 't2' }, { portId: 'p-dar' }, { transportType: '2' }]) {
      expect(parsePricingSettings({ ...terms, tariffs: [tariff, { ...tariff, ...other }] })).toHaveProperty('terms');
    }
  });
});
