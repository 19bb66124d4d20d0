import type { Reply } from './exchange.ts';
import { isToken } from './tokens.ts';
import { TransportError } from './transport-error.ts';

/** The token, or the server's refusal to issue one. */
export type BaseTokenOutcome = { token: string } | { refusal: Reply };

export interface BaseToken {
  get(): Promise<BaseTokenOutcome>;
  /** Discards the expired token, unless another has replaced it. */
  expire(token: string | undefined): void;
}

/** The anonymous token of a visitor: requested once for all waiting calls, and kept in memory. */
export function createBaseToken(ask: () => Promise<Reply>): BaseToken {
  let current: string | undefined;
  let asking: Promise<BaseTokenOutcome> | undefined;

  async function fetchToken(): Promise<BaseTokenOutcome> {
    try {
      const reply = await ask();
      if (reply.code !== 0) return { refusal: reply };
      current = parseBaseToken(reply.body);
      return { token: current };
    } finally {
      asking = undefined;
    }
  }

  return {
    async get() {
      if (current !== undefined) return { token: current };
      return (asking ??= fetchToken());
    },
    expire(token) {
      if (token === current) current = undefined;
    },
  };
}

function parseBaseToken(body: unknown): string {
  const { accessToken } = Object(body) as { accessToken?: unknown };
  if (isToken(accessToken)) return accessToken;
  throw new TransportError('unreadable');
}
