import { type Call, type Exchange, type Reply, waitFor } from './exchange.ts';
import { createBaseToken } from './base-token.ts';
import type { Catalogue } from './wording.ts';
import { createRenewal, type Lock } from './renewal.ts';
import type { Tokens, TokenStore } from './tokens.ts';

export const maxRenewals = 3;

/** Why a user who did not log out is logged in no more. */
export interface SessionEnd {
  /** `refused`: the server wants nothing more of what this browser knows, and the browser has forgotten it. */
  reason: 'notLoggedIn' | 'expired' | 'refused';
  /** The call whose answer said so; a screen may keep quiet about one that the user did not ask for. */
  operationId: string;
  /** The server's own words. */
  message: string | undefined;
}

export interface SessionOptions {
  ask: { baseToken: () => Promise<Reply>; refresh: (refreshToken: string) => Promise<Reply> };
  catalogue: Catalogue;
  tokens: TokenStore;
  clearStorage: () => void;
  lock: Lock;
}

export interface Session {
  /** The layer that gives calls their token and does what an answer's code asks for. */
  around(next: Exchange): Exchange;
  begin(tokens: Tokens): void;
  /** Forgets the session in silence, as after a logout. */
  end(): void;
  /** Hears once of every session that the server ended. */
  onEnd(listener: (end: SessionEnd) => void): () => void;
  /** Hears of every beginning and end, also of those in other tabs. */
  onChange(listener: (isLoggedIn: boolean) => void): () => void;
  /** Gets ready what the first calls need: for a visitor, the base token. */
  prepare(): Promise<void>;
}

/** What a call was sent with. */
interface Credentials {
  token: string | undefined;
  /** The session it belongs to; it counts up with each that begins or ends. */
  generation: number;
  asUser: boolean;
}

export function createSession({ ask, catalogue, tokens, clearStorage, lock }: SessionOptions): Session {
  const baseToken = createBaseToken(ask.baseToken);
  const renew = createRenewal({
    ask: ask.refresh,
    tokens,
    lock,
    catalogue,
    end: ({ code, message }) => obey(code, { reason: 'expired', operationId: 'refreshToken', message }),
  });
  const endListeners = new Set<(end: SessionEnd) => void>();
  const changeListeners = new Set<(isLoggedIn: boolean) => void>();
  let generation = 0;
  let present = tokens.read() !== undefined;

  function change(apply: () => void): void {
    apply();
    present = tokens.read() !== undefined;
    generation += 1;
    for (const listener of changeListeners) listener(present);
  }

  tokens.onChange(() => {
    // New tokens in place of others are a renewal, which leaves the session the same.
    if (present !== (tokens.read() !== undefined)) change(() => {});
  });

  /** A code speaks of the session that its call was sent in, never of one that came after. */
  function isCurrent({ token, generation: sentIn, asUser }: Credentials): boolean {
    return sentIn === generation && (!asUser || tokens.read()?.accessToken === token);
  }

  function endBecause(end: SessionEnd): void {
    // A visitor has no session that could end, and a page that loads anew after each change would do so for ever.
    if (tokens.read() === undefined) generation += 1;
    else change(() => tokens.clear());
    for (const listener of endListeners) listener(end);
  }

  function forgetBecause(end: SessionEnd): void {
    if (tokens.read() === undefined) {
      clearStorage();
      return;
    }
    change(clearStorage);
    for (const listener of endListeners) listener(end);
  }

  async function credentialsOf({ operation }: Call): Promise<Credentials | { refusal: Reply }> {
    if (operation.auth === 'none') return { token: undefined, generation, asUser: false };
    if (tokens.read() === undefined) {
      const base = await baseToken.get();
      if ('refusal' in base) return base;
      // A login may have come while the base token was on its way.
      if (tokens.read() === undefined) return { token: base.token, generation, asUser: false };
    }
    return { token: tokens.read()?.accessToken, generation, asUser: true };
  }

  /** Nothing when the call is to be made again, else what it ends with. */
  async function renewFor(call: Call, sent: Credentials, reply: Reply): Promise<Reply | undefined> {
    if (!sent.asUser) {
      baseToken.expire(sent.token);
      return undefined;
    }
    // The user of a session that is over must not have the call made in another's name.
    if (sent.generation !== generation || sent.token === undefined) return reply;
    const outcome = await waitFor(renew(sent.token), call.signal);
    if (outcome.state === 'troubled') return outcome.reply;
    return outcome.state === 'renewed' && sent.generation === generation ? undefined : reply;
  }

  function obey(code: number, end: SessionEnd): void {
    if (catalogue[code]?.client === 'clearStorage') forgetBecause({ ...end, reason: 'refused' });
    else endBecause(end);
  }

  function around(next: Exchange): Exchange {
    return async (call) => {
      for (let renewals = 0; ; renewals += 1) {
        const sent = await waitFor(credentialsOf(call), call.signal);
        if ('refusal' in sent) return sent.refusal;
        const reply = await next(sent.token === undefined ? call : { ...call, token: sent.token });
        const facts = catalogue[reply.code];
        if (facts === undefined || facts.client === 'deliver' || call.operation.auth === 'none') return reply;
        if (facts.client !== 'refresh') {
          const reason = facts.shows === 'noticeDialog' ? 'notLoggedIn' : 'expired';
          if (isCurrent(sent)) obey(reply.code, { reason, operationId: call.operation.id, message: reply.message });
          return reply;
        }
        if (renewals === maxRenewals) {
          const { message } = reply;
          if (sent.asUser && isCurrent(sent))
            endBecause({ reason: 'expired', operationId: call.operation.id, message });
          return reply;
        }
        const outcome = await renewFor(call, sent, reply);
        if (outcome) return outcome;
      }
    };
  }

  return {
    around,
    begin: (fresh) => change(() => tokens.write(fresh)),
    end: () => change(() => tokens.clear()),
    onEnd: (listener) => subscribe(endListeners, listener),
    onChange: (listener) => subscribe(changeListeners, listener),
    async prepare() {
      if (tokens.read() === undefined) await baseToken.get();
    },
  };
}

function subscribe<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface ThroughLogin {
  catalogue: Catalogue;
  /** Whose session it is, if anybody's. */
  currentUser: () => string | undefined;
  /** Resolves when that user is logged in again, or with false when they are not going to be. */
  untilLoggedIn: (user: string) => Promise<boolean>;
}

/**
 * A change that was refused because the session was over is made once its user has logged in again. The server has
 * refused it, so it is not made twice. A query is asked anew by the screen that shows it.
 */
export function throughLogin(next: Exchange, { catalogue, currentUser, untilLoggedIn }: ThroughLogin): Exchange {
  return async (call) => {
    const user = currentUser();
    const reply = await next(call);
    const { effect, id } = call.operation;
    // A user who logs out does not log in again to log out.
    const isAct = effect === 'mutation' && id !== 'logOut';
    if (!isAct || user === undefined || catalogue[reply.code]?.client !== 'signOut') return reply;
    return (await waitFor(untilLoggedIn(user), call.signal)) ? next(call) : reply;
  };
}
