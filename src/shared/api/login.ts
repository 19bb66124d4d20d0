import type { SessionTokens, UserInfo } from '#generated/client/types.gen.ts';
import type { Session } from '#wire/client/session.ts';
import { type StoredUser, userItem } from './stored-user.ts';
import type { TokenStore } from '#wire/client/tokens.ts';

interface LoginParts {
  session: Session;
  user: StoredUser;
  /** Asks the server who is logged in; undefined if it does not answer. */
  askUser: () => Promise<UserInfo | undefined>;
}

/**
 * Completes a login: stores the tokens, then fetches and stores the user. If the user cannot be fetched they are logged out
 * again, since a page without an e-mail would be in an undefined state.
 */
export async function beginLogin({ session, user, askUser }: LoginParts, tokens: SessionTokens): Promise<boolean> {
  session.begin(tokens);
  const found = await askUser();
  if (!found) {
    session.end();
    return false;
  }
  await user.save(found);
  return true;
}

export interface LoginState {
  /** Both must be stored: the user's e-mail and the refresh token. */
  isLoggedIn(): boolean;
  onChange: (listener: () => void) => () => void;
}

interface LoginStateParts {
  tokens: TokenStore;
  user: StoredUser;
  session: Session;
  /** Where the browser reports changes by other tabs: the window. */
  tabs?: EventTarget;
}

/** Keeps the stored user in sync with the session, in this tab and in others. */
export function createLoginState({ tokens, user, session, tabs }: LoginStateParts): LoginState {
  const listeners = new Set<() => void>();
  const announce = () => {
    for (const listener of listeners) listener();
  };

  session.onChange(() => {
    if (tokens.read() === undefined) user.clear();
    announce();
  });
  user.onSave(announce);
  tabs?.addEventListener('storage', (event) => {
    if ((event as StorageEvent).key === userItem) void user.load().then(announce);
  });

  return {
    isLoggedIn: () => Boolean(user.current()?.email) && tokens.read() !== undefined,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
