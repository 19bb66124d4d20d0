import { isDeepStrictEqual } from 'node:util';
import { addDays } from './calendar-day.ts';
import { chargeNames } from './charge-names.ts';
import type { Admission, CountryRules, RatePeriod, Source } from './country-rules.ts';

// The periods of one part of a country's rules, one after the other: those of the file, and from some day on those that the
// desk has set.

export const ruleParts = ['admission', ...chargeNames] as const;
export type RulePart = (typeof ruleParts)[number];

export function isRulePart(name: string): name is RulePart {
  return ruleParts.some((part) => part === name);
}

export interface SetPeriod {
  period: Admission | RatePeriod;
  /** The desk's own source. Absent for what the product has brought along. */
  source?: Source;
  setBy?: string;
  setAt?: string;
}

/** A part as the product brings it along; undefined where the country has no such part. */
export function ownTimeline(rules: CountryRules, part: RulePart): SetPeriod[] | undefined {
  const periods =
    part === 'admission' ? rules.admission : rules.taxes?.charges.find(({ name }) => name === part)?.periods;
  return periods?.map((period) => ({ period }));
}

/** What is in force, one after the other. What the desk has set takes the place of the product's from its first day on. */
export function wholeTimeline(own: readonly SetPeriod[], set: readonly SetPeriod[]): SetPeriod[] {
  const from = set[0]?.period.from;
  if (from === undefined) return [...own];
  const before = own.filter(({ period }) => period.from < from).map((one) => cutAt(one, addDays(from, -1)));
  return [...before, ...set];
}

function cutAt(one: SetPeriod, last: string): SetPeriod {
  const { period } = one;
  return period.until === null || period.until > last ? { ...one, period: { ...period, until: last } } : one;
}

/** The part of a timeline that has to be kept, since it does not follow from what the product brings along. */
export function setPartOf(own: readonly SetPeriod[], whole: readonly SetPeriod[]): SetPeriod[] {
  for (let kept = whole.length; kept >= 0; kept -= 1) {
    const set = whole.slice(kept);
    if (isDeepStrictEqual(wholeTimeline(own, set), whole) && !whole.slice(0, kept).some(({ setBy }) => setBy)) {
      return set;
    }
  }
  return [...whole];
}

/** A country's rules with what the desk has set of one part. */
export function withTimeline(rules: CountryRules, part: RulePart, set: readonly SetPeriod[]): CountryRules {
  const own = ownTimeline(rules, part);
  if (!own || set.length === 0) return rules;
  const periods = wholeTimeline(own, set).map(({ period }) => period);
  const sources = [...rules.sources, ...set.flatMap(({ source }) => source ?? [])];
  if (part === 'admission') return { ...rules, sources, admission: periods.filter((one) => 'age' in one) };
  const { taxes } = rules;
  if (!taxes) return rules;
  const charges = taxes.charges.map((charge) =>
    charge.name === part ? { ...charge, periods: periods.filter((one) => 'rates' in one) } : charge,
  );
  return { ...rules, sources, taxes: { ...taxes, charges } };
}
