/** What newer browsers have, of which only this is used. */
interface WithTemporal {
  Temporal?: { Now: { timeZoneId: () => string } };
}

/**
 * The zone that the browser is in. `Temporal` knows it at once; `Intl` loads all that it knows of dates before it answers, for
 * which a cheap phone stands still for a fifth of a second.
 */
export function readTimeZone(world: WithTemporal = globalThis as WithTemporal): string {
  return world.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
