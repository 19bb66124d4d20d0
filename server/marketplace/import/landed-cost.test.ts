import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PrepaidQuote, quote } from '#server/marketplace/pricing/quote.ts';
import { type Amount, sum } from '#server/marketplace/pricing/amount.ts';
import { anyInput, input, terms } from '#server/marketplace/pricing/testing/quote-inputs.ts';
import { readReferenceCatalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { addDays } from './calendar-day.ts';
import { countryRules } from './country-rules.ts';
import { type CostQuestion, landedCost, totalOf } from './landed-cost.ts';
import { listPricesOf } from './list-prices.ts';
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
  listPrices: [vitz],
  newPriceUsd: 11_400,
  rates,
  comparesLists: true,
};
const lineOf = (name: string, change: Partial<CostQuestion> = {}) =>
  landedCost({ ...question, ...change }).lines.find((line) => line.name === name);

/** The state's charges of a vehicle by one of customs' lists. */
function byList(list: string, change: Partial<CostQuestion>) {
  const { customsValue } = landedCost({ ...question, ...change });
  return customsValue?.lists.find(({ id }) => id === list);
}

describe('The sheet of Kenyan customs of July 2025', () => {
  // Made from the list and the formulas of customs' own workbook, which rounds nothing but what it shows.
  const text = readFileSync(new URL('testing/customs-template-2025.csv', import.meta.url), 'utf8');
  const rows = parse<Record<string, string>>(text, { columns: true });
  const { styles, models } = readReferenceCatalogue();
  const charges = ['importDuty', 'excise', 'vat', 'railwayLevy', 'importDeclarationFee'];

  test('gives the same shillings for forty variants of all tax classes', () => {
    expect(rows).toHaveLength(40);
    const different: string[] = [];
    for (const row of rows) {
      const style = styles.find(({ modelId, name }) => modelId === row['modelId'] && name === row['style']);
      const level = models.find(({ id }) => id === row['modelId'])?.level;
      if (!style || !level) throw new Error(`No style ${row['style']}`);
      const { fuel, displacementCc } = style;
      const found = byList('2025', {
        vehicle: { ...car, registered: row['registered'] ?? '', fuel, level, displacementCc },
        arrivalDay: '2026-06-25',
        ...listPricesOf(countryRules.get('KE'), style, '2026-06-25'),
      });
      const { cost, price } = found ?? {};
      const amounts = charges.flatMap((name) => cost?.lines.filter((line) => line.name === name) ?? []);
      const ours = [cost?.customsValue, ...amounts].flatMap((one) => (one ? [one.min.kes, one.max.kes] : []));
      const theirs = ['customsValue', ...charges].flatMap((name) => [Number(row[name]), Number(row[name])]);
      const taxes = amounts.reduce((all, { max }) => all + max.kes, 0);
      const isSame = isDeepStrictEqual(ours, theirs) && Math.abs(taxes - Number(row['total'])) <= 2;
      if (!isSame || price?.rows?.[0]?.row !== Number(row['row'])) {
        different.push(`${style.fullNames.en}: ${ours.join(' ')}, customs: ${theirs.join(' ')}`);
      }
    }
    expect(different).toEqual([]);
  });

  test.each([
    ['petrol', 'SUV', 1500, 2.349],
    ['petrol', 'SUV', 3000, 2.447],
    ['petrol', 'SUV', 3001, 2.643],
    ['diesel', 'SUV', 2501, 2.643],
    ['diesel', 'VAN', 2982, 2.447],
    ['petrol', 'BUS', 4478, 2.447],
    ['hybrid', 'SUV', 3498, 2.447],
    ['electric', 'SUV', 0, 2.153],
  ] as const)('divides the list price of a %s %s with %i cc by %f', (fuel, level, displacementCc, divisor) => {
    const vehicle = { ...car, fuel, level, displacementCc };
    const { customsValue } = landedCost({ ...question, vehicle, listPrices: [{ ...vitz, list: '2025' }] });
    expect(customsValue?.divisor?.max).toBeCloseTo(divisor, 3);
  });
});

describe('Two lists', () => {
  const listPrices = [
    { ...vitz, list: '2025', min: 3_000_000, max: 3_000_000 },
    { ...vitz, list: '2019' },
  ];

  test('uses the list in force, and shows what the suspended one would give', () => {
    const { customsValue, notes } = landedCost({ ...question, listPrices });
    expect(customsValue?.list?.list).toBe('2019');
    expect(customsValue?.divisor?.max).toBeCloseTo(2.175, 4);
    expect(customsValue?.lists).toMatchObject([
      { id: '2025', isUsed: false, state: { is: 'suspended', from: '2025-06-30' } },
      { id: '2019', isUsed: true, state: { is: 'inForce' } },
    ]);
    const [newer, older] = customsValue?.lists ?? [];
    expect(newer?.cost?.toState.max.kes).toBeGreaterThan(older?.cost?.toState.max.kes ?? 0);
    expect(older?.cost?.total).toEqual(totalOf(landedCost({ ...question, listPrices }).lines));
    expect(notes).not.toContain('listNotInForce');
  });

  test('uses the other list with a note if the one in force has no price', () => {
    const { customsValue, notes } = landedCost({ ...question, listPrices: listPrices.slice(0, 1) });
    expect(customsValue?.list?.list).toBe('2025');
    expect(customsValue?.lists[1]).not.toHaveProperty('cost');
    expect(notes).toContain('listNotInForce');
  });

  test('uses a price set at the desk whatever the state of its list', () => {
    const { customsValue, notes } = landedCost({ ...question, listPrices, isPriceSet: true });
    expect(customsValue?.list?.list).toBe('2025');
    expect(notes).not.toContain('listNotInForce');
  });

  test('takes 2.356 by the list of 2019 for large engines', () => {
    const vehicle = { ...car, level: 'SUV' as const, displacementCc: 5662 };
    const { customsValue } = landedCost({ ...question, vehicle, listPrices: listPrices.slice(1) });
    expect(customsValue?.divisor?.max).toBeCloseTo(2.356, 3);
  });
});

describe('The cost in Kenya', () => {
  test('Is complete, from the vehicle to the drive home', () => {
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
      'localInsurance others',
      'inspection others',
      'roadworthinessFee others',
      'lineRelease others',
      'portHandling others',
      'storage others',
      'agent others',
      'inlandTransport others',
      'motorInsurance others',
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
    ['petrol', 'SUV', 1500, 20],
    ['petrol', 'SUV', 1501, 25],
    ['petrol', 'SUV', 3000, 25],
    ['petrol', 'SUV', 3001, 35],
    ['diesel', 'SUV', 2500, 25],
    ['diesel', 'SUV', 2501, 35],
    ['diesel', 'VAN', 2754, 25],
    ['diesel', 'PICKUP', 2755, 25],
    ['diesel', 'TRUCK', 4009, 25],
    ['petrol', 'BUS', 4478, 25],
    ['hybrid', 'SUV', 1497, 20],
    ['hybrid', 'SUV', 3456, 25],
    ['electric', 'SUV', 0, 10],
  ] as const)('The excise of a %s %s with %i cc is %i per cent', (fuel, level, displacementCc, percent) => {
    const vehicle = { ...car, fuel, level, displacementCc };
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

  test('Is a range where counting by year and by month differ, and the page says why', () => {
    // In 2026 a car of March 2019 is in its eighth year by month, and seven years old by calendar year.
    const cost = landedCost({ ...question, arrivalDay: '2026-07-25' });
    expect(cost.customsValue?.depreciationPercent).toEqual({ min: 60, max: 65 });
    expect(cost.notes).toContain('depreciationUncertain');
    const sure = landedCost({ ...question, arrivalDay: '2026-03-25' });
    expect(sure.customsValue?.depreciationPercent).toEqual({ min: 60, max: 60 });
    expect(sure.notes).not.toContain('depreciationUncertain');
  });

  test('Names the fee of vehicles without a certificate of roadworthiness, from its first day on', () => {
    const vehicle = { ...car, standsIn: 'CN' as const };
    expect(lineOf('roadworthinessFee', { vehicle })?.max.kes).toBe(12_000);
    expect(lineOf('roadworthinessFee')?.max.kes).toBe(0);
    expect(lineOf('roadworthinessFee', { vehicle, arrivalDay: '2025-07-13' })?.max.kes).toBe(0);
  });

  test('Says that insurance is paid twice, and that the invoice may count', () => {
    expect(landedCost(question).notes).toEqual(expect.arrayContaining(['insurancePaidTwice', 'invoiceMayCount']));
  });

  test('Estimates a missing list price from the price when new, otherwise uses the CIF value', () => {
    const estimated = landedCost({ ...question, listPrices: [] });
    expect(estimated.customsValue).toMatchObject({
      from: 'estimatedListPrice',
      listPrice: { min: { kes: 1_911_780 }, max: { kes: 2_941_200 } },
    });
    expect(estimated.notes).toContain('listPriceEstimated');
    const priced = landedCost({ ...question, listPrices: [], newPriceUsd: undefined });
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
    expect(cost.lines.map(({ name }) => name)).toEqual([
      'vehicle',
      'freight',
      'insurance',
      'clearance',
      'localInsurance',
      'inspection',
      'roadworthinessFee',
      'storage',
      'inlandTransport',
      'motorInsurance',
    ]);
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
      expect(cost.unknown).toContain('agent');
      expect(cost.notes).toEqual(expect.arrayContaining(['someChargesUnknown', 'valuedByPrice', 'valueMayBeHigher']));
    }
  });

  test.each([
    ['2019-12', 0],
    ['2018-01', 15],
    ['2016-01', 15],
    ['2015-12', 30],
  ] as const)('Charges a car of %s %i per cent by age in Tanzania', (registered, percent) => {
    const asked = { rules: countryRules.get('TZ'), vehicle: { ...car, registered } };
    expect(lineOf('ageExcise', asked)?.formula?.percent).toEqual({ min: percent, max: percent });
  });

  test('Says in Tanzania if an earlier manufacture would cost more', () => {
    const notesOf = (registered: string) =>
      landedCost({ ...question, rules: countryRules.get('TZ'), vehicle: { ...car, registered } }).notes;
    expect(notesOf('2016-01')).toContain('manufactureMayBeEarlier');
    expect(notesOf('2017-01')).not.toContain('manufactureMayBeEarlier');
  });

  test.each([
    [996, 50_000, 200_000],
    [1496, 100_000, 200_000],
    [1998, 150_000, 250_000],
    [2754, 200_000, 300_000],
  ])('Adds the levies of Tanzania by engine size: %i cc', (displacementCc, levy, registration) => {
    const asked = { rules: countryRules.get('TZ'), vehicle: { ...car, displacementCc } };
    expect(lineOf('hivLevy', asked)?.local).toEqual({ currency: 'TZS', min: levy, max: levy });
    expect(lineOf('plates', asked)?.local).toEqual({ currency: 'TZS', min: registration, max: registration });
  });

  test('Charges the environmental levy in Uganda from eight years on, and the declaration fee', () => {
    const inUganda = (name: string, registered: string) =>
      lineOf(name, { rules: countryRules.get('UG'), vehicle: { ...car, registered } });
    expect(inUganda('environmentalLevy', '2019-01')?.max.usdCents).toBe(0);
    expect(inUganda('environmentalLevy', '2018-12')?.formula?.percent).toEqual({ min: 50, max: 50 });
    expect(inUganda('importDeclarationFee', '2019-01')?.formula?.percent).toEqual({ min: 1, max: 1 });
    expect(inUganda('plates', '2019-01')?.local).toEqual({ currency: 'UGX', min: 1_500_000, max: 1_700_000 });
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
  level: fc.constantFrom('SUV' as const, 'TRUCK' as const, 'VAN' as const),
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
    listPrices: fc.array(
      fc
        .record({ min: fc.integer({ min: 100_000, max: 40_000_000 }), list: fc.constantFrom('2025', '2019', '2030') })
        .map(({ min, list }) => ({ ...vitz, list, min, max: min * 2 })),
      { maxLength: 3 },
    ),
    isPriceSet: fc.boolean(),
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

  test('An older car, a lower list price and a later month never cost more duty', () => {
    const kenya = { rules: countryRules.get('KE'), isPriceSet: true };
    fc.assert(
      fc.property(anyQuestion, fc.integer({ min: 1, max: 900_000 }), (asked, less) => {
        fc.pre(asked.listPrices.length > 0 && asked.arrivalDay >= '2024-01-01');
        const duty = (change: Partial<CostQuestion>) =>
          landedCost({ ...asked, ...kenya, withClearance: false, ...change }).lines.find(
            ({ name }) => name === 'importDuty',
          )?.max.kes ?? 0;
        const cheaper = asked.listPrices.map((one) => ({ ...one, min: one.min / 2, max: Math.max(one.max - less, 1) }));
        expect(duty({ listPrices: cheaper })).toBeLessThanOrEqual(duty({}));
        const { registered } = asked.vehicle;
        const older = { ...asked.vehicle, registered: `${Number(registered.slice(0, 4)) - 1}${registered.slice(4)}` };
        expect(duty({ vehicle: older })).toBeLessThanOrEqual(duty({}));
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
