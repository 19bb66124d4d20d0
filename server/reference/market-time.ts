/**
 * Days are counted in the market's zone: most buyers live there, and a caller must not lengthen a day by naming another
 * zone.
 */
export const marketTimeZone = 'Africa/Nairobi';

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: marketTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The market's calendar day, such as `2026-06-14`. */
export function marketDay(now: Date): string {
  return format.format(now);
}

/** A moment to the minute as a reader in a time zone writes it: `2026-06-15 11:48`. */
export function timeText(moment: Date, timeZone: string): string {
  // Swedish writes dates the ISO way.
  return moment.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
}
