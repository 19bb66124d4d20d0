import { describe, expect, test } from 'vitest';
import { receivingCountries } from '#server/marketplace/reference/places/countries.ts';
import { addDays, isCalendarDay } from './calendar-day.ts';
import { countryRules, parseRules } from './country-rules.ts';
import { faultOfPeriods, inForceOn, type Period } from './periods.ts';

const source = {
  id: 'notice',
  title: 'A notice',
  url: 'https://example.com/notice',
  kind: 'press',
  seen: '2026-11-23',
};
const rule = {
  from: '2026-01-01',
  until: null,
  basis: 'announced',
  age: { is: 'none' },
  steering: 'any',
  inspection: 'none',
  askFor: [],
  conditions: [],
  sources: ['notice'],
};
const rate = { from: '2026-01-01', until: null, basis: 'public', rates: [{ percent: [35, 35] }], sources: ['notice'] };
const duty = { name: 'importDuty', payee: 'state', of: ['customsValue'], periods: [rate] };
const value = { from: '2026-01-01', until: null, basis: 'public', sources: ['notice'] };
const taxes = { currency: 'KES', isWhole: true, customsValue: [value], charges: [duty], unknown: [] };
const country = { country: 'KE', sources: [source], admission: [rule], taxes };
const faultOf = (change: object) => {
  const parsed = parseRules({ ...country, ...change });
  return 'fault' in parsed ? parsed.fault : undefined;
};

describe('Import rules of a country', () => {
  test('Every country that we ship to has a file, if only to say that no rule is known', () => {
    expect([...countryRules.keys()]).toEqual(receivingCountries.map(({ code }) => code));
    expect(countryRules.get('KE')?.admission.length).toBeGreaterThan(0);
    expect(countryRules.get('BI')?.admission).toEqual([]);
  });

  test('A valid file is accepted unchanged', () => {
    expect(parseRules(country)).toEqual({ rules: country });
  });

  test('Overlapping periods are refused with the day on which the first must end', () => {
    const later = { ...rule, from: '2026-06-01' };
    expect(faultOf({ admission: [{ ...rule, until: '2026-06-30' }, later] })).toBe(
      'admission: The period from 2026-01-01 overlaps the one from 2026-06-01: end it on 2026-05-31.',
    );
    expect(faultOf({ admission: [rule, later] })).toContain('overlaps');
  });

  test('A gap between periods is refused with its days', () => {
    const periods = [
      { ...rate, until: '2026-05-31' },
      { ...rate, from: '2026-06-03' },
    ];
    expect(faultOf({ taxes: { ...taxes, charges: [{ ...duty, periods }] } })).toBe(
      'importDuty: Nothing is in force from 2026-06-01 until 2026-06-02: close the gap.',
    );
  });

  test('A period that ends before it starts, and an invalid date, are refused', () => {
    expect(faultOf({ admission: [{ ...rule, until: '2025-12-31' }] })).toContain('ends before it begins');
    expect(faultOf({ admission: [{ ...rule, from: '2026-02-30' }] })).toBe('admission.0.from: no calendar day');
  });

  test('A rate that matches no vehicle, or rates that leave vehicles without one, are refused', () => {
    const periods = (rates: object[]) => ({
      taxes: { ...taxes, charges: [{ ...duty, periods: [{ ...rate, rates }] }] },
    });
    const some = { when: { aboveCc: 1500 }, percent: [25, 25] };
    const all = { percent: [20, 20] };
    expect(faultOf(periods([some, all]))).toBeUndefined();
    expect(faultOf(periods([some]))).toContain('the last rate');
    expect(faultOf(periods([all, some, all]))).toContain('the last rate');
  });

  test('A figure without a source, or based on a later line, is refused', () => {
    expect(faultOf({ admission: [{ ...rule, sources: ['hearsay'] }] })).toBe(
      'sources: hearsay is named, but not described.',
    );
    const vat = { ...duty, name: 'vat', of: ['excise'] };
    expect(faultOf({ taxes: { ...taxes, charges: [vat] } })).toBe(
      'charges: vat is taken of excise, which stands below it.',
    );
  });
});

test('Each day in the span of all periods is in exactly one', () => {
  for (const { admission, taxes: table } of countryRules.values()) {
    const all: Period[][] = [
      admission,
      table?.customsValue ?? [],
      ...(table?.charges ?? []).map(({ periods }) => periods),
    ];
    for (const periods of all) {
      expect(faultOfPeriods(periods)).toBeUndefined();
      for (const { from, until } of periods) {
        for (const day of [from, until ?? addDays(from, 4000)]) {
          const holding = periods.filter((one) => one.from <= day && (one.until === null || day <= one.until));
          expect(holding).toEqual([inForceOn(periods, day)]);
        }
      }
    }
  }
});

test('Valid dates are distinguished from lookalikes', () => {
  expect(['2026-02-28', '2028-02-29', '2026-12-31'].every(isCalendarDay)).toBe(true);
  expect(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', ''].some(isCalendarDay)).toBe(false);
});
