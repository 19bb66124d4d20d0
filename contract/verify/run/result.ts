import type { Finding, FindingKind } from '../judge/finding.ts';

export interface OperationResult {
  readonly operation: string;
  readonly cases: number;
  /** Cases without a finding. */
  readonly ok: number;
  readonly counts: Readonly<Record<FindingKind, number>>;
  /** Whether any case was answered with success; without one, no success body was checked. */
  readonly succeeded: boolean;
}

export interface RunResult {
  readonly target: string;
  readonly suite: string;
  readonly seed: number;
  readonly operations: readonly OperationResult[];
  readonly findings: readonly Finding[];
  /** What the reader should know before trusting the counts. */
  readonly notes: readonly string[];
}
