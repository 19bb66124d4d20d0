import { deskVersion } from '#contract/document/parts.ts';
import { isGraver, type Verdict } from './change.ts';

/** The version of a contract on both sides. */
export interface Version {
  base: string;
  head: string;
  /** The lowest version that the verdict allows. Absent for versions such as dates: any other one is enough. */
  next?: string;
  /** Whether the head's version moved far enough. */
  isEnough: boolean;
}

export function compareVersions(base: string, head: string, verdict: Verdict): Version {
  if (!parse(base)) return { base, head, isEnough: verdict === 'none' || head !== base };
  const next = nextVersion(base, verdict);
  return { base, head, next, isEnough: hasReached(head, next) };
}

/** Where a version has to move, in words: after `move it to`. */
export function describeNext({ next }: Version): string {
  return next === undefined ? 'another version' : `${next} or beyond`;
}

/** A sentence for each version that did not move far enough. */
export function describeBehind({ version, desk, document }: Versions): string[] {
  const all = [{ name: 'version', ...version }, ...(desk ? [{ name: deskVersion, ...desk.version }] : [])];
  return all
    .filter(({ isEnough }) => !isEnough)
    .map(({ name, ...of }) => `info.${name} is ${of.head}: move it to ${describeNext(of)} in ${document}.`);
}

interface Versions {
  version: Version;
  desk?: { version: Version };
  document: string;
}

/** A step from one version to the next. */
export function describeStep({ base, head, next, isEnough }: Version): string {
  return `${base} → ${next ?? (isEnough ? head : 'another version')}`;
}

/** A version as MAJOR.MINOR.PATCH, perhaps with a pre-release such as `rc.1`. */
interface Parsed {
  numbers: [major: number, minor: number, patch: number];
  pre: string;
}

/** The version that a contract at `base` must move to. Below 1.0 a breaking change increases the minor number. */
function nextVersion(base: string, verdict: Verdict): string {
  const parsed = parse(base);
  if (!parsed || verdict === 'none') return base;
  const { numbers, pre } = parsed;
  const [major, minor, patch] = numbers;
  const step = verdict === 'major' && major === 0 ? 'minor' : verdict;
  const announced = patch > 0 ? 'patch' : minor > 0 || major === 0 ? 'minor' : 'major';
  // A pre-release may still change as much as the release that it announces.
  if (pre !== '' && !isGraver(step, announced)) return `${numbers.join('.')}-${nextPreRelease(pre)}`;
  if (step === 'major') return `${major + 1}.0.0`;
  if (step === 'minor') return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

function nextPreRelease(pre: string): string {
  return /\d$/.test(pre) ? pre.replace(/\d+$/, (number) => String(Number(number) + 1)) : `${pre}.1`;
}

/** Whether `version` is at least `wanted`. A pre-release reaches the release that it announces. */
function hasReached(version: string, wanted: string): boolean {
  const have = parse(version);
  const need = parse(wanted);
  if (!have || !need) return version === wanted;
  for (const [at, number] of have.numbers.entries()) {
    const other = need.numbers[at] ?? 0;
    if (number !== other) return number > other;
  }
  if (have.pre === '' || need.pre === '') return true;
  return have.pre.localeCompare(need.pre, 'en', { numeric: true }) >= 0;
}

function parse(version: string): Parsed | undefined {
  const found = /^(\d+)\.(\d+)\.(\d+)(?:-([\w.-]+))?$/.exec(version);
  if (!found) return undefined;
  const [, major, minor, patch, pre = ''] = found;
  return { numbers: [Number(major), Number(minor), Number(patch)], pre };
}
