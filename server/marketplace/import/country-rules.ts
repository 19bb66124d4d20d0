import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { levels } from '#server/marketplace/reference/catalogue/levels.ts';
import { receivingCountries } from '#server/marketplace/reference/places/countries.ts';
import { isCalendarDay } from './calendar-day.ts';
import { chargeNames } from './charge-names.ts';
import type { SetListPrices } from './list-prices.ts';
import { faultOfPeriods } from './periods.ts';

// Import rules and charges by country, read from the files in `rules/`: dated, with the source of each figure. The
// server refuses to start with an invalid file.

const id = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));
const day = z.string().check(z.refine(isCalendarDay, { error: 'no calendar day' }));
/** A range, where sources disagree or a figure is uncertain. */
const span = z
  .tuple([z.number().check(z.nonnegative()), z.number().check(z.nonnegative())])
  .check(z.refine(([least, most]) => least <= most, { error: 'the least is more than the most' }));
const count = z.int().check(z.nonnegative());
const fuel = z.enum(['petrol', 'diesel', 'hybrid', 'electric']);
const level = z.enum(levels.map(({ code }) => code));

/**
 * Reliability of a rule or figure: announced by the state, read in the law or a public tariff, reported by newspapers
 * and traders, carried over from earlier years, or our own estimate.
 */
const basis = z.enum(['announced', 'public', 'reported', 'projected', 'estimate']);
export type Basis = z.output<typeof basis>;

const source = z.strictObject({
  id,
  title: z.string().check(z.minLength(1)),
  url: z.string().check(z.regex(/^https?:\/\/\S+$/)),
  kind: z.enum(['law', 'agency', 'press', 'trader']),
  published: z.optional(day),
  /** The day on which we read it. */
  seen: day,
});
export type Source = z.output<typeof source>;

const dated = { from: day, until: z.nullable(day), basis, sources: z.array(id).check(z.minLength(1)) };

const figure = { basis, sources: z.array(id).check(z.minLength(1)) };

const counts = z.enum(['registration', 'manufacture']);

const ageLimit = z.union([
  z.strictObject({ is: z.enum(['none', 'unknown']) }),
  z
    .strictObject({
      /** The event from which the age is counted. */
      counts,
      /** In calendar years (2026 minus 2019) or in months. */
      by: z.enum(['calendarYears', 'months']),
      atMost: z.optional(count),
      lessThan: z.optional(count),
    })
    .check(
      z.refine(({ atMost, lessThan }) => (atMost === undefined) !== (lessThan === undefined), {
        error: 'name either atMost or lessThan',
      }),
    ),
]);

/** What an importer needs, whatever the verdict. */
const requirementNames = ['registeredWithinYearOfManufacture', 'localMarineInsurance'] as const;

const admission = z.strictObject({
  ...dated,
  age: ageLimit,
  steering: z.enum(['right', 'left', 'any', 'unknown']),
  /** The only fuels admitted. */
  fuels: z.optional(z.array(fuel)),
  inspection: z.enum(['beforeShipping', 'onArrival', 'none', 'unknown']),
  /** Where a part of the rule has another basis than the rule. */
  parts: z.optional(
    z.strictObject({
      age: z.optional(z.strictObject(figure)),
      steering: z.optional(z.strictObject(figure)),
      inspection: z.optional(z.strictObject(figure)),
    }),
  ),
  /** What customs or the bureau of standards asks for besides. */
  requirements: z.optional(z.array(z.strictObject({ is: z.enum(requirementNames), ...figure }))),
  /** Vehicle kinds with separate rules that we do not know. */
  askFor: z.array(level),
  /** Other conditions that the buyer must meet before the import. */
  conditions: z.array(z.enum(['importPermit', 'limitMayBeLower', 'stricterRulePrepared', 'costsRiseWithAge'])),
});
export type Admission = z.output<typeof admission>;

/** Chapters of the customs tariff: passenger cars, buses, and vans, pickups and trucks. */
export const headings = ['8702', '8703', '8704'] as const;

const when = z.strictObject({
  fuels: z.exactOptional(z.array(fuel)),
  headings: z.exactOptional(z.array(z.enum(headings))),
  aboveCc: z.exactOptional(count),
  atMostCc: z.exactOptional(count),
  aboveMonths: z.exactOptional(count),
  /** An age in calendar years. */
  aboveYears: z.exactOptional(count),
  standsIn: z.exactOptional(z.array(z.enum(['JP', 'CN']))),
});
export type When = z.output<typeof when>;

const rate = z
  .strictObject({
    when: z.optional(when),
    percent: z.optional(span),
    /** In the currency of the table. */
    amount: z.optional(span),
    usd: z.optional(span),
    /** In the country's own currency, where the table is in dollars. */
    local: z.optional(span),
  })
  .check(
    z.refine(({ percent, amount, usd, local }) => [percent, amount, usd, local].filter(Boolean).length === 1, {
      error: 'name one of percent, amount, usd and local',
    }),
  );
export type Rate = z.output<typeof rate>;

const ratePeriod = z.strictObject({
  ...dated,
  ageCounts: z.optional(counts),
  rates: z.array(rate).check(
    z.minLength(1),
    z.refine((rates) => rates.every((one, place) => (one.when === undefined) === (place === rates.length - 1)), {
      error: 'the last rate, and no other, is for all vehicles that are left',
    }),
  ),
});
export type RatePeriod = z.output<typeof ratePeriod>;

const charge = z.strictObject({
  name: z.enum(chargeNames),
  payee: z.enum(['state', 'others']),
  /** The bases of a percentage, by name; only lines above it. */
  of: z.array(z.enum(['customsValue', 'vehicle', ...chargeNames])),
  periods: z.array(ratePeriod).check(z.minLength(1)),
});
export type Charge = z.output<typeof charge>;

const depreciation = z.strictObject({
  ...figure,
  /** How the age is counted. Sources disagree, so the result is a range where the ways differ. */
  countedBy: z.array(z.enum(['calendarYears', 'months'])).check(z.minLength(1)),
  /** From the oldest on; the last step also covers a new vehicle. */
  steps: z.array(z.strictObject({ aboveYears: count, percent: span })).check(z.minLength(1)),
});
export type Depreciation = z.output<typeof depreciation>;

const percentage = z.number().check(z.nonnegative());

/** What a list price contains besides the customs value, each taken of the amount before. */
const contained = z.strictObject({
  when: z.optional(when),
  margin: percentage,
  importDuty: percentage,
  excise: percentage,
  vat: percentage,
});
export type Contained = z.output<typeof contained>;

const priceList = z.strictObject({
  /** Its year, as the files in `list-prices/` are named. */
  id: z.string().check(z.minLength(1)),
  states: z
    .array(z.strictObject({ ...dated, is: z.enum(['announced', 'inForce', 'suspended', 'replaced']) }))
    .check(z.minLength(1)),
  contains: z.array(contained).check(z.minLength(1)),
  ...figure,
});
export type PriceList = z.output<typeof priceList>;

/** Customs valuation. Without lists it is the CIF value. */
const valuation = z.strictObject({
  ...dated,
  depreciation: z.optional(depreciation),
  /** Newest first. */
  lists: z.optional(z.array(priceList).check(z.minLength(1))),
  /** The estimate if no list price is known, as a multiple of the price when new. */
  estimatedTimesNewPrice: z.optional(
    z.array(z.strictObject({ when: z.optional(when), times: span })).check(z.minLength(1)),
  ),
  /** Customs has values of its own, which count if they are higher. */
  isAtLeast: z.optional(z.boolean()),
});
export type Valuation = z.output<typeof valuation>;

const taxTable = z.strictObject({
  currency: z.enum(['KES', 'USD']),
  isWhole: z.boolean(),
  /** The country's own currency, where amounts of it are converted to dollars at a rate of ours. */
  local: z.optional(z.strictObject({ currency: z.enum(['TZS', 'UGX']), perUsd: span })),
  customsValue: z.array(valuation).check(z.minLength(1)),
  charges: z.array(charge),
  /** Charges due whose amounts are unknown. */
  unknown: z.array(z.enum(chargeNames)),
});
export type TaxTable = z.output<typeof taxTable>;

const rulesFile = z.strictObject({
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  sources: z.array(source),
  /** Empty if no rule is known. */
  admission: z.array(admission),
  taxes: z.optional(taxTable),
});
export type CountryRules = z.output<typeof rulesFile> & {
  /** List prices set at the desk; the files contain the others. */
  listPrices?: SetListPrices;
};

type ParsedRules = { rules: CountryRules } | { fault: string };

/** Parses a country's rules, or returns in one sentence what is wrong with them. */
export function parseRules(value: unknown): ParsedRules {
  const parsed = rulesFile.safeParse(value, { error: z.locales.en().localeError });
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    return { fault: `${first?.path.join('.') || 'all of it'}: ${first?.message ?? 'unreadable'}` };
  }
  const rules = parsed.data;
  const fault = faultOfDates(rules) ?? faultOfSources(rules) ?? faultOfBases(rules);
  return fault === undefined ? { rules } : { fault };
}

function faultOfDates({ admission: admissions, taxes }: CountryRules): string | undefined {
  const dates: [string, Parameters<typeof faultOfPeriods>[0]][] = [
    ['admission', admissions],
    ['customsValue', taxes?.customsValue ?? []],
    ...(taxes?.customsValue ?? []).flatMap(({ lists = [] }) =>
      lists.map((one): [string, PriceList['states']] => [`list of ${one.id}`, one.states]),
    ),
    ...(taxes?.charges ?? []).map((one): [string, RatePeriod[]] => [one.name, one.periods]),
  ];
  for (const [place, periods] of dates) {
    const fault = faultOfPeriods(periods);
    if (fault !== undefined) return `${place}: ${fault}`;
  }
  return undefined;
}

function datedIn({ admission: admissions, taxes }: CountryRules): { sources: string[] }[] {
  const valuations = taxes?.customsValue ?? [];
  const priceLists = valuations.flatMap(({ lists = [] }) => lists);
  return [
    ...admissions.flatMap(({ parts = {}, requirements = [], ...rule }) => [
      rule,
      ...Object.values(parts).flatMap((part) => part ?? []),
      ...requirements,
    ]),
    ...valuations,
    ...valuations.flatMap(({ depreciation: one }) => one ?? []),
    ...priceLists.flatMap((one) => [one, ...one.states]),
    ...(taxes?.charges ?? []).flatMap(({ periods }) => periods),
  ];
}

function faultOfSources(rules: CountryRules): string | undefined {
  const known = new Set(rules.sources.map((one) => one.id));
  const missing = datedIn(rules)
    .flatMap(({ sources }) => sources)
    .find((one) => !known.has(one));
  return missing === undefined ? undefined : `sources: ${missing} is named, but not described.`;
}

/** A charge may refer only to lines above it, so that they can be calculated in order. */
function faultOfBases({ taxes }: CountryRules): string | undefined {
  const counted = new Set<string>(['customsValue', 'vehicle']);
  for (const { name, of } of taxes?.charges ?? []) {
    const later = of.find((one) => !counted.has(one));
    if (later !== undefined) return `charges: ${name} is taken of ${later}, which stands below it.`;
    counted.add(name);
  }
  return undefined;
}

function readRules(country: string): CountryRules {
  const text = readFileSync(new URL(`rules/${country}.json`, import.meta.url), 'utf8');
  const parsed = parseRules(JSON.parse(text));
  if ('fault' in parsed)
    throw new Error(`server/marketplace/import/rules/${country}.json cannot be used: ${parsed.fault}`);
  if (parsed.rules.country !== country) {
    throw new Error(`server/marketplace/import/rules/${country}.json is about ${parsed.rules.country}.`);
  }
  return parsed.rules;
}

/** The rules of every country that we ship to. */
export const countryRules: ReadonlyMap<string, CountryRules> = new Map(
  receivingCountries.map(({ code }) => [code, readRules(code)]),
);
