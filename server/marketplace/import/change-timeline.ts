import { addDays, type CalendarDay } from './calendar-day.ts';
import type { SetPeriod } from './rule-timeline.ts';

/** Why a timeline cannot be changed, by the contract's failure name, with the days for its message. */
export interface TimelineFault {
  fault:
    | 'importPeriodPast'
    | 'importPeriodBackwards'
    | 'importPeriodTaken'
    | 'importPeriodGap'
    | 'importPeriodGapBefore'
    | 'importPeriodOverlap'
    | 'importPeriodEnds'
    | 'importPeriodGone'
    | 'importPeriodBegun'
    | 'importPeriodServed';
  from: CalendarDay;
  until: CalendarDay;
}

export type Changed = { timeline: SetPeriod[] } | TimelineFault;

export interface Days {
  today: CalendarDay;
  /** First days of the periods that stored estimates use. */
  served?: ReadonlySet<CalendarDay> | undefined;
}

/**
 * Inserts a period into a timeline, or replaces one that has not begun. Every day has exactly one period afterwards:
 * the one before ends the day before. Changes that would leave a gap or an overlap are refused.
 */
export function putInto(
  timeline: readonly SetPeriod[],
  added: SetPeriod,
  { corrects, ...days }: Days & { corrects?: CalendarDay | undefined },
): Changed {
  const { from, until } = added.period;
  if (until !== null && until < from) return { fault: 'importPeriodBackwards', from, until };
  if (corrects === undefined) {
    return from < days.today ? { fault: 'importPeriodPast', from, until: days.today } : insert(timeline, added);
  }
  const left = takeOut(timeline, corrects, days);
  if ('fault' in left) return left;
  if (from <= days.today) return { fault: 'importPeriodPast', from, until: addDays(days.today, 1) };
  return insert(left.timeline, added);
}

/** Removes a period that has not begun. The one before it continues. */
export function takeOut(timeline: readonly SetPeriod[], from: CalendarDay, { today, served }: Days): Changed {
  const place = timeline.findIndex(({ period }) => period.from === from);
  const found = timeline[place];
  if (!found) return { fault: 'importPeriodGone', from, until: from };
  if (from <= today) return { fault: 'importPeriodBegun', from, until: addDays(today, 1) };
  if (served?.has(from)) return { fault: 'importPeriodServed', from, until: addDays(from, 1) };
  const { until } = found.period;
  return {
    timeline: timeline.flatMap((one, at) =>
      at === place ? [] : at === place - 1 ? [{ ...one, period: { ...one.period, until } }] : [one],
    ),
  };
}

function insert(timeline: readonly SetPeriod[], added: SetPeriod): Changed {
  const { from, until } = added.period;
  const before = timeline.filter(({ period }) => period.from < from);
  const [next, ...later] = timeline.filter(({ period }) => period.from >= from);
  if (next?.period.from === from) return { fault: 'importPeriodTaken', from, until: addDays(from, 1) };
  const last = before.at(-1);
  const ended = last?.period.until ?? null;
  if (ended !== null && addDays(ended, 1) < from) {
    return { fault: 'importPeriodGapBefore', from: addDays(ended, 1), until: addDays(from, -1) };
  }
  if (!next && until !== null) return { fault: 'importPeriodEnds', from: addDays(until, 1), until };
  if (next) {
    const due = addDays(next.period.from, -1);
    if (until === null || until > due) return { fault: 'importPeriodOverlap', from: next.period.from, until: due };
    if (until < due) return { fault: 'importPeriodGap', from: addDays(until, 1), until: due };
  }
  const cut = before.map((one) =>
    one === last ? { ...one, period: { ...one.period, until: addDays(from, -1) } } : one,
  );
  return { timeline: [...cut, added, ...(next ? [next, ...later] : [])] };
}
