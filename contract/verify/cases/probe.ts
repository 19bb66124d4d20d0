/** A value for one place of a payload, and what it is about. */
export interface Probe {
  readonly name: string;
  readonly value: unknown;
}
