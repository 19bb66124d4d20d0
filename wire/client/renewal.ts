import type { Catalogue } from './wording.ts';
import type { Reply } from './exchange.ts';
import { parseTokens, type TokenStore } from './tokens.ts';
import { TransportError } from './transport-error.ts';

export interface RenewalOptions {
  ask: (refreshToken: string) => Promise<Reply>;
  tokens: TokenStore;
  lock: Lock;
  catalogue: Catalogue;
  /** Does what a server asks for that gives the session no more tokens. */
  end: (reply: Reply) => void;
}

export type RenewalOutcome =
  | { state: 'renewed' }
  /** The session is over, or another has taken its place. */
  | { state: 'gone' }
  /** The server could not tell; the session stands. */
  | { state: 'troubled'; reply: Reply };

/** Renews the session that `expired` belonged to: once, whatever the number of callers and tabs that ask for it. */
export type Renew = (expired: string) => Promise<RenewalOutcome>;

export function createRenewal({ ask, tokens, lock, catalogue, end }: RenewalOptions): Renew {
  let renewing: Promise<RenewalOutcome> | undefined;

  async function renewLocked(expired: string): Promise<RenewalOutcome> {
    const before = tokens.read();
    if (!before) return { state: 'gone' };
    // Another tab held the lock before and has done the work.
    if (before.accessToken !== expired) return { state: 'renewed' };
    const reply = await askPlainly(ask, before.refreshToken);
    const now = tokens.read();
    if (!now) return { state: 'gone' };
    // Without a lock another tab may have been quicker: what it has stored is good, whatever the server told us.
    if (now.refreshToken !== before.refreshToken) return { state: 'renewed' };
    if (reply.code !== 0) {
      if (!isOver(catalogue, reply.code)) return { state: 'troubled', reply };
      // Still under the lock, so that the next tab finds no token to try.
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

/** The calls that wait for the renewal have not been carried out, so their outcome is not unknown. */
async function askPlainly(ask: RenewalOptions['ask'], refreshToken: string): Promise<Reply> {
  try {
    return await ask(refreshToken);
  } catch (error) {
    throw error instanceof TransportError && error.code === 'unknown' ? error.cause : error;
  }
}

/** A plain refusal of a refresh token ends the session as well; a server in trouble does not. */
function isOver(catalogue: Catalogue, code: number): boolean {
  const facts = catalogue[code];
  return facts !== undefined && (facts.client !== 'deliver' || facts.name === 'failed');
}

/** Runs `task` while no other holder of the name runs one. */
export type Lock = <T>(name: string, task: () => Promise<T>) => Promise<T>;

/** As much of a `LockManager` as is needed. */
interface Locks {
  request<T>(name: string, task: () => Promise<T>): Promise<T>;
}

/** A lock that all tabs share where the browser offers one. Else each tab goes without. */
export function lockOver(locks: Locks | undefined): Lock {
  if (locks) return (name, task) => locks.request(name, task);
  return (_name, task) => task();
}
