/** Noon of a day in the market, which is the same day for every reader near it; undefined for a day that is none. */
export function noonOf(day: string): Date | undefined {
  const noon = new Date(`${day}T09:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && noon.toJSON()?.startsWith(day);
  return isDay ? noon : undefined;
}

/** The days that were given, or undefined where one of them is none. */
export function areDays(...days: readonly (string | undefined)[]): boolean {
  return days.every((day) => day === undefined || noonOf(day) !== undefined);
}
