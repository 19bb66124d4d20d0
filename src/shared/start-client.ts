import type { i18n as I18n } from 'i18next';
import type { OperationFacts } from '#generated/operations.ts';
import type { SessionTokens } from '#generated/client/types.gen.ts';
import { configureApi, type WatchCalls } from './api/client.ts';
import { api } from './api/api.ts';
import { clearBuyerData } from './api/desk-storage.ts';
import { createEncryptedItem, createKeyVault } from './api/encrypted-item.ts';
import { openLocalStorage } from './api/local-storage.ts';
import { beginLogin, createLoginState, type LoginState } from './api/login.ts';
import { createStoredUser, type StoredUser, userItem } from './api/stored-user.ts';
import { createTokenStore } from './api/token-store.ts';
import { warnOfSunset } from './api/warn-of-sunset.ts';
import { refreshUser } from './state/refresh-user.ts';
import { createTexts } from './i18n/start-i18n.ts';
import { payloadLanguage, type Language } from '#wire/language.ts';
import { readSettings } from './state/settings.ts';
import { asksForLogin, currentDialog, onDialogChange } from './state/dialogs.ts';
import { readTimeZone } from './state/time-zone.ts';

export type SiteClient = ReturnType<typeof startClient>;

interface ClientOptions {
  i18n: I18n;
  language: Language;
  /** Answers that a developer forces. */
  headers?: (operation: OperationFacts) => Record<string, string>;
  watch?: WatchCalls | undefined;
}

/** Builds the page's client from its server URL, storage and session. */
export function startClient({ i18n, language, headers, watch }: ClientOptions) {
  const storage = openLocalStorage();
  const texts = createTexts(i18n);
  const tokens = createTokenStore(storage, window);
  const user = createStoredUser(createEncryptedItem(userItem, storage, createKeyVault()));
  const { session } = configureApi({
    ...readSettings(document),
    tokens,
    clearStorage: () => clearBuyerData(storage),
    language: () => payloadLanguage(language),
    timeZone: () => readTimeZone(),
    texts,
    logIn: { currentUser: () => user.current()?.email, untilLoggedIn },
    ...(headers && { headers }),
    ...(watch && { watch }),
    // Removed from a production build, since the condition is known at build time.
    ...(import.meta.env.DEV && { beforeCall: warnOfSunset }),
  });
  const login = createLoginState({ tokens, user, session, tabs: window });

  function untilLoggedIn(email: string): Promise<boolean> {
    return untilLoggedInAgain({ login, user }, email);
  }

  return {
    session,
    texts,
    user,
    login,
    logIn: (fresh: SessionTokens) => beginLogin({ session, user, askUser }, fresh),
    logOut: () => session.end(),
    refreshUser: () => refreshUser({ session, tokens, user }),
  };
}

/** The e-mail of the logged-in user. */
export function ownerOf({ login, user }: Pick<SiteClient, 'login' | 'user'>): string | undefined {
  return login.isLoggedIn() ? user.current()?.email : undefined;
}

async function askUser() {
  const { data } = await api.getUserInfo();
  return data?.code === 0 ? data.body : undefined;
}

interface WaitedFor {
  login: LoginState;
  user: StoredUser;
}

/** Waits while a dialog asks for a new login. False if it was cancelled, or if another user logged in. */
function untilLoggedInAgain({ login, user }: WaitedFor, email: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const check = () => {
    if (login.isLoggedIn()) resolve(user.current()?.email === email);
    else if (!asksForLogin(currentDialog())) resolve(false);
  };
  const stops = [login.onChange(check), onDialogChange(check)];
  check();
  return promise.finally(() => {
    for (const stop of stops) stop();
  });
}
