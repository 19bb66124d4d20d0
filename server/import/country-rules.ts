import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { levels } from '../reference/catalogue/levels.ts';
import { receivingCountries } from '../reference/places/countries.ts';
import { isCalendarDay } from './calendar-day.ts';
import { chargeNames } from './charge-names.ts';
import type { SetListPrices } from './list-prices.ts';
import { faultOfPeriods } from './periods.ts';

// What may be imported into a country and what the state takes for it, from the files in `rules/`: dated, with the source
// of each figure. A file that cannot be right is refused when the server starts.

const id = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));
const day = z.string().check(z.refine(isCalendarDay, { error: 'no calendar day' }));
/** The least and the most, where sources disagree or a figure is not certain. */
const span = z
  .tuple([z.number().check(z.nonnegative()), z.number().check(z.nonnegative())])
  .check(z.refine(([least, most]) => least <= most, { error: 'the least is more than the most' }));
const count = z.int().check(z.nonnegative());
const fuel = z.enum(['petrol', 'diesel', 'hybrid', 'electric']);
const level = z.enum(levels.map(({ code }) => code));

/**
 * How far a rule or a figure is to be trusted: announced by the state, read in the law or a public tariff, told by newspapers
 * and traders, carried on from the years before, or our own estimate.
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

const counts = z.enum(['registration', 'manufacture']);

const ageLimit = z.union([
  z.strictObject({ is: z.enum(['none', 'unknown']) }),
  z
    .strictObject({
      /** What the age is counted from. */
      counts,
      /** By calendar years, 2026 less 2019, or by months. */
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

const admission = z.strictObject({
  ...dated,
  age: ageLimit,
  steering: z.enum(['right', 'left', 'any', 'unknown']),
  /** The only fuels that are let in. */
  fuels: z.optional(z.array(fuel)),
  inspection: z.enum(['beforeShipping', 'none', 'unknown']),
  /** Kinds of vehicles that have rules of their own, which we do not know. */
  askFor: z.array(level),
  /** What else a buyer has to look after before the vehicle can be imported. */
  conditions: z.array(z.enum(['importPermit', 'limitMayBeLower', 'stricterRulePrepared', 'costsRiseWithAge'])),
});
export type Admission = z.output<typeof admission>;

const when = z.strictObject({
  fuels: z.exactOptional(z.array(fuel)),
  aboveCc: z.exactOptional(count),
  atMostCc: z.exactOptional(count),
  aboveMonths: z.exactOptional(count),
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
  })
  .check(
    z.refine(({ percent, amount, usd }) => [percent, amount, usd].filter(Boolean).length === 1, {
      error: 'name one of percent, amount and usd',
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
  /** What a percentage is taken of, by name; only what stands above it. */
  of: z.array(z.enum(['customsValue', 'vehicle', ...chargeNames])),
  periods: z.array(ratePeriod).check(z.minLength(1)),
});
export type Charge = z.output<typeof charge>;

/** How customs values a vehicle. Without a table of depreciation it takes what the vehicle costs to the port. */
const valuation = z.strictObject({
  ...dated,
  depreciation: z.optional(z.array(z.strictObject({ aboveMonths: count, percent: span })).check(z.minLength(1))),
  /** What the depreciated list price is divided by: by the taxes in force, or by a number. Sources disagree. */
  divisors: z.optional(z.array(z.union([z.literal('taxesInForce'), z.number().check(z.gte(1))])).check(z.minLength(1))),
  /** Where no list price is known: how many times the price when new it is estimated at. */
  estimatedTimesNewPrice: z.optional(span),
});
export type Valuation = z.output<typeof valuation>;

const taxTable = z.strictObject({
  currency: z.enum(['KES', 'USD']),
  isWhole: z.boolean(),
  customsValue: z.array(valuation).check(z.minLength(1)),
  charges: z.array(charge),
  /** What has to be paid besides, and of which no figure is known. */
  unknown: z.array(z.enum(chargeNames)),
});
export type TaxTable = z.output<typeof taxTable>;

const rulesFile = z.strictObject({
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  sources: z.array(source),
  /** Empty where no rule is known. */
  admission: z.array(admission),
  taxes: z.optional(taxTable),
});
export type CountryRules = z.output<typeof rulesFile> & {
  /** What the desk has set of list prices; the files have the others. */
  listPrices?: SetListPrices;
};

type ParsedRules = { rules: CountryRules } | { fault: string };

/** A country's rules if they can be right, otherwise what is wrong with them, in one sentence. */
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
    ...(taxes?.charges ?? []).map((one): [string, RatePeriod[]] => [one.name, one.periods]),
  ];
  for (const [place, periods] of dates) {
    const fault = faultOfPeriods(periods);
    if (fault !== undefined) return `${place}: ${fault}`;
  }
  return undefined;
}

function datedIn({ admission: admissions, taxes }: CountryRules): { sources: string[] }[] {
  return [...admissions, ...(taxes?.customsValue ?? []), ...(taxes?.charges ?? []).flatMap(({ periods }) => periods)];
}

function faultOfSources(rules: CountryRules): string | undefined {
  const known = new Set(rules.sources.map((one) => one.id));
  const missing = datedIn(rules)
    .flatMap(({ sources }) => sources)
    .find((one) => !known.has(one));
  return missing === undefined ? undefined : `sources: ${missing} is named, but not described.`;
}

/** A charge is taken of what stands above it, so that they can be counted one after the other. */
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
  if ('fault' in parsed) throw new Error(`server/import/rules/${country}.json cannot be used: ${parsed.fault}`);
  if (parsed.rules.country !== country) {
    throw new Error(`server/import/rules/${country}.json is about ${parsed.rules.country}.`);
  }
  return parsed.rules;
}

/** The rules of every country that we ship to. */
export const countryRules: ReadonlyMap<string, CountryRules> = new Map(
  receivingCountries.map(({ code }) => [code, readRules(code)]),
);
