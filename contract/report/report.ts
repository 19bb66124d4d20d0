import type { Change, Finding } from './change.ts';
import type { GeneratedFile } from './generated-diff.ts';
import { findGravest, type Verdict } from './impact.ts';
import type { ScreensByOperation } from './screens/find-screens.ts';
import type { Side } from './side.ts';
import { nextVersion } from './version.ts';

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
  return {
    ...names,
    verdict,
    version: { ...versions, next: nextVersion(versions.base, verdict) },
    changes: findings.map((finding) => addPlaces(finding, base, head, screens)),
    generated,
  };
}

function addPlaces(finding: Finding, base: Side, head: Side, screens: ScreensByOperation): Change {
  const { kind, impact, ...rest } = finding;
  const met = new Set(finding.operations.flatMap((id) => screens.get(id) ?? []));
  const [operation, another] = finding.operations;
  const placed =
    another === undefined && (head.operations.get(operation ?? '') ?? base.operations.get(operation ?? ''));
  const alone = placed ? { operation: placed.operation.operationId, path: placed.path } : {};
  return { kind, impact, ...alone, ...rest, screens: [...met].toSorted() };
}
