import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { SessionTokens, UserInfo } from '../../generated/client/types.gen.ts';
import type { SiteClient } from './start-client.ts';
import type { RefreshedUser } from './refresh-user.ts';

export interface SiteSession {
  /** Who is logged in, if anybody. */
  user: UserInfo | undefined;
  /** Stores the tokens and fetches the user; false where the user could not be fetched. */
  logIn: (tokens: SessionTokens) => Promise<boolean>;
  /** Forgets the session in this browser; the server is told by the caller. */
  logOut: () => void;
  /** Asks the server again who is logged in. */
  refreshUser: () => Promise<RefreshedUser>;
  /** Stores what has changed about the user. */
  saveUser: (user: UserInfo) => Promise<void>;
}

const SessionContext = createContext<SiteClient | undefined>(undefined);

export function SessionProvider({ client, children }: { client: SiteClient; children: ReactNode }) {
  return <SessionContext value={client}>{children}</SessionContext>;
}

export function useSession(): SiteSession {
  const client = use(SessionContext);
  if (!client) throw new Error('useSession needs a SessionProvider around it.');
  const { login, user, logIn, logOut, refreshUser } = client;
  const read = () => (login.isLoggedIn() ? user.current() : undefined);
  const current = useSyncExternalStore(login.onChange, read, () => undefined);
  return useMemo(
    () => ({ user: current, logIn, logOut, refreshUser, saveUser: (fresh: UserInfo) => user.save(fresh) }),
    [current, logIn, logOut, refreshUser, user],
  );
}
