import { type Change, findGravest, type Finding, type Verdict } from './verdict/change.ts';
import { diffGenerated, type GeneratedFile } from './generated-diff.ts';
import { findScreens, readSources, type ScreensByOperation } from './screens/find-screens.ts';
import { makeSide, pairOperations, type Side } from './side.ts';
import { nextVersion } from './verdict/version.ts';
import { compareContracts } from './compare-contracts.ts';
import { runRedoclyDiff } from './redocly-diff.ts';
import { readRevision, workingTree } from './revision.ts';

/** What the JSON report holds. Fields may be added to it; none changes its meaning. */
export interface Report {
  /** The revisions as they were named. */
  base: string;
  head: string;
  verdict: Verdict;
  /** `next` is the least version that the verdict allows the head to carry. */
  version: { base: string; head: string; next: string };
  changes: Change[];
  generated: GeneratedFile[];
}

export interface ReportParts {
  names: { base: string; head: string };
  base: Side;
  head: Side;
  findings: readonly Finding[];
  screens: ScreensByOperation;
  generated: GeneratedFile[];
}

export function makeReport({ names, base, head, findings, screens, generated }: ReportParts): Report {
  const versions = { base: base.contract.canonical.info.version, head: head.contract.canonical.info.version };
  const verdict = findGravest(findings.map(({ impact }) => impact));
  // The site may still call an operation by the name that it had.
  const oldNames = new Map(pairOperations(base, head).map((pair) => [pair.id, pair.base.operation.operationId]));
  const screensOf = (finding: Finding) =>
    reachesAll(finding)
      ? [...screens.values()].flat()
      : finding.operations.flatMap((id) => [id, oldNames.get(id) ?? id].flatMap((name) => screens.get(name) ?? []));
  return {
    ...names,
    verdict,
    version: { ...versions, next: nextVersion(versions.base, verdict) },
    changes: findings.map((finding) => addPlaces(finding, base, head, screensOf(finding))),
    generated,
  };
}

/** The servers and the security of the contract concern every operation. */
function reachesAll({ operations, pointer }: Finding): boolean {
  return operations.length === 0 && /^#\/(servers|security)\b/.test(pointer);
}

function addPlaces(finding: Finding, base: Side, head: Side, screens: readonly string[]): Change {
  const { kind, impact, ...rest } = finding;
  const [operation, another] = finding.operations;
  const placed =
    another === undefined && (head.operations.get(operation ?? '') ?? base.operations.get(operation ?? ''));
  const alone = placed ? { operation: placed.operation.operationId, path: placed.path } : {};
  return { kind, impact, ...alone, ...rest, screens: [...new Set(screens)].toSorted() };
}

/** The whole report on two revisions of the repository at `root`; the screens are those of its working tree. */
export async function compareRevisions(root: string, from: string, to: string | undefined): Promise<Report> {
  const base = makeSide(await readRevision(root, from));
  const head = makeSide(await readRevision(root, to));
  const [redocly, generated, sources] = await Promise.all([
    runRedoclyDiff(base.comparable, head.comparable),
    diffGenerated(base.contract, head.contract),
    readSources(root),
  ]);
  const ids = [...new Set([...base.operations.keys(), ...head.operations.keys()])];
  return makeReport({
    names: { base: from, head: to ?? workingTree },
    base,
    head,
    findings: compareContracts(base, head, redocly),
    screens: findScreens(sources, ids),
    generated,
  });
}
