import { isFullRun } from '../scope.ts';

interface Clock {
  /** The value of `TZ`. */
  zone: string;
  moment: string;
  /** The local time there at that moment. */
  wall: string;
}

/**
 * The times and zones that each `*.clock.test.ts` runs under: dates that differ between the market, UTC and here, the
 * turn of a year, a leap day, an hour that occurs twice, and both ends of the calendar day.
 */
const allClocks: readonly Clock[] = [
  { zone: 'UTC', moment: '2026-12-31T21:30:00Z', wall: '2026-12-31 21:30' },
  { zone: 'Pacific/Honolulu', moment: '2027-01-01T01:30:00Z', wall: '2026-12-31 15:30' },
  { zone: 'America/Los_Angeles', moment: '2028-02-29T23:30:00Z', wall: '2028-02-29 15:30' },
  { zone: 'America/New_York', moment: '2026-11-01T06:30:00Z', wall: '2026-11-01 01:30' },
  { zone: 'Asia/Tokyo', moment: '2028-02-28T23:30:00Z', wall: '2028-02-29 08:30' },
  { zone: 'Pacific/Kiritimati', moment: '2027-12-31T10:30:00Z', wall: '2028-01-01 00:30' },
];

/** A western zone at 01:30 UTC and an eastern one at 23:30 UTC; the full run has all. */
const usualZones: ReadonlySet<string> = new Set(['Pacific/Honolulu', 'Asia/Tokyo']);

export const clocks = isFullRun ? allClocks : allClocks.filter(({ zone }) => usualZones.has(zone));
