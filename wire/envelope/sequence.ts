/** Time in milliseconds as canonical decimal text. */
const SEQUENCE_ID = /^[1-9]\d{0,14}$/;

export type Clock = () => number;

/** How far a request's time may lie from the server's, either way. */
const TIME_WINDOW = 300_000;

/** Gives the time as text, never the same twice and never backwards. */
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

/** Twice the window: where clocks differ, no server may forget a request that another would take. */
export function forgetAt(sequenceId: number): number {
  return sequenceId + 2 * TIME_WINDOW;
}
