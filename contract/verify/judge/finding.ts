export const findingKinds = ['undeclaredCode', 'schemaViolation', 'acceptedInvalid', 'refusedValid', 'other'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** What is wrong with one answer. */
export interface Fault {
  readonly kind: FindingKind;
  readonly expected: string;
  readonly got: string;
}

/** A fault with all that it takes to see it again. */
export interface Finding extends Fault {
  readonly operation: string;
  readonly case: string;
  /** What was sent, shortened. */
  readonly payload: string;
  readonly repeat: string;
}

export interface OperationResult {
  readonly operation: string;
  readonly cases: number;
  /** Cases without a finding. */
  readonly ok: number;
  readonly counts: Readonly<Record<FindingKind, number>>;
  /** Whether any case was answered with success; without one, no success body was checked. */
  readonly succeeded: boolean;
}

/** How far a walk through several calls came. */
export interface WalkResult {
  readonly walk: string;
  readonly steps: number;
  /** How many were gone. */
  readonly done: number;
  /** Why no further step was gone, where that is nobody's fault. */
  readonly stopped?: string;
}

/** What a recording came to. */
export interface ReplayResult {
  readonly calls: number;
  readonly sent: number;
  /** Answered with the recorded code, as the contract says. */
  readonly same: number;
  /** How many were not sent, by the reason. */
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
  /** What the reader should know before trusting the counts. */
  readonly notes: readonly string[];
}
