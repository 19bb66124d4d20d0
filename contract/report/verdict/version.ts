import type { Verdict } from './change.ts';

type Parts = [number, number, number];

/** The version that a contract at `base` must move to. Below 1.0 a breaking change increases the minor number. */
export function nextVersion(base: string, verdict: Verdict): string {
  const parts = parse(base);
  if (!parts || verdict === 'none') return base;
  const [major, minor, patch] = parts;
  const step = verdict === 'major' && major === 0 ? 'minor' : verdict;
  if (step === 'major') return `${major + 1}.0.0`;
  if (step === 'minor') return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

/** Whether `version` is at least `wanted`; false for anything that is not a semver version. */
export function hasReached(version: string, wanted: string): boolean {
  const have = parse(version);
  const need = parse(wanted);
  if (!have || !need) return version === wanted;
  for (const [at, number] of have.entries()) {
    const other = need[at] ?? 0;
    if (number !== other) return number > other;
  }
  return true;
}

function parse(version: string): Parts | undefined {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : undefined;
}
