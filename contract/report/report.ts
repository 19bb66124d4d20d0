import { type Change, findGravest, type Finding, type Verdict } from './verdict/change.ts';
import { findScreens, readSources, type ScreensByOperation } from './screens/find-screens.ts';
import { makeSide, pairOperations, type Side } from './side.ts';
import { nextVersion } from './verdict/version.ts';
import { compareContracts } from './compare-contracts.ts';
import { runRedoclyDiff } from './redocly-diff.ts';
import { readCommitted, readRevision, refuse } from './revision.ts';
import { diffGenerated, type GeneratedFile } from './generated-files.ts';
import { nameDays } from '../document/day.ts';
import type { Problem } from '../document/problem.ts';
import { readOwners } from './approvals/code-owners.ts';
import {
  approvalsFile,
  readApprovals,
  refuseStrangers,
  reportExpired,
  reportNotMerged,
} from './approvals/read-approvals.ts';
import { consumersFile, findUnknown, readConsumers } from './consumers/read-consumers.ts';
import { readUsages } from './consumers/read-usages.ts';
import { createAffectedBy, type Usage } from './consumers/affected-consumers.ts';
import { type Deprecated, findDeprecated } from './find-deprecated.ts';
import { makeChange } from './make-change.ts';
import { createFindPlace } from './places/find-place.ts';

/** The JSON report. Fields may be added, but their meaning never changes. */
export interface Report {
  /** The revisions as they were named. */
  base: string;
  head: string;
  /** The date of the report. */
  today: string;
  verdict: Verdict;
  /** The verdict without approved changes. */
  unapproved: Verdict;
  /** `next` is the lowest version that the verdict allows for the head. */
  version: { base: string; head: string; next: string };
  changes: Change[];
  /** All known consumers of the contract, with their calls that break. */
  consumers: { name: string; contact?: string; calls: number; broken: string[] }[];
  deprecated: Deprecated[];
  /** Warnings: an expired approval, or a day that has passed. */
  notices: Problem[];
  generated: GeneratedFile[];
}

export interface Question {
  base: string;
  head: string | undefined;
  /** The revision with the approvals that count; the base, if absent. */
  approvals?: string | undefined;
  today: string;
}

/** The whole report on two revisions of the repository at `root`; the screens are those of its working tree. */
export async function compareRevisions(root: string, question: Question): Promise<Report> {
  const { today } = question;
  const [before, now] = [await readRevision(root, question.base), await readRevision(root, question.head)];
  const [base, head] = [makeSide(before.contract), makeSide(now.contract)];

  const problems: Problem[] = [];
  const judge = question.approvals ?? question.base;
  const approvals = readApprovals(await readCommitted(root, judge, approvalsFile), problems);
  problems.push(...refuseStrangers(approvals, await readOwners(root, judge, approvalsFile)));
  const own = readApprovals(now.texts.get(approvalsFile), problems);
  const consumers = readConsumers(now.texts.get(consumersFile), problems);
  problems.push(...findUnknown(consumers, [base, head]));
  const usages = await readUsages({ root, revision: question.base, base }, consumers, problems);
  if (problems.length > 0) throw refuse(`The files beside the contract of ${now.name} are invalid`, problems);

  const [redocly, generated, sources] = await Promise.all([
    runRedoclyDiff(base.comparable, head.comparable),
    diffGenerated(base.contract, head.contract),
    readSources(root),
  ]);
  const ids = [...new Set([...base.operations.keys(), ...head.operations.keys()])];
  const placeOf = createFindPlace(now.texts, head.operations);
  const counting = approvals.filter(({ value }) => value.until >= today).map(({ value }) => value);
  const screensOf = createScreensOf(base, head, findScreens(sources, ids));
  const around = {
    base,
    head,
    placeOf,
    approvals: counting,
    screensOf,
    affectedBy: createAffectedBy(base, head, usages),
  };
  const changes = compareContracts(base, head, redocly).map((finding) => makeChange(finding, around));
  const deprecated = findDeprecated(head.contract.canonical, usages, placeOf, today);
  const verdict = findGravest(changes.map(({ impact }) => impact));
  const versions = { base: base.contract.canonical.info.version, head: head.contract.canonical.info.version };
  return {
    base: before.name,
    head: now.name,
    today,
    verdict,
    unapproved: findGravest(changes.filter(({ approval }) => !approval).map(({ impact }) => impact)),
    version: { ...versions, next: nextVersion(versions.base, verdict) },
    changes,
    consumers: consumers.map(({ value: { name, contact } }) => describeConsumer(name, contact, usages, changes)),
    deprecated,
    notices: [...reportExpired(approvals, today), ...reportNotMerged(own, approvals), ...reportPassed(deprecated)],
    generated,
  };
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
