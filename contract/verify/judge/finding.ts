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
