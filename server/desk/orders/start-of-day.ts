const day = 24 * 3_600_000;

/** The moment a day starts in a time zone, or the first moment after a skipped midnight. */
export function startOfDay(text: string, timeZone: string): Date {
  const wanted = Date.parse(`${text}T00:00:00Z`);
  let moment = wanted;
  // The first guess may use the offset of the previous day, so compute it twice.
  for (let round = 0; round < 2; round += 1) moment = wanted - offsetAt(moment, timeZone);
  return new Date(moment);
}

export function nextDay(text: string): string {
  return new Date(Date.parse(`${text}T00:00:00Z`) + day).toISOString().slice(0, 10);
}

function offsetAt(moment: number, timeZone: string): number {
  // The Swedish locale formats dates as ISO 8601.
  const wall = new Date(moment).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;
}
