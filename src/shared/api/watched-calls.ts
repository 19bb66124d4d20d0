import type { OperationFacts } from '#generated/operations.ts';
import type { Call, Reply } from '#wire/client/exchange.ts';
import type { Received, Sent } from '#wire/client/network.ts';
import { TransportError } from '#wire/client/transport-error.ts';
import type { WatchCalls } from './client.ts';

/** The bytes sent over the network. */
export interface WireTrace {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  /** The form, or undefined for a query. */
  form: string;
  /** The answer as text; for a file its type and size. */
  answer?: string;
  status?: number;
}

/** A call with its decrypted content. */
export interface WatchedCall {
  readonly number: number;
  readonly operation: OperationFacts;
  readonly startedAt: Date;
  readonly payload: string;
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** The headers that forced its answer. */
  readonly forced: Readonly<Record<string, string>>;
  /** Absent for an upload, which uses another transport. */
  readonly wire: WireTrace | undefined;
  /** Milliseconds until it was sealed and sent, answered, and opened. */
  readonly times: { sent?: number; answered?: number; done?: number };
  readonly outcome: { reply: Reply } | { broken: string } | undefined;
}

const maxCalls = 50;
let kept: readonly WatchedCall[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** The last calls of the page, newest first. */
export const watchedCalls = {
  current: () => kept,
  onChange: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  forget: () => {
    kept = [];
    tell();
  },
};

function tell(): void {
  for (const listener of listeners) listener();
}

/** Records the outcome of each attempt at a call. A retry counts as a new attempt. */
export const watchCalls: WatchCalls = (over, line) => async (call) => {
  const started = performance.now();
  const since = () => Math.round(10 * (performance.now() - started)) / 10;
  let watched = beginCall(call);
  const note = (change: Partial<WatchedCall>) => {
    watched = { ...watched, ...change };
    kept = [watched, ...kept.filter(({ number }) => number !== watched.number)]
      .toSorted((one, other) => other.number - one.number)
      .slice(0, maxCalls);
    tell();
  };
  const noteWire = (change: Partial<WireTrace>) => watched.wire && note({ wire: { ...watched.wire, ...change } });
  const overWatched = over({
    ...line,
    async fetch(url, init) {
      const wire = traceOf(url, init);
      note({ wire, forced: forcedIn(wire), times: { sent: since() } });
      const response = await line.fetch(url, init);
      noteWire({ status: response.status });
      return overheard(response, (answer) => {
        noteWire({ answer });
        note({ times: { ...watched.times, answered: since() } });
      });
    },
  });
  note({});
  try {
    const reply = await overWatched(call);
    note({ outcome: { reply }, times: { ...watched.times, done: since() } });
    return reply;
  } catch (error) {
    const broken = error instanceof TransportError ? error.code : String(error);
    note({ outcome: { broken }, times: { ...watched.times, done: since() } });
    throw error;
  }
};

function beginCall({ operation, payload, token, idempotencyKey }: Call): WatchedCall {
  count += 1;
  return {
    number: count,
    operation,
    startedAt: new Date(),
    payload,
    token,
    idempotencyKey,
    forced: {},
    wire: undefined,
    times: {},
    outcome: undefined,
  };
}

function traceOf(url: string, { method, headers, body }: Sent): WireTrace {
  return {
    url,
    method,
    headers: { ...headers },
    form: body ?? '',
  };
}

function forcedIn({ headers }: WireTrace): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('Force-')));
}

/** The same answer, which reports what is read of it. */
function overheard(response: Received, hear: (answer: string) => void): Received {
  const { ok, status, headers } = response;
  return {
    ok,
    status,
    headers,
    async text() {
      const text = await response.text();
      hear(text);
      return text;
    },
    async blob() {
      const file = await response.blob();
      hear(`${file.type}, ${file.size} bytes`);
      return file;
    },
  };
}
