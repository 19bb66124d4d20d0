import { createHash } from 'node:crypto';
import type { Change, Finding, LastUse } from './verdict/change.ts';
import type { Approval } from './approvals/read-approvals.ts';
import type { FindPlace } from './places/find-place.ts';
import type { Side } from './side.ts';

export interface ChangeContext {
  base: Side;
  head: Side;
  placeOf: FindPlace;
  screensOf: (finding: Finding) => readonly string[];
  affectedBy: (finding: Finding) => string[];
  /** Absent without usage. */
  lastUsesOf?: (finding: Finding) => LastUse[];
  /** Valid approvals. */
  approvals: readonly Approval[];
}

/** Completes a finding with everything known about it. */
export function makeChange(finding: Finding, around: ChangeContext): Change {
  const { kind, impact, ...rest } = finding;
  const id = idOf(finding);
  const [operation, another] = finding.operations;
  const { base, head } = around;
  const placed =
    another === undefined && (head.operations.get(operation ?? '') ?? base.operations.get(operation ?? ''));
  const alone = placed ? { operation: placed.operation.operationId, path: placed.path } : {};
  const approval = impact === 'major' && around.approvals.find((one) => one.break === id);
  return {
    id,
    kind,
    impact,
    ...alone,
    ...rest,
    ...around.placeOf(finding.pointer, finding.operations),
    screens: [...new Set(around.screensOf(finding))].toSorted(),
    consumers: around.affectedBy(finding),
    ...(around.lastUsesOf && impact === 'major' && { lastUses: around.lastUsesOf(finding) }),
    ...(approval && { approval: { by: approval.by, why: approval.why, until: approval.until } }),
  };
}

/** An approval covers the reported change; a larger change, or one of other operations, has another id. */
function idOf({ kind, pointer, oldPointer = '', message, operations }: Finding): string {
  const parts = [kind, pointer, oldPointer, message, ...operations.toSorted()];
  const hash = createHash('sha256').update(parts.join('\n')).digest('hex');
  return `${kind}-${hash.slice(0, 8)}`;
}
