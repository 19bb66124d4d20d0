import { isDeepStrictEqual } from 'node:util';
import { addDays } from './calendar-day.ts';
import { chargeNames } from './charge-names.ts';
import type { Admission, CountryRules, RatePeriod, Source } from './country-rules.ts';

// The periods of one part of a country's rules: the built-in ones, overridden from some day on by those set at the
// desk.

const ruleParts = ['admission', ...chargeNames] as const;
export type RulePart = (typeof ruleParts)[number];

export function isRulePart(name: string): name is RulePart {
  return ruleParts.some((part) => part === name);
}

export interface SetPeriod {
  period: Admission | RatePeriod;
  /** The desk's own source. Absent for built-in entries. */
  source?: Source;
  setBy?: string;
  setAt?: string;
}

/** A built-in part; undefined where the country has none. */
export function ownTimeline(rules: CountryRules, part: RulePart): SetPeriod[] | undefined {
  const periods =
    part === 'admission' ? rules.admission : rules.taxes?.charges.find(({ name }) => name === part)?.periods;
  return periods?.map((period) => ({ period }));
}

/** The periods in force. Desk entries override built-in ones from their first day on. */
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

/** The part of a timeline that must be stored because it is not built in. */
export function setPartOf(own: readonly SetPeriod[], whole: readonly SetPeriod[]): SetPeriod[] {
  for (let kept = whole.length; kept >= 0; kept -= 1) {
    const set = whole.slice(kept);
    if (isDeepStrictEqual(wholeTimeline(own, set), whole) && !whole.slice(0, kept).some(({ setBy }) => setBy)) {
      return set;
    }
  }
  return [...whole];
}

/** Returns a country's rules with the desk's entries for one part. */
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
