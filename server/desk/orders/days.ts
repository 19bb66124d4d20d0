/** Noon of a day in the market, which is the same calendar day for readers nearby; undefined for an invalid day. */
export function noonOf(day: string): Date | undefined {
  const noon = new Date(`${day}T09:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && noon.toJSON()?.startsWith(day);
  return isDay ? noon : undefined;
}

/** Whether the given days exist. */
export function areDays(...days: readonly (string | null | undefined)[]): boolean {
  return days.every((day) => day === undefined || day === null || noonOf(day) !== undefined);
}
