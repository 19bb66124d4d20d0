import type { Session } from '../../wire/client/session.ts';
import type { TokenStore } from '../../wire/client/tokens.ts';
import { userItem, type StoredUser } from './stored-user.ts';

export interface LoginState {
  /** Both must be stored: the user's e-mail and the refresh token. */
  isLoggedIn(): boolean;
  onChange: (listener: () => void) => () => void;
}

export interface LoginStateParts {
  tokens: TokenStore;
  user: StoredUser;
  session: Session;
  /** Where the browser tells of changes by other tabs: the window. */
  tabs?: EventTarget;
}

/** Keeps the stored user in step with the session, in this tab and in others. */
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
