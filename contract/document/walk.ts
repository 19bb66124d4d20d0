/** A sequence of several calls, as written in `openapi/walks.yaml`. */
export interface Walk {
  readonly name: string;
  readonly summary: string;
  readonly steps: readonly WalkStep[];
}

export interface WalkStep {
  /** The operation. */
  readonly call: string;
  /** Payload values that replace those of the example. */
  readonly with: Readonly<Record<string, unknown>>;
  /** Expected values of its body, by place: `0/status`. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Expected refusal codes; empty if it succeeds. */
  readonly refused: readonly number[];
}

/** The inputs of a walk, with their descriptions. */
export const walkInputs: Readonly<Record<string, { description: string; isSecret?: boolean }>> = {
  email: { description: 'The e-mail address of the user.' },
  password: { description: 'The password of the user.', isSecret: true },
  otherEmail: { description: 'A second user, who must not reach the first user’s data.' },
  otherPassword: { description: 'The password of the second user.', isSecret: true },
  authKey: { description: 'The key from the registration e-mail.', isSecret: true },
  run: { description: 'A text unique to this run. The idempotency keys begin with it.' },
};
