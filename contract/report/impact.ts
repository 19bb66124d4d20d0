/** What a change asks of the version number. */
export type Impact = 'major' | 'minor' | 'patch';
export type Verdict = Impact | 'none';

const rank: Record<Verdict, number> = { none: 0, patch: 1, minor: 2, major: 3 };

export const impacts: readonly Impact[] = ['major', 'minor', 'patch'];

export function isGraver(one: Verdict, other: Verdict): boolean {
  return rank[one] > rank[other];
}

export function findGravest(all: readonly Verdict[]): Verdict {
  return all.reduce<Verdict>((gravest, impact) => (isGraver(impact, gravest) ? impact : gravest), 'none');
}

/** Whether a verdict is one that the caller asked to fail on. */
export function reaches(verdict: Verdict, limit: Verdict): boolean {
  return limit !== 'none' && !isGraver(limit, verdict);
}
