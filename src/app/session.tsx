import { createContext, type ReactNode, use, useMemo, useState, useSyncExternalStore } from 'react';
import type { SessionTokens, UserInfo } from '../../generated/client/types.gen.ts';
import { api } from '../api/api.ts';
import { reloadPage } from '../routing/page-address.ts';
import { confirm } from './confirm.ts';
import { asksForLogin, useDialog } from './dialogs.ts';
import { forgetOwnData, waitingActs } from './offline/outbox.ts';
import type { RefreshedUser } from './refresh-user.ts';
import type { SiteClient } from './start-client.ts';

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

/** As much of the page's client as components know of who is logged in. */
export interface SessionClient extends Pick<SiteClient, 'logIn' | 'logOut' | 'refreshUser'> {
  login: Pick<SiteClient['login'], 'isLoggedIn' | 'onChange'>;
  user: Pick<SiteClient['user'], 'current' | 'save'>;
}

const SessionContext = createContext<SessionClient | undefined>(undefined);

export function SessionProvider({ client, children }: { client: SessionClient; children: ReactNode }) {
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

/** Logs the user out of this browser once they have confirmed it, whatever the server says to it, and goes on from there. */
export function useLogOut(goOn: () => void = () => reloadPage()): () => Promise<void> {
  const { logOut } = useSession();
  return async () => {
    if (!(await confirm(waitingActs.get().length > 0 ? 'logOutUnsent' : 'logOut'))) return;
    await api.logOut();
    logOut();
    // The page may be loaded anew at once, and must not cut this off.
    await forgetOwnData();
    goOn();
  };
}

/**
 * The user of a page that is for users alone. Whose session has ended keeps the page, and what was typed into it, as
 * long as a dialog asks them to log in again.
 */
export function useKeptUser(): UserInfo | undefined {
  const { user } = useSession();
  const dialog = useDialog();
  const [last, setLast] = useState(user);
  if (user && user !== last) setLast(user);
  return user ?? (asksForLogin(dialog) ? last : undefined);
}
