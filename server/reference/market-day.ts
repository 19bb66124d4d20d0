/** Days are the market's: most buyers live by it, and no caller's own zone may stretch one. */
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
