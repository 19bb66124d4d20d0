import { type Call, type Exchange, type Reply, waitFor } from './exchange.ts';
import { createBaseToken } from './base-token.ts';
import type { Catalogue } from './wording.ts';
import { createRenewal, type Lock } from './renewal.ts';
import type { Tokens, TokenStore } from './tokens.ts';

const maxRenewals = 3;

/** Why a user who did not log out is no longer logged in. */
export interface SessionEnd {
  /** `refused`: the server accepts none of the stored tokens, and they have been deleted. */
  reason: 'notLoggedIn' | 'expired' | 'refused';
  /** The call that was answered with it. A screen may ignore it for a call that the user did not ask for. */
  operationId: string;
  /** The server's message. */
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
  /** The layer that adds the token to calls and carries out the session effect of each answer's code. */
  around(next: Exchange): Exchange;
  begin(tokens: Tokens): void;
  /** Deletes the session without an event, as after a logout. */
  end(): void;
  /** Called once for each session that the server ended. */
  onEnd(listener: (end: SessionEnd) => void): () => void;
  /** Called when a session begins or ends, in this tab or another. */
  onChange(listener: (isLoggedIn: boolean) => void): () => void;
  /** Prepares what the first calls need: for a visitor, the base token. */
  prepare(): Promise<void>;
}

/** The token and session that a call was sent with. */
interface Credentials {
  token: string | undefined;
  /** The number of its session, which increases when a session begins or ends. */
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
    // New tokens that replace others are a renewal and leave the session the same.
    if (present !== (tokens.read() !== undefined)) change(() => {});
  });

  /** A code concerns the session that its call was sent in, never a later one. */
  function isCurrent({ token, generation: sentIn, asUser }: Credentials): boolean {
    return sentIn === generation && (!asUser || tokens.read()?.accessToken === token);
  }

  function endBecause(end: SessionEnd): void {
    // Visitors have no session to end. Without this check, a page that reloads on each session change would reload
    // forever.
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
      // The user may have logged in while the base token was requested.
      if (tokens.read() === undefined) return { token: base.token, generation, asUser: false };
    }
    return { token: tokens.read()?.accessToken, generation, asUser: true };
  }

  /** Returns undefined if the call is to be sent again, otherwise its result. */
  async function renewFor(call: Call, sent: Credentials, reply: Reply): Promise<Reply | undefined> {
    if (!sent.asUser) {
      baseToken.expire(sent.token);
      return undefined;
    }
    // A call of an ended session must not be made as another user.
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
  /** The user of the session, if there is one. */
  currentUser: () => string | undefined;
  /** Resolves with true once that user is logged in again, or false if they will not. */
  untilLoggedIn: (user: string) => Promise<boolean>;
}

/**
 * A change that was refused because the session had ended is made after its user has logged in again. It was refused
 * before, so it is not made twice. Screens refetch their own queries.
 */
export function throughLogin(next: Exchange, { catalogue, currentUser, untilLoggedIn }: ThroughLogin): Exchange {
  return async (call) => {
    const user = currentUser();
    const reply = await next(call);
    const { effect, id } = call.operation;
    // A logout needs no new login.
    const isAct = effect === 'mutation' && id !== 'logOut';
    const client = catalogue[reply.code]?.client;
    // An expired token gets this far only if it could not be refreshed, which has ended the session.
    const isOver = client === 'signOut' || client === 'refresh';
    if (!isAct || user === undefined || !isOver) return reply;
    return (await waitFor(untilLoggedIn(user), call.signal)) ? next(call) : reply;
  };
}
