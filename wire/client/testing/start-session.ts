import { vi } from 'vitest';
import type { Catalogue } from '../wording.ts';
import type { Exchange, Reply } from '../exchange.ts';
import { createSession } from '../session.ts';
import type { Tokens } from '../tokens.ts';
import { createTokens } from './calls.ts';

export const first: Tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' };
export const second: Tokens = { accessToken: 'access-2', refreshToken: 'refresh-2' };
export const done: Reply = { code: 0 };
export const expired: Reply = { code: 430 };
export const renewed: Reply = { code: 0, body: second };
export const givesBaseToken: Reply = { code: 0, body: { accessToken: 'base-1' } };

/** A session with a server that renews `first` to `second`; without tokens, a visitor's. */
export function startSession(catalogue: Catalogue, tokens?: Tokens) {
  const store = createTokens(tokens);
  const refresh = vi.fn<(refreshToken: string) => Promise<Reply>>(async () => renewed);
  const baseToken = vi.fn<() => Promise<Reply>>(async () => givesBaseToken);
  const clearStorage = vi.fn<() => void>(() => store.clear());
  const ask = { refresh, baseToken };
  const session = createSession({ ask, catalogue, tokens: store, clearStorage, lock: (_name, task) => task() });
  const ends: string[] = [];
  session.onEnd(({ reason }) => ends.push(reason));
  return { session, store, refresh, baseToken, clearStorage, ends };
}

/** A server that accepts the given access token and reports every other as expired. */
export function accepting(token: string) {
  return vi.fn<Exchange>(async (call) => (call.token === token ? done : expired));
}
