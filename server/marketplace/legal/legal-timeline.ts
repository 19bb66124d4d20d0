import type { LegalText, StaffLegalVersion } from '#generated/client/types.gen.ts';
import type { CalendarDay } from '#server/marketplace/import/calendar-day.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';

export type LegalName = LegalText['name'];
export const legalNames = ['statement', 'privacy', 'protocol'] as const satisfies readonly LegalName[];

/** The built-in texts, `legal.json` of each language, are in force since this day. */
export const builtInSince: CalendarDay = '2026-11-21';

/** A version of a text, or a withdrawal. */
export interface LegalLine {
  version: number;
  fromDay: CalendarDay | null;
  takesBack: number | null;
  setBy: string;
  setAt: Date;
}

interface Served {
  version: number;
  since: CalendarDay;
}

interface Replaced extends Served {
  /** The day from which another version replaced it. */
  replacedOn: CalendarDay;
}

/** The current version and earlier ones, the latest first. */
export interface Timeline {
  inForce: Served;
  earlier: Replaced[];
}

interface Version extends LegalLine {
  fromDay: CalendarDay;
}

const isVersion = (line: LegalLine): line is Version => line.fromDay !== null;

/**
 * Each version is in force from its day until the next one's. Of two for the same day the later one counts, from the
 * moment it was set.
 */
export function timelineOf(lines: readonly LegalLine[], today: CalendarDay): Timeline {
  const takenBack = new Set(lines.map(({ takesBack }) => takesBack));
  const versions = lines.filter(isVersion).filter(({ version }) => !takenBack.has(version));
  const begun = versions
    .filter((one) => one.fromDay <= today && !isReplaced(one, versions))
    .toSorted((one, other) => one.fromDay.localeCompare(other.fromDay) || one.version - other.version);
  let inForce: Served = { version: 0, since: builtInSince };
  const earlier: Replaced[] = [];
  for (const { version, fromDay } of begun) {
    earlier.unshift({ ...inForce, replacedOn: fromDay });
    inForce = { version, since: fromDay };
  }
  return { inForce, earlier };
}

/** Whether another version was set for the same day beforehand, so that this one was never in force. */
function isReplaced({ version, fromDay }: Version, versions: readonly Version[]): boolean {
  return versions.some(
    (other) => other.fromDay === fromDay && other.version > version && marketDay(other.setAt) < fromDay,
  );
}

/** All versions as staff see them, the latest first, including the built-in one. */
export function describeVersions(lines: readonly LegalLine[], today: CalendarDay): StaffLegalVersion[] {
  const { inForce, earlier } = timelineOf(lines, today);
  const versions = lines.filter(isVersion);
  const remaining = versions.filter(({ version }) => !lines.some(({ takesBack }) => takesBack === version));
  const stateOf = (one: Version): StaffLegalVersion['state'] => {
    if (one.version === inForce.version) return 'inForce';
    if (!remaining.includes(one)) return 'takenBack';
    if (isReplaced(one, remaining)) return 'replaced';
    return earlier.some(({ version }) => version === one.version) ? 'past' : 'ahead';
  };
  const set = versions.map((one): StaffLegalVersion => {
    const back = lines.find(({ takesBack }) => takesBack === one.version);
    return {
      version: one.version,
      fromDay: one.fromDay,
      state: stateOf(one),
      setAt: one.setAt.toISOString(),
      setBy: one.setBy,
      ...(back && { takenBackAt: back.setAt.toISOString(), takenBackBy: back.setBy }),
    };
  });
  const builtIn = { version: 0, fromDay: builtInSince, state: inForce.version === 0 ? 'inForce' : 'past' } as const;
  return [...set.toReversed(), builtIn];
}
