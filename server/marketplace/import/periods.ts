import { addDays, type CalendarDay } from './calendar-day.ts';

/** A period of validity, with an open or a known end. */
export interface Period {
  from: CalendarDay;
  /** The last day; null while open. */
  until: CalendarDay | null;
}

export function inForceOn<Kind extends Period>(periods: readonly Kind[], day: CalendarDay): Kind | undefined {
  return periods.find(({ from, until }) => from <= day && (until === null || day <= until));
}

/**
 * Why periods are invalid, in one sentence; undefined if valid. Each must begin on the day after the previous one ends,
 * so that every day has exactly one.
 */
export function faultOfPeriods(periods: readonly Period[]): string | undefined {
  for (const [place, { from, until }] of periods.entries()) {
    if (until !== null && until < from) return `The period from ${from} ends before it begins, on ${until}.`;
    const next = periods[place + 1];
    if (!next) continue;
    if (until === null || next.from <= until) {
      return `The period from ${from} overlaps the one from ${next.from}: end it on ${addDays(next.from, -1)}.`;
    }
    if (next.from !== addDays(until, 1)) {
      return `Nothing is in force from ${addDays(until, 1)} until ${addDays(next.from, -1)}: close the gap.`;
    }
  }
  return undefined;
}
