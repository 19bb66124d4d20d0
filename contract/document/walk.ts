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

/** What a person who walks it brings along, with its meaning. */
export const walkInputs: Readonly<Record<string, { description: string; isSecret?: boolean }>> = {
  email: { description: 'Who walks.' },
  password: { description: 'The password of who walks.', isSecret: true },
  otherEmail: { description: 'A second user, who must not get at what is the first one’s.' },
  otherPassword: { description: 'The password of the second user.', isSecret: true },
  authKey: { description: 'The key from the letter to who registered.', isSecret: true },
  run: { description: 'A text that no other run has, which the idempotency keys begin with.' },
};
