import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PrepaidQuote, quote } from '#server/marketplace/pricing/quote.ts';
import { type Amount, sum } from '#server/marketplace/pricing/amount.ts';
import { anyInput, input, terms } from '#server/marketplace/pricing/testing/quote-inputs.ts';
import { addDays } from './calendar-day.ts';
import { countryRules } from './country-rules.ts';
import { type CostQuestion, landedCost, totalOf } from './landed-cost.ts';
import type { TaxedVehicle } from './rates-in-force.ts';

const car: TaxedVehicle = {
  registered: '2019-03',
  steering: 'right',
  fuel: 'petrol',
  level: 'HATCHBACK',
  displacementCc: 996,
  standsIn: 'JP',
};
const { rates } = terms;
const vitz = { min: 1_872_000, max: 1_872_000, list: '2019', told: 'a trader', url: 'https://example.com/' };
/** Input for a vehicle of ours whose price has a total. */
type Asked = CostQuestion & { quote: PrepaidQuote };

const question: Asked = {
  rules: countryRules.get('KE'),
  vehicle: car,
  quote: quote(input),
  withClearance: false,
  arrivalDay: '2026-07-25',
  listPrice: vitz,
  newPriceUsd: 11_400,
  rates,
};
const lineOf = (name: string, change: Partial<CostQuestion> = {}) =>
  landedCost({ ...question, ...change }).lines.find((line) => line.name === name);

describe('Twelve cars calculated by hand', () => {
  const [head = '', ...rows] = readFileSync(new URL('testing/twelve-cars.csv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = head.split(',');
  const cars = rows.map((row) => Object.fromEntries(row.split(',').map((cell, place) => [columns[place] ?? '', cell])));
  const charges = ['importDuty', 'excise', 'vat', 'importDeclarationFee', 'railwayLevy'] as const;

  test('There are twelve', () => expect(cars).toHaveLength(12));

  test.each(cars)('$name', (row) => {
    const listed = Number(row['listPriceKes']);
    const cost = landedCost({
      ...question,
      vehicle: {
        ...car,
        registered: row['registered'] ?? '',
        fuel: row['fuel'] as TaxedVehicle['fuel'],
        displacementCc: Number(row['displacementCc']),
      },
      listPrice: { ...vitz, min: listed, max: listed },
    });
    expect(cost.customsValue?.value.min.kes).toBe(Number(row['customsMin']));
    expect(cost.customsValue?.value.max.kes).toBe(Number(row['customsMax']));
    expect(cost.customsValue?.depreciationPercent).toEqual({
      min: Number(row['depreciation']),
      max: Number(row['depreciation']),
    });
    expect(cost.customsValue?.divisor?.min).toBeCloseTo(Number(row['divisorMin']), 4);
    expect(cost.customsValue?.divisor?.max).toBeCloseTo(Number(row['divisorMax']), 4);
    for (const name of charges) {
      const line = cost.lines.find((one) => one.name === name);
      expect([name, line?.min.kes, line?.max.kes]).toEqual([
        name,
        Number(row[`${name}Min`]),
        Number(row[`${name}Max`]),
      ]);
    }
    // The calculation on the public pages gives the same to the shilling.
    const end = row['toldOf'];
    if (end !== 'min' && end !== 'max') return;
    const told = [
      [row['toldCustoms'], cost.customsValue?.value[end].kes],
      [row['toldImportDuty'], cost.lines.find(({ name }) => name === 'importDuty')?.[end].kes],
      [row['toldExcise'], cost.lines.find(({ name }) => name === 'excise')?.[end].kes],
      [row['toldVat'], cost.lines.find(({ name }) => name === 'vat')?.[end].kes],
      [row['toldRailwayLevy'], cost.lines.find(({ name }) => name === 'railwayLevy')?.[end].kes],
    ] as const;
    const apart = told.map(([page, ours]) => (page ? Math.abs(Number(page) - (ours ?? 0)) : 0));
    expect(Math.max(...apart)).toBeLessThanOrEqual(1);
  });
});

describe('The cost in Kenya', () => {
  test('Is complete: vehicle, freight, insurance, taxes, levies, plates, inspection, port and agent', () => {
    const cost = landedCost(question);
    expect(cost.is).toBe('complete');
    expect(cost.lines.map(({ name, payee }) => `${name} ${payee}`)).toEqual([
      'vehicle us',
      'freight us',
      'insurance us',
      'importDuty state',
      'excise state',
      'vat state',
      'importDeclarationFee state',
      'railwayLevy state',
      'plates state',
      'inspection others',
      'portHandling others',
      'agent others',
    ]);
    expect(totalOf(cost.lines, 'us').max).toEqual(question.quote.total);
  });

  test('Uses the rate in force on the day of arrival', () => {
    expect(lineOf('railwayLevy', { arrivalDay: '2024-12-26' })?.formula?.percent).toEqual({ min: 1.5, max: 1.5 });
    expect(lineOf('railwayLevy', { arrivalDay: '2024-12-27' })?.formula?.percent).toEqual({ min: 2, max: 2 });
    expect(landedCost({ ...question, arrivalDay: '2023-12-31' })).toMatchObject({
      is: 'none',
      notes: ['noTaxesKnown'],
    });
  });

  test.each([
    ['petrol', 1500, 20],
    ['petrol', 1501, 25],
    ['petrol', 3000, 25],
    ['petrol', 3001, 35],
    ['diesel', 2500, 25],
    ['diesel', 2501, 35],
    ['hybrid', 1497, 20],
    ['electric', 0, 10],
  ] as const)('The excise of %s with %i cc is %i per cent', (fuel, displacementCc, percent) => {
    const vehicle = { ...car, fuel, displacementCc };
    expect(lineOf('excise', { vehicle })?.formula?.percent).toEqual({ min: percent, max: percent });
  });

  test('Is a range over all engine sizes if the size is unknown, and the page says why', () => {
    const vehicle = { ...car, displacementCc: undefined };
    expect(lineOf('excise', { vehicle })?.formula?.percent).toEqual({ min: 20, max: 35 });
    expect(landedCost({ ...question, vehicle }).notes).toContain('engineSizeUnknown');
  });

  test('Is a range over the year’s depreciation if the month is unknown, and the page says why', () => {
    const cost = landedCost({ ...question, vehicle: { ...car, registered: '2020' } });
    expect(cost.customsValue?.depreciationPercent).toEqual({ min: 55, max: 60 });
    expect(cost.notes).toContain('monthUnknown');
  });

  test('Estimates a missing list price from the price when new, otherwise uses the CIF value', () => {
    const estimated = landedCost({ ...question, listPrice: undefined });
    expect(estimated.customsValue).toMatchObject({
      from: 'estimatedListPrice',
      listPrice: { min: { kes: 1_911_780 }, max: { kes: 2_794_140 } },
    });
    expect(estimated.notes).toContain('listPriceEstimated');
    const priced = landedCost({ ...question, listPrice: undefined, newPriceUsd: undefined });
    const cif = sum([question.quote.list, question.quote.freight, question.quote.insurance]).kes;
    expect(priced.customsValue).toMatchObject({ from: 'price', value: { min: { kes: cif }, max: { kes: cif } } });
    expect(priced.notes).toContain('valuedByPrice');
  });

  test('Includes an inspection on arrival for a car from a place without inspections for Kenya', () => {
    expect(lineOf('inspection')?.max.usdCents).toBe(15_500);
    expect(lineOf('inspection', { vehicle: { ...car, standsIn: 'CN' } })?.formula?.percent).toEqual({ min: 5, max: 5 });
  });

  test('Replaces everything that customs clearance covers, and leaves no state charges', () => {
    const cost = landedCost({ ...question, withClearance: true });
    expect(cost.lines.map(({ name }) => name)).toEqual(['vehicle', 'freight', 'insurance', 'clearance', 'inspection']);
    expect(cost.covered).toContain('importDuty');
    expect(totalOf(cost.lines, 'us').max).toEqual(question.quote.clearance?.total);
    expect(totalOf(cost.lines, 'state').max.kes).toBe(0);
  });
});

describe('The cost elsewhere', () => {
  test('Lists what is missing in the tables of Tanzania and Uganda', () => {
    for (const code of ['TZ', 'UG']) {
      const cost = landedCost({ ...question, rules: countryRules.get(code) });
      expect(cost.is).toBe('partial');
      expect(cost.unknown).toContain('plates');
      expect(cost.notes).toEqual(expect.arrayContaining(['someChargesUnknown', 'valuedByPrice']));
    }
  });

  test('Charges older cars more in Tanzania, by an age that may start before the registration', () => {
    const inTanzania = (registered: string) =>
      lineOf('ageExcise', { rules: countryRules.get('TZ'), vehicle: { ...car, registered } })?.formula?.percent;
    expect(inTanzania('2020-01')).toEqual({ min: 0, max: 0 });
    expect(inTanzania('2018-06')).toEqual({ min: 15, max: 15 });
    expect(inTanzania('2018-10')).toEqual({ min: 0, max: 15 });
    expect(inTanzania('2014-01')).toEqual({ min: 30, max: 30 });
  });

  test('Has our own lines for a country without a table, and says so', () => {
    const cost = landedCost({ ...question, rules: countryRules.get('RW') });
    expect(cost).toMatchObject({ is: 'none', notes: ['noTaxesKnown'] });
    expect(cost.lines.map(({ name }) => name)).toEqual(['vehicle', 'freight', 'insurance']);
  });
});

const day = fc.integer({ min: 0, max: 365 * 6 }).map((count) => addDays('2023-10-01', count));
const anyVehicle: fc.Arbitrary<TaxedVehicle> = fc.record({
  registered: fc
    .tuple(fc.integer({ min: 2005, max: 2029 }), fc.constantFrom('', '-01', '-06', '-12'))
    .map(([year, month]) => `${year}${month}`),
  steering: fc.constant('right' as const),
  fuel: fc.constantFrom('petrol' as const, 'diesel' as const, 'hybrid' as const, 'electric' as const),
  level: fc.constantFrom('SUV' as const, 'TRUCK' as const),
  displacementCc: fc.option(fc.integer({ min: 0, max: 6000 }), { nil: undefined }),
  standsIn: fc.constantFrom('JP' as const, 'CN' as const),
});
const anyQuestion: fc.Arbitrary<Asked> = fc
  .record({
    code: fc.constantFrom(...countryRules.keys(), 'FR'),
    vehicle: anyVehicle,
    priced: anyInput,
    withClearance: fc.boolean(),
    arrivalDay: day,
    listPrice: fc.option(
      fc.integer({ min: 100_000, max: 40_000_000 }).map((min) => ({ ...vitz, min, max: min * 2 })),
      { nil: undefined },
    ),
    newPriceUsd: fc.option(fc.integer({ min: 1000, max: 200_000 }), { nil: undefined }),
  })
  .map(({ code, priced, ...rest }) => ({
    ...rest,
    rules: countryRules.get(code),
    quote: quote({ ...priced, freightMode: 'prepaid' }),
    rates: priced.terms.rates,
  }));

const currencies = (amount: Amount) => [amount.usdCents, amount.jpy, amount.kes];

describe('For any input', () => {
  test('The lines add up to the totals to the cent, the yen and the shilling', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const { lines } = landedCost(asked);
        const parts = (['us', 'state', 'others'] as const).map((payee) => totalOf(lines, payee));
        const total = totalOf(lines);
        for (const end of ['min', 'max'] as const) {
          expect(currencies(sum(parts.map((part) => part[end])))).toEqual(currencies(total[end]));
          const added = lines.reduce((all, line) => all + line[end].usdCents, 0);
          expect(total[end].usdCents).toBe(added);
        }
      }),
    );
  });

  test('No line is negative, and the minimum never exceeds the maximum', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        for (const { min, max } of landedCost(asked).lines) {
          for (const [place, least] of currencies(min).entries()) {
            expect(Number.isSafeInteger(least)).toBe(true);
            expect(least).toBeGreaterThanOrEqual(0);
            expect(currencies(max)[place]).toBeGreaterThanOrEqual(least);
          }
        }
      }),
    );
  });

  test('Each rate is one of those in force on its day, with the sources of its period', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        for (const { name, payee, from, until, sources } of landedCost(asked).lines) {
          if (payee === 'us') continue;
          expect((from ?? '') <= asked.arrivalDay).toBe(true);
          expect(until === null || (until ?? '') >= asked.arrivalDay).toBe(true);
          const charge = asked.rules?.taxes?.charges.find((one) => one.name === name);
          const dated = charge?.periods.filter((one) => one.from === from);
          expect(dated?.map((one) => one.sources)).toEqual([sources]);
        }
      }),
    );
  });

  test('The amount paid to us is our price, whatever the state charges', () => {
    fc.assert(
      fc.property(anyQuestion, (asked) => {
        const cleared = asked.withClearance && asked.quote.clearance;
        const ours = totalOf(landedCost(asked).lines, 'us');
        expect(ours.min).toEqual(cleared ? asked.quote.clearance?.total : asked.quote.total);
        expect(ours.max).toEqual(ours.min);
      }),
    );
  });
});
