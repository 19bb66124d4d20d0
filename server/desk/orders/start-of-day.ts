const day = 24 * 3_600_000;

/** The moment at which a day begins in a zone. Where clocks skip midnight, it is the first moment after it. */
export function startOfDay(text: string, timeZone: string): Date {
  const wanted = Date.parse(`${text}T00:00:00Z`);
  let moment = wanted;
  // The offset of a guess may be that of the day before: the second one stands.
  for (let round = 0; round < 2; round += 1) moment = wanted - offsetAt(moment, timeZone);
  return new Date(moment);
}

export function nextDay(text: string): string {
  return new Date(Date.parse(`${text}T00:00:00Z`) + day).toISOString().slice(0, 10);
}

function offsetAt(moment: number, timeZone: string): number {
  // Swedish writes dates the ISO way.
  const wall = new Date(moment).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;
}
