/** A way through several calls, as it is written down in `openapi/walks.yaml`. */
export interface Walk {
  readonly name: string;
  readonly summary: string;
  readonly steps: readonly WalkStep[];
}

export interface WalkStep {
  /** The operation. */
  readonly call: string;
  /** What its payload has in place of what the example says. */
  readonly with: Readonly<Record<string, unknown>>;
  /** What its body has, by place: `0/status`. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** The codes that it is refused by; none where it succeeds. */
  readonly refused: readonly number[];
}

/** What somebody who goes a walk brings along, and what it is. */
export const walkInputs: Readonly<Record<string, { description: string; isSecret?: boolean }>> = {
  email: { description: 'Who walks.' },
  password: { description: 'The password of who walks.', isSecret: true },
  otherEmail: { description: 'A second user, who must not get at what is the first one’s.' },
  otherPassword: { description: 'The password of the second user.', isSecret: true },
  authKey: { description: 'The key from the letter to who registered.', isSecret: true },
  run: { description: 'A text that no other run has, which the idempotency keys begin with.' },
};
