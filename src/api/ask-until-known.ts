import type { ApiFailure } from '../../wire/client/failure.ts';
import type { TransportCode } from '../../wire/client/transport-error.ts';

/** What became of a change: nothing is ever called failed that may have been done. */
export type Outcome<Answer> =
  | { is: 'done'; answer: Answer }
  | { is: 'failed'; failure: ApiFailure }
  /** There was no line, so that nothing was sent. */
  | { is: 'unsent' }
  | { is: 'unknown' };

interface Asking {
  /** An earlier time of asking has left it open already whether the change was made. */
  isOpen?: boolean;
  /** Told when the first try leaves it open whether the change was made. */
  onDoubt: () => void;
  /** Resolves when it may be worth asking again. */
  wait?: (tries: number) => Promise<void>;
}

/** One of the two, as calls resolve. */
interface Answered<Answer> {
  data: Answer | undefined;
  error: ApiFailure | undefined;
}

/** The change may have been made, though no answer says so. */
const open: ReadonlySet<number | TransportCode> = new Set(['unknown', 'timeout', 'unreadable']);
/** No answer, because this try was not sent. That says nothing of the change while an earlier one is open. */
const unsent: ReadonlySet<number | TransportCode> = new Set(['offline', 'unreachable']);
const mostTries = 5;

/**
 * Makes a change, and asks again until somebody knows what became of it. `ask` sends the same idempotency key each time,
 * so that the server answers what it did the first time, or does what it has not done.
 */
export async function askUntilKnown<Answer>(
  ask: () => Promise<Answered<Answer>>,
  { isOpen: isOpenAlready = false, onDoubt, wait = waitForLine }: Asking,
): Promise<Outcome<Answer>> {
  let isOpen = isOpenAlready;
  if (isOpen) onDoubt();
  for (let tries = 1; tries <= mostTries; tries += 1) {
    // One try at a time: the next depends on what this one leaves open.
    const { data, error } = await ask();
    if (error === undefined) return { is: 'done', answer: data as Answer };
    const leavesOpen = open.has(error.code) || (isOpen && unsent.has(error.code));
    if (!leavesOpen && error.code === 'offline') return { is: 'unsent' };
    if (!leavesOpen) return { is: 'failed', failure: error };
    if (!isOpen) onDoubt();
    isOpen = true;
    if (tries < mostTries) await wait(tries);
  }
  return { is: 'unknown' };
}

/** A little longer each time, or until the line is back. */
function waitForLine(tries: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(go, tries * 2000);
    const stop = onLineBack(go);
  });
}

/** Tells when the browser has a network again. */
export function onLineBack(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}
