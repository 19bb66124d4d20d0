import { isFullRun } from '../scope.ts';

interface Clock {
  /** What `TZ` says. */
  zone: string;
  moment: string;
  /** What a clock on the wall says there then. */
  wall: string;
}

/**
 * The moments and zones that each `*.clock.test.ts` is tried under: days that are another day in the market, in UTC and
 * here, the turn of a year, a leap day, an hour that comes twice, and both ends of the calendar's day.
 */
const allClocks: readonly Clock[] = [
  { zone: 'UTC', moment: '2026-12-31T21:30:00Z', wall: '2026-12-31 21:30' },
  { zone: 'Pacific/Honolulu', moment: '2027-01-01T01:30:00Z', wall: '2026-12-31 15:30' },
  { zone: 'America/Los_Angeles', moment: '2028-02-29T23:30:00Z', wall: '2028-02-29 15:30' },
  { zone: 'America/New_York', moment: '2026-11-01T06:30:00Z', wall: '2026-11-01 01:30' },
  { zone: 'Asia/Tokyo', moment: '2028-02-28T23:30:00Z', wall: '2028-02-29 08:30' },
  { zone: 'Pacific/Kiritimati', moment: '2027-12-31T10:30:00Z', wall: '2028-01-01 00:30' },
];

/** A zone in the west at 01:30 UTC and one in the east at 23:30 UTC; the full run has all. */
const usualZones: ReadonlySet<string> = new Set(['Pacific/Honolulu', 'Asia/Tokyo']);

export const clocks = isFullRun ? allClocks : allClocks.filter(({ zone }) => usualZones.has(zone));
