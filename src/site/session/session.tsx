import { createContext, type ReactNode, use, useMemo, useState, useSyncExternalStore } from 'react';
import type { SessionTokens, UserInfo } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { reloadPage } from '#shared/routing/page-address.ts';
import { confirm } from '../page-state/confirm.ts';
import { asksForLogin, useDialog } from '#shared/state/dialogs.ts';
import { clearUserData, queuedChanges } from '../offline/outbox.ts';
import { clearOrderDraft } from '../remembered/order-draft.ts';
import { clearSession } from '#shared/state/stored-state.ts';
import { wait } from '#shared/state/wait.ts';
import type { RefreshedUser } from '#shared/state/refresh-user.ts';
import type { SiteClient } from '#shared/start-client.ts';

export interface SiteSession {
  /** The logged-in user, if there is one. */
  user: UserInfo | undefined;
  /** Stores the tokens and fetches the user; false if that failed. */
  logIn: (tokens: SessionTokens) => Promise<boolean>;
  /** Clears the session in this browser; the caller informs the server. */
  logOut: () => void;
  /** Fetches the logged-in user again. */
  refreshUser: () => Promise<RefreshedUser>;
  /** Stores changes of the user. */
  saveUser: (user: UserInfo) => Promise<void>;
}

/** The part of the page's client that components need for the session. */
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

/** How long a logout waits for the server's answer before the browser forgets the session, in milliseconds. */
const logOutTimeout = 3000;

/** Logs the user out of this browser after a confirmation, whatever the server answers, and continues from there. */
export function useLogOut(goOn: () => void = () => reloadPage()): () => Promise<void> {
  const { user, logOut } = useSession();
  return async () => {
    if (!(await confirm(queuedChanges.get().length > 0 ? 'logOutUnsent' : 'logOut'))) return;
    // The tokens stay until then: an expired one is renewed to end the session at the server.
    await Promise.race([api.logOut(), wait(logOutTimeout)]);
    logOut();
    clearOrderDraft();
    clearSession();
    // The page may reload at once, which must not abort this.
    await clearUserData(user?.email);
    goOn();
  };
}

/**
 * The user of a page that requires a login. When the session expires, the page and its input stay as long as a dialog asks
 * for a new login.
 */
export function useStoredUser(): UserInfo | undefined {
  const { user } = useSession();
  const dialog = useDialog();
  const [last, setLast] = useState(user);
  if (user && user !== last) setLast(user);
  return user ?? (asksForLogin(dialog) ? last : undefined);
}
