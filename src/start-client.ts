import { configureApi } from './api/client.ts';
import { api } from './api/api.ts';
import { createEncryptedItem } from './api/encrypted-item.ts';
import { createKeyVault } from './api/key-vault.ts';
import { openLocalStorage } from './api/local-storage.ts';
import { beginLogin } from './api/login.ts';
import { createLoginState } from './api/login-state.ts';
import { createStoredUser, userItem } from './api/stored-user.ts';
import { createTokenStore } from './api/token-store.ts';
import type { OperationFacts } from '../generated/operations.ts';
import type { SessionTokens } from '../generated/client/types.gen.ts';
import { createTexts } from './i18n/texts.ts';
import { readSettings } from './settings.ts';

/** Puts the page's client together: where the server is, what is stored, who is logged in. */
export function startClient(headers: (operation: OperationFacts) => Record<string, string>) {
  const storage = openLocalStorage();
  const tokens = createTokenStore(storage, window);
  const user = createStoredUser(createEncryptedItem(userItem, storage, createKeyVault()));
  const { session } = configureApi({
    ...readSettings(document),
    tokens,
    clearStorage: () => storage.clear(),
    language: () => 'en',
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    texts: createTexts(() => 'en'),
    headers,
  });
  const login = createLoginState({ tokens, user, session, tabs: window });
  return {
    user,
    login,
    logIn: (fresh: SessionTokens) => beginLogin({ session, user, askUser }, fresh),
    logOut: () => session.end(),
  };
}

async function askUser() {
  const { data } = await api.getUserInfo();
  return data?.code === 0 ? data.body : undefined;
}
