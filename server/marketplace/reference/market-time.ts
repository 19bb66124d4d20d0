/**
 * Days are counted in the market's time zone: most buyers live there, and callers must not extend a day by naming
 * another zone.
 */
export const marketTimeZone = 'Africa/Nairobi';

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: marketTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in market time, such as `2026-06-14`. */
export function marketDay(now: Date): string {
  return format.format(now);
}

/** Formats a moment to the minute in a time zone: `2026-06-15 11:48`. */
export function timeText(moment: Date, timeZone: string): string {
  return timeFormat(timeZone)(moment);
}

/** The same for many moments: making the formatter takes many times as long as using it. */
export function timeFormat(timeZone: string): (moment: Date) => string {
  // The Swedish locale uses ISO dates.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (moment) => made.format(moment);
}
