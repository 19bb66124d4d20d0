/** A moment as `2026-06-12 13:00:00`, by the clocks of a time zone. */
export function clockText(time: Date, timeZone: string): string {
  // Sweden writes dates in this form.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(time);
}
