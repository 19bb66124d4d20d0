/** The part of the newer `Temporal` API that is used here. */
interface WithTemporal {
  Temporal?: { Now: { timeZoneId: () => string } };
}

/**
 * The browser's time zone. `Temporal` has it at once; `Intl` first loads all its date data, which blocks a cheap phone for
 * 200 ms.
 */
export function readTimeZone(world: WithTemporal = globalThis as WithTemporal): string {
  return world.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
