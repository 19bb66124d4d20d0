import type { ApiFailure } from '#wire/client/failure.ts';
import type { TransportCode } from '#wire/client/transport-error.ts';

/** The outcome of a change. A change that may have been made is never reported as failed. */
export type Outcome<Answer> =
  | { is: 'done'; answer: Answer }
  | { is: 'failed'; failure: ApiFailure }
  /** There was no connection, so nothing was sent. */
  | { is: 'unsent' }
  | { is: 'unknown' };

interface Asking {
  /** An earlier attempt already left it unknown whether the change was made. */
  isOpen?: boolean;
  /** Called when the first attempt leaves it unknown whether the change was made. */
  onDoubt: () => void;
  /** Resolves when it may be worth asking again. */
  wait?: (tries: number) => Promise<void>;
}

/** Exactly one of the two is set, as for every call. */
interface Answered<Answer> {
  data: Answer | undefined;
  error: ApiFailure | undefined;
}

/** The change may have been made, although no answer confirms it. */
const open: ReadonlySet<number | TransportCode> = new Set(['unknown', 'timeout', 'unreadable']);
/** No answer, because this attempt was not sent. That says nothing about the change while an earlier attempt is open. */
const unsent: ReadonlySet<number | TransportCode> = new Set(['offline', 'unreachable']);
const mostTries = 5;

/**
 * Makes a change and asks again until its outcome is known. `ask` sends the same idempotency key each time, so the server
 * repeats its first answer, or does what it has not done yet.
 */
export async function askUntilKnown<Answer>(
  ask: () => Promise<Answered<Answer>>,
  { isOpen: isOpenAlready = false, onDoubt, wait = waitForLine }: Asking,
): Promise<Outcome<Answer>> {
  let isOpen = isOpenAlready;
  if (isOpen) onDoubt();
  for (let tries = 1; tries <= mostTries; tries += 1) {
    // One attempt at a time: the next depends on the outcome of this one.
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

/** Waits a little longer each time, or until the browser is online again. */
function waitForLine(tries: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(go, tries * 2000);
    const stop = onReconnect(go);
  });
}

/** Calls back when the browser has a network again. */
export function onReconnect(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}
