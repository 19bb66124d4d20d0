export const findingKinds = ['undeclaredCode', 'schemaViolation', 'acceptedInvalid', 'refusedValid', 'other'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** The faults of one answer. */
export interface Fault {
  readonly kind: FindingKind;
  readonly expected: string;
  readonly got: string;
}

/** A fault with everything needed to reproduce it. */
export interface Finding extends Fault {
  readonly operation: string;
  readonly case: string;
  /** The request, shortened. */
  readonly payload: string;
  readonly repeat: string;
}

export interface OperationResult {
  readonly operation: string;
  readonly cases: number;
  /** Cases without a finding. */
  readonly ok: number;
  readonly counts: Readonly<Record<FindingKind, number>>;
  /** Whether any case succeeded; if not, no success body was checked. */
  readonly succeeded: boolean;
}

/** The progress of a walk through several calls. */
export interface WalkResult {
  readonly walk: string;
  readonly steps: number;
  /** How many steps were done. */
  readonly done: number;
  /** Why the walk stopped, if that is not a fault. */
  readonly stopped?: string;
}

/** The result of a replayed recording. */
export interface ReplayResult {
  readonly calls: number;
  readonly sent: number;
  /** Answered with the recorded code and a valid body. */
  readonly same: number;
  /** How many were not sent, by reason. */
  readonly leftOut: Readonly<Record<string, number>>;
}

export interface RunResult {
  readonly target: string;
  readonly suite: string;
  readonly seed: number;
  readonly operations: readonly OperationResult[];
  readonly walks: readonly WalkResult[];
  readonly replay?: ReplayResult;
  readonly findings: readonly Finding[];
  /** What to know before trusting the counts. */
  readonly notes: readonly string[];
}
