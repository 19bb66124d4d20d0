/** A moment to the minute as a reader in a time zone writes it: `2026-06-15 11:48`. */
export function timeText(moment: Date, timeZone: string): string {
  // Swedish writes dates the ISO way.
  return moment.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
}
