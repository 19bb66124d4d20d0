import { type Change, findGravest, type Finding, type Verdict } from './verdict/change.ts';
import { findScreens, readSources, type ScreensByOperation } from './screens/find-screens.ts';
import { makeSide, pairOperations, type Side } from './side.ts';
import { compareVersions, type Version } from './verdict/version.ts';
import { compareContracts } from './compare-contracts.ts';
import { type Compared, comparePart } from './compare-part.ts';
import { readCommitted, readRevision, refuse } from './revision.ts';
import type { GeneratedFile } from './generated-files.ts';
import { nameDays } from '../document/day.ts';
import type { Contract } from '../document/load.ts';
import { deskVersion, type Part, partOf, parts } from '../document/parts.ts';
import type { Problem } from '../document/problem.ts';
import { besideOf, approvalsName, consumersName, findSubject } from '../plain/subject.ts';
import { readOwners } from './approvals/code-owners.ts';
import { readApprovals, refuseStrangers, reportExpired, reportNotMerged } from './approvals/read-approvals.ts';
import { findUnknown, readConsumers } from './consumers/read-consumers.ts';
import { readUsages } from './consumers/read-usages.ts';
import { createAffectedBy, type Usage } from './consumers/affected-consumers.ts';
import { createFindLastUses, readObserved } from './consumers/observed-usage.ts';
import { type Deprecated, findDeprecated } from './find-deprecated.ts';
import { makeChange } from './make-change.ts';
import { createFindPlace } from './places/find-place.ts';

/** The JSON report. Fields may be added, but their meaning never changes. */
export interface Report {
  /** The revisions as they were named. */
  base: string;
  head: string;
  /** The file in which the contract begins. */
  document: string;
  /** The date of the report. */
  today: string;
  verdict: Verdict;
  /** The verdict without approved changes. */
  unapproved: Verdict;
  version: Version;
  /** The desk's contract, if it has its own version; `version` is then that of the buyers. */
  desk?: { verdict: Verdict; version: Version };
  changes: Change[];
  /** All known consumers of the contract, with their calls that break. */
  consumers: { name: string; contact?: string; calls: number; broken: string[] }[];
  deprecated: Deprecated[];
  /** Warnings: an expired approval, or a day that has passed. */
  notices: Problem[];
  generated: GeneratedFile[];
  /** The first day of the given usage, if there is one, and the consumers in it. */
  usageSince?: string;
  observed?: string[];
  /** Whether the pages that make each call are known. */
  knowsScreens: boolean;
}

/** Counts what changes in generated files; needs generators that the package does not have. */
export type DiffGenerated = (base: Contract, head: Contract) => Promise<GeneratedFile[]>;

export interface Question {
  /** The working tree, if absent. */
  base: string | undefined;
  head: string | undefined;
  /** The revision with the approvals that count; the base, if absent. */
  approvals?: string | undefined;
  today: string;
  /** Where the contract begins, if not in a usual place. */
  document?: string | undefined;
  /** Files and addresses with what consumers used. */
  usage?: readonly string[] | undefined;
}

/** The whole report on two revisions of the repository at `root`; the screens are those of its working tree. */
export async function compareRevisions(
  root: string,
  question: Question,
  diffGenerated?: DiffGenerated,
): Promise<Report> {
  const { today, usage = [] } = question;
  const observed = usage.length > 0 ? await readObserved(root, usage, today) : undefined;
  const subject = findSubject(root, question.document);
  const before = await readRevision(root, question.base, subject);
  const now = await readRevision(root, question.head, subject);
  const [base, head] = [makeSide(before.contract), makeSide(now.contract)];

  const problems: Problem[] = [];
  const judge = question.approvals ?? question.base ?? 'HEAD';
  const approvalsFile = besideOf(subject, approvalsName);
  const approved = await readCommitted(root, judge, `./${approvalsFile}`);
  const approvals = readApprovals(approvalsFile, approved, problems);
  problems.push(...refuseStrangers(approvals, await readOwners(root, judge, approvalsFile)));
  const own = readApprovals(approvalsFile, now.texts.get(approvalsFile), problems);
  const consumersFile = besideOf(subject, consumersName);
  const consumers = readConsumers(consumersFile, now.texts.get(consumersFile), problems);
  problems.push(...findUnknown(consumers, [base, head]));
  const usages = await readUsages({ root, revision: question.base, base }, consumers, problems);
  if (problems.length > 0) throw refuse(`The files beside the contract of ${now.name} are invalid`, problems);

  const [generated, sources] = await Promise.all([
    subject.isPlain ? [] : (diffGenerated?.(base.contract, head.contract) ?? []),
    subject.isPlain ? [] : readSources(root),
  ]);
  const ids = [...new Set([...base.operations.keys(), ...head.operations.keys()])];
  const placeOf = createFindPlace(subject.file, now.texts, head.operations);
  const counting = approvals.filter(({ value }) => value.until >= today).map(({ value }) => value);
  const screensOf = createScreensOf(base, head, findScreens(sources, ids));
  const around = {
    base,
    head,
    placeOf,
    approvals: counting,
    screensOf,
    affectedBy: createAffectedBy(base, head, usages),
    ...(observed && { lastUsesOf: createFindLastUses(base, head, observed) }),
  };
  const apart = deskVersion in now.contract.canonical.info && {
    buyers: comparePart(before.contract, now.contract, 'buyers'),
    desk: comparePart(before.contract, now.contract, 'desk'),
  };
  const changes = compareContracts(base, head).map((finding) => ({
    ...makeChange(finding, around),
    ...(apart && { parts: partsOf(finding, apart, [head, base]) }),
  }));
  const deprecated = findDeprecated(head.contract.canonical, usages, placeOf, today, observed);
  const verdict = findGravest(changes.map(({ impact }) => impact));
  return {
    base: before.name,
    head: now.name,
    document: subject.file,
    today,
    verdict,
    unapproved: findGravest(changes.filter(({ approval }) => !approval).map(({ impact }) => impact)),
    version: apart
      ? apart.buyers.version
      : compareVersions(before.contract.canonical.info.version, now.contract.canonical.info.version, verdict),
    ...(apart && { desk: { verdict: apart.desk.verdict, version: apart.desk.version } }),
    changes,
    consumers: consumers.map(({ value: { name, contact } }) => describeConsumer(name, contact, usages, changes)),
    deprecated,
    notices: [...reportExpired(approvals, today), ...reportNotMerged(own, approvals), ...reportPassed(deprecated)],
    generated,
    ...(observed && { usageSince: observed.since ?? today, observed: [...observed.consumers] }),
    knowsScreens: !subject.isPlain,
  };
}

/**
 * The parts whose own comparison finds the change, however severe it is there. What a part alone reports in another way,
 * such as the last use of a code, belongs to the parts of its operations.
 */
function partsOf(finding: Finding, apart: Readonly<Record<Part, Compared>>, sides: readonly Side[]): Part[] {
  const { kind, pointer, operations } = finding;
  const found = parts.filter((part) =>
    apart[part].findings.some((one) => one.kind === kind && one.pointer === pointer),
  );
  if (found.length > 0) return found;
  const calls = operations.flatMap((id) =>
    sides.flatMap((side) => side.operations.get(id)?.operation ?? []).slice(0, 1),
  );
  return [...new Set(calls.map(partOf))];
}

function createScreensOf(base: Side, head: Side, screens: ScreensByOperation): (finding: Finding) => string[] {
  // The site may still call an operation by its old name.
  const oldNames = new Map(pairOperations(base, head).map((pair) => [pair.id, pair.base.operation.operationId]));
  return (finding) =>
    reachesAll(finding)
      ? [...screens.values()].flat()
      : finding.operations.flatMap((id) => [id, oldNames.get(id) ?? id].flatMap((name) => screens.get(name) ?? []));
}

/** The servers and security of the contract concern every operation. */
function reachesAll({ operations, pointer }: Finding): boolean {
  return operations.length === 0 && /^#\/(servers|security)\b/.test(pointer);
}

function describeConsumer(
  name: string,
  contact: string | undefined,
  usages: readonly Usage[],
  changes: readonly Change[],
): Report['consumers'][number] {
  const calls = usages.find((usage) => usage.name === name)?.calls ?? new Set();
  const met = changes.filter(({ consumers }) => consumers.includes(name));
  // A renamed call is not called by its new name yet.
  const ids = met.flatMap(({ operations }) => operations.filter((id) => operations.length === 1 || calls.has(id)));
  const broken = [...new Set(ids)];
  return { name, ...(contact !== undefined && { contact }), calls: calls.size, broken };
}

function reportPassed(deprecated: readonly Deprecated[]): Problem[] {
  return deprecated
    .filter(({ days }) => days < 0)
    .map(({ what, sunset, days, file, line }) => ({
      file,
      line,
      column: 1,
      message: `${what} was to be removed after ${sunset}, ${nameDays(-days)} ago: remove it, or move its \`x-sunset\`.`,
    }));
}
