import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './calendar-day.ts';
import { type Changed, putInto, takeOut } from './change-timeline.ts';
import { type CountryRules, countryRules, parseRules, type RatePeriod } from './country-rules.ts';
import { faultOfPeriods, inForceOn } from './periods.ts';
import { ownTimeline, type SetPeriod, setPartOf, wholeTimeline, withTimeline } from './rule-timeline.ts';

const kenya = countryRules.get('KE') as CountryRules;
const own = ownTimeline(kenya, 'railwayLevy') ?? [];
const today = '2026-06-12';
const source = {
  id: 'desk-railwaylevy-1',
  title: 'Act',
  url: 'https://law.example/act',
  kind: 'law',
  seen: today,
} as const;

function rate(from: string, until: string | null, percent: number): SetPeriod {
  const period: RatePeriod = {
    from,
    until,
    basis: 'announced',
    rates: [{ percent: [percent, percent] }],
    sources: [source.id],
  };
  return { period, source, setBy: 'Amina Otieno', setAt: '2026-06-12T09:00:00.000Z' };
}

const days = fc.integer({ min: -30, max: 1500 }).map((count) => addDays(today, count));
const maybeDay = fc.oneof(fc.constant(null), days);
const edits = fc.array(
  fc.record({
    kind: fc.constantFrom('put' as const, 'correct' as const, 'remove' as const),
    from: days,
    until: maybeDay,
    /** Picks a valid period more often than chance would. */
    fits: fc.boolean(),
    place: fc.nat(),
    percent: fc.integer({ min: 0, max: 200 }),
  }),
  { maxLength: 25 },
);
type Edit = typeof edits extends fc.Arbitrary<(infer One)[]> ? One : never;

function carryOut(whole: readonly SetPeriod[], edit: Edit): Changed {
  const { kind, from, until, fits, place, percent } = edit;
  const chosen = whole[place % whole.length]?.period.from ?? from;
  if (kind === 'remove') return takeOut(whole, chosen, { today });
  const next = whole.find(({ period }) => period.from > from && period.from !== (kind === 'correct' ? chosen : ''));
  const fitting = next ? addDays(next.period.from, -1) : null;
  const added = rate(from, fits ? fitting : until, percent);
  return putInto(whole, added, { today, ...(kind === 'correct' && { corrects: chosen }) });
}

test('After any edits each day has exactly one rate, past days keep theirs, and the stored part reproduces the timeline', () => {
  let accepted = 0;
  fc.assert(
    fc.property(edits, (all) => {
      let whole: readonly SetPeriod[] = own;
      for (const edit of all) {
        const seen = JSON.stringify(whole);
        const made = carryOut(whole, edit);
        expect(JSON.stringify(whole), 'what was there is not changed in place').toBe(seen);
        if ('fault' in made) continue;
        accepted += 1;
        whole = made.timeline;
        const periods = whole.map(({ period }) => period);
        expect(faultOfPeriods(periods)).toBeUndefined();
        expect(periods[0]?.from).toBe(own[0]?.period.from);
        expect(periods.at(-1)?.until).toBeNull();
        for (let day = '2024-01-01'; day < '2031-01-01'; day = addDays(day, 37)) {
          const inForce = periods.filter((one) => one.from <= day && (one.until === null || day <= one.until));
          expect(inForce, day).toHaveLength(1);
        }
        for (const day of ['2024-06-01', '2025-06-01', addDays(today, -1)]) {
          const before = inForceOn(
            own.map(({ period }) => period),
            day,
          );
          const after = inForceOn(periods, day);
          expect(after && 'rates' in after && after.rates).toEqual(before && 'rates' in before && before.rates);
        }
        expect(wholeTimeline(own, setPartOf(own, whole))).toEqual(whole);
        expect(parseRules(withTimeline(kenya, 'railwayLevy', whole))).toHaveProperty('rules');
      }
    }),
    { numRuns: 150 },
  );
  expect(accepted).toBeGreaterThan(100);
});

test('A new version ends the previous one, which continues if the new one is withdrawn', () => {
  const made = putInto(own, rate('2026-07-01', null, 2.5), { today });
  if ('fault' in made) throw new Error(made.fault);
  expect(made.timeline.map(({ period: { from, until } }) => [from, until])).toEqual([
    ['2024-01-01', '2024-12-26'],
    ['2024-12-27', '2026-06-30'],
    ['2026-07-01', null],
  ]);
  expect(setPartOf(own, made.timeline)).toEqual([rate('2026-07-01', null, 2.5)]);
  const back = takeOut(made.timeline, '2026-07-01', { today });
  expect(back).toEqual({ timeline: own });
  expect(setPartOf(own, own)).toEqual([]);
});

const ahead = putInto(own, rate('2026-07-01', null, 2.5), { today });
const whole = 'timeline' in ahead ? ahead.timeline : [];

test.each([
  ['before today', rate('2026-06-11', null, 3), {}, { fault: 'importPeriodPast', until: today }],
  ['that ends before it begins', rate('2026-08-02', '2026-08-01', 3), {}, { fault: 'importPeriodBackwards' }],
  ['on the day of another', rate('2026-07-01', null, 3), {}, { fault: 'importPeriodTaken', from: '2026-07-01' }],
  [
    'that reaches into the next one',
    rate('2026-06-20', null, 3),
    {},
    { fault: 'importPeriodOverlap', from: '2026-07-01', until: '2026-06-30' },
  ],
  [
    'that ends days before the next one',
    rate('2026-06-20', '2026-06-25', 3),
    {},
    { fault: 'importPeriodGap', from: '2026-06-26', until: '2026-06-30' },
  ],
  ['that nothing follows', rate('2026-08-01', '2026-12-31', 3), {}, { fault: 'importPeriodEnds', from: '2027-01-01' }],
  [
    'in the place of one that is not there',
    rate('2026-08-01', null, 3),
    { corrects: '2026-07-02' },
    { fault: 'importPeriodGone' },
  ],
  [
    'in the place of one that has begun',
    rate('2026-08-01', null, 3),
    { corrects: '2024-12-27' },
    { fault: 'importPeriodBegun', until: '2026-06-13' },
  ],
  [
    'in the place of one that an order was estimated by',
    rate('2026-08-01', null, 3),
    { corrects: '2026-07-01', served: new Set(['2026-07-01']) },
    { fault: 'importPeriodServed', until: '2026-07-02' },
  ],
])('A version %s is refused with the days concerned', (_what, added, more, fault) => {
  expect(putInto(whole, added, { today, ...more })).toMatchObject(fault);
});

test('A version that has not started can be corrected in rate and days', () => {
  const made = putInto(whole, rate('2026-09-01', null, 3), {
    today,
    corrects: '2026-07-01',
    served: new Set(['2024-12-27']),
  });
  expect(made).toMatchObject({
    timeline: [
      {},
      { period: { from: '2024-12-27', until: '2026-08-31' } },
      { period: { from: '2026-09-01', until: null } },
    ],
  });
});

test('In a country without rules the first may start any day, and none may start after all have ended', () => {
  expect(putInto([], rate('2026-08-01', null, 3), { today })).toMatchObject({ timeline: [{}] });
  const ended = [rate('2025-01-01', '2026-06-30', 1)];
  expect(putInto(ended, rate('2026-08-01', null, 3), { today })).toEqual({
    fault: 'importPeriodGapBefore',
    from: '2026-07-01',
    until: '2026-07-31',
  });
});
