import type { Catalogue } from './wording.ts';
import type { Reply } from './exchange.ts';
import { parseTokens, type TokenStore } from './tokens.ts';
import { TransportError } from './transport-error.ts';

export interface RenewalOptions {
  ask: (refreshToken: string) => Promise<Reply>;
  tokens: TokenStore;
  lock: Lock;
  catalogue: Catalogue;
  /** Handles a server's decision to stop renewing the session. */
  end: (reply: Reply) => void;
}

export type RenewalOutcome =
  | { state: 'renewed' }
  /** The session has ended, or another has replaced it. */
  | { state: 'gone' }
  /** The server could not decide; the session continues. */
  | { state: 'troubled'; reply: Reply };

/** Renews the session of `expired` once, however many callers and tabs ask for it. */
export type Renew = (expired: string) => Promise<RenewalOutcome>;

export function createRenewal({ ask, tokens, lock, catalogue, end }: RenewalOptions): Renew {
  let renewing: Promise<RenewalOutcome> | undefined;

  async function renewLocked(expired: string): Promise<RenewalOutcome> {
    const before = tokens.read();
    if (!before) return { state: 'gone' };
    // Another tab held the lock before and has renewed the session.
    if (before.accessToken !== expired) return { state: 'renewed' };
    const reply = await postPlain(ask, before.refreshToken);
    const now = tokens.read();
    if (!now) return { state: 'gone' };
    // Without a lock another tab may have been faster. Its stored tokens are valid, whatever our answer was.
    if (now.refreshToken !== before.refreshToken) return { state: 'renewed' };
    if (reply.code !== 0) {
      if (!isOver(catalogue, reply.code)) return { state: 'troubled', reply };
      // Done while holding the lock, so that the next tab finds no token to try.
      end(reply);
      return { state: 'gone' };
    }
    const renewed = parseTokens(reply.body);
    if (!renewed) throw new TransportError('unreadable');
    tokens.write(renewed);
    return { state: 'renewed' };
  }

  return (expired) => {
    renewing ??= lock('gariport.session', () => renewLocked(expired)).finally(() => {
      renewing = undefined;
    });
    return renewing;
  };
}

/** Calls that wait for the renewal have not been carried out, so their outcome is not unknown. */
async function postPlain(ask: RenewalOptions['ask'], refreshToken: string): Promise<Reply> {
  try {
    return await ask(refreshToken);
  } catch (error) {
    throw error instanceof TransportError && error.code === 'unknown' ? error.cause : error;
  }
}

/** Refusing a refresh token without a code for it also ends the session; a server error does not. */
function isOver(catalogue: Catalogue, code: number): boolean {
  const facts = catalogue[code];
  return facts !== undefined && (facts.client !== 'deliver' || facts.name === 'failed');
}

/** Runs `task` while no other holder of the same lock name runs one. */
export type Lock = <T>(name: string, task: () => Promise<T>) => Promise<T>;

/** The part of `LockManager` that is needed. */
interface Locks {
  request<T>(name: string, task: () => Promise<T>): Promise<T>;
}

/** A lock shared by all tabs if the browser supports it; otherwise none. */
export function createTabLock(locks: Locks | undefined): Lock {
  if (locks) return (name, task) => locks.request(name, task);
  return (_name, task) => task();
}
