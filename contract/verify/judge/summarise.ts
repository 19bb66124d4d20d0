import { type Fault, type Finding, type FindingKind, findingKinds, type OperationResult } from './finding.ts';
import { shorten } from '../target/received.ts';

/** What came of one case. */
export interface Outcome {
  name: string;
  payload: string;
  faults: readonly Fault[];
  succeeded: boolean;
}

/** Counts the outcomes of an operation or a socket. */
export function summarise(operation: string, outcomes: readonly Outcome[], repeat: string) {
  const findings = outcomes.flatMap(({ name, payload, faults }) =>
    faults.map((fault): Finding => ({ operation, case: name, ...fault, payload: shorten(payload), repeat })),
  );
  const counts = Object.fromEntries(
    findingKinds.map((kind) => [kind, findings.filter((finding) => finding.kind === kind).length]),
  ) as Record<FindingKind, number>;
  const result: OperationResult = {
    operation,
    cases: outcomes.length,
    ok: outcomes.filter(({ faults }) => faults.length === 0).length,
    counts,
    succeeded: outcomes.some(({ succeeded }) => succeeded),
  };
  return { result, findings };
}
