import type { Reply } from './exchange.ts';
import { isToken } from './tokens.ts';
import { TransportError } from './transport-error.ts';

/** The token, or the answer of a server that would not give one. */
export type BaseTokenOutcome = { token: string } | { refusal: Reply };

export interface BaseToken {
  get(): Promise<BaseTokenOutcome>;
  /** Forgets the token that was found to have run out, unless another has taken its place. */
  expire(token: string | undefined): void;
}

/** The anonymous token of a visitor: asked for once however many calls wait for it, and kept in memory. */
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
