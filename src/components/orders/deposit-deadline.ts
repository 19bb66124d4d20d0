const hour = 3_600_000;
const hoursToPay = 24;

/** When the deposit of a reservation is due, from the time that the server wrote in this browser's own zone. */
export function depositDeadline(createTimeDesc: string): number | undefined {
  const made = Date.parse(createTimeDesc.replace(' ', 'T'));
  return Number.isNaN(made) ? undefined : made + hoursToPay * hour;
}

/** How many seconds are left, never fewer than none. */
export function secondsUntil(deadline: number, now: number): number {
  return Math.max(0, Math.floor((deadline - now) / 1000));
}
