import type { ImportAge, StaffImportRule } from '#generated/client/types.gen.ts';
import type { Admission, CountryRules } from '#server/marketplace/import/country-rules.ts';
import type { SetPeriod } from '#server/marketplace/import/rule-timeline.ts';
import { datesOf } from './show-rates.ts';

/** Maps an eligibility rule to the contract. */
export function showRule(rules: CountryRules, one: SetPeriod, mayChange: (from: string) => boolean): StaffImportRule[] {
  const { period } = one;
  if (!('age' in period)) return [];
  const { age, steering, fuels, inspection, askFor, conditions } = period;
  return [
    {
      ...datesOf(rules, one, mayChange),
      age: showAge(age),
      steering,
      ...(fuels && { fuels }),
      inspection,
      askFor,
      conditions,
    },
  ];
}

function showAge(age: Admission['age']): ImportAge {
  if ('is' in age) return { is: age.is };
  const { counts, by, atMost, lessThan } = age;
  return { is: 'limit', years: atMost ?? lessThan ?? 0, isLessThan: atMost === undefined, counts, by };
}

/** An age limit in the storage format; undefined if it is incomplete or admits nothing. */
export function ageLimitOf({ is, years, isLessThan, counts, by }: ImportAge): Admission['age'] | undefined {
  if (is !== 'limit') return { is };
  if (years === undefined || isLessThan === undefined || !counts || !by) return undefined;
  if (!isLessThan) return { counts, by, atMost: years };
  return years > 0 ? { counts, by, lessThan: years } : undefined;
}
