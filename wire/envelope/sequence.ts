/** Time in milliseconds as canonical decimal text. */
const SEQUENCE_ID = /^[1-9]\d{0,14}$/;

export type Clock = () => number;

/** The allowed difference between a request's time and the server's, in either direction. */
const TIME_WINDOW = 300_000;

/** Returns the time as text, strictly increasing. */
export function createSequence(clock: Clock): () => string {
  let last = 0;
  return () => {
    last = Math.max(Math.floor(clock()), last + 1);
    return String(last);
  };
}

export function parseSequenceId(text: string): number | undefined {
  return SEQUENCE_ID.test(text) ? Number(text) : undefined;
}

export function isTimely(sequenceId: number, now: number): boolean {
  return Math.abs(now - sequenceId) <= TIME_WINDOW;
}

/** Twice the window: where clocks differ, no server may forget a request that another would still accept. */
export function forgetAt(sequenceId: number): number {
  return sequenceId + 2 * TIME_WINDOW;
}
