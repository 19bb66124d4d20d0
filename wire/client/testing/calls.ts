import type { OperationFacts } from '#wire/operation.ts';
import type { Call, Exchange, Reply } from '../exchange.ts';
import type { Tokens, TokenStore } from '../tokens.ts';

export function callOf(operation: OperationFacts, rest: Partial<Call> = {}): Call {
  return { operation, payload: '{}', ...rest };
}

/** An exchange that answers with each reply in turn, throws errors, and records the calls. */
export function answering(...replies: (Reply | Error)[]): Exchange & { calls: Call[] } {
  const calls: Call[] = [];
  const exchange = async (call: Call) => {
    calls.push(call);
    const reply = replies[Math.min(calls.length, replies.length) - 1];
    if (reply === undefined || reply instanceof Error) throw reply ?? new Error('The test expects no call.');
    return reply;
  };
  return Object.assign(exchange, { calls });
}

export function createTokens(initial?: Tokens): TokenStore & { changeElsewhere(tokens: Tokens | undefined): void } {
  const listeners = new Set<() => void>();
  let tokens = initial;
  return {
    read: () => tokens,
    write: (fresh) => void (tokens = fresh),
    clear: () => void (tokens = undefined),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changeElsewhere(fresh) {
      tokens = fresh;
      for (const listener of listeners) listener();
    },
  };
}

/** A promise that the test settles. */
export function createGate<T = void>() {
  let open!: (value: T) => void;
  const passed = new Promise<T>((resolve) => (open = resolve));
  return { open, passed };
}
