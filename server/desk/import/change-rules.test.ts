import { expect, test } from 'vitest';
import type { StaffPreviewImportRulePayload } from '#generated/client/types.gen.ts';
import { countryRules } from '#server/marketplace/import/country-rules.ts';
import { type SetPeriod, wholeTimeline } from '#server/marketplace/import/rule-timeline.ts';
import { putPeriodInto, rulePeriodOf } from './change-rules.ts';

const own = (countryRules.get('KE')?.admission ?? []).map((period): SetPeriod => ({ period }));
const now = new Date('2026-06-12T09:00:00Z');

const rule: StaffPreviewImportRulePayload = {
  countryCode: 'KE',
  from: '2026-07-01',
  until: '2026-12-31',
  basis: 'announced',
  age: { is: 'limit', years: 3, isLessThan: false, counts: 'registration', by: 'calendarYears' },
  steering: 'right',
  inspection: 'beforeShipping',
  askFor: [],
  conditions: [],
  source: { title: 'KEBS notice', url: 'https://kebs.example/notice', kind: 'agency' },
};

test.each([
  ['follows', { steering: 'any' }, ['inspection']],
  ['corrects', { from: '2027-02-01', until: undefined, corrects: '2027-01-01', inspection: 'onArrival' }, ['steering']],
] as const)('A rule keeps the requirements and unchanged parts of the one it %s', (_what, change, parts) => {
  const { corrects, ...given } = { corrects: undefined, ...rule, ...change } as StaffPreviewImportRulePayload & {
    corrects: string | undefined;
  };
  const added = rulePeriodOf(given, { by: 'Amina Otieno', now, version: 1 });
  const made = putPeriodInto(wholeTimeline(own, []), added, { today: '2026-06-12', corrects });
  if ('fault' in made) throw new Error(made.fault);
  const { period } = made.timeline.find(({ setBy }) => setBy) ?? added;
  const base = own.find((one) => one.period.from === (corrects ?? '2026-01-01'))?.period;
  if (!('age' in period) || !base || !('age' in base)) throw new Error('It is no eligibility rule.');
  expect(base.requirements).toHaveLength(2);
  expect(period.requirements).toEqual(base.requirements);
  expect(Object.keys(period.parts ?? {})).toEqual(parts);
});
