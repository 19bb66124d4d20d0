import { isToken, type TokenStore } from '#wire/client/tokens.ts';
import { staffTokenItems } from './desk-storage.ts';
import type { StorageArea } from './local-storage.ts';

const buyerItems = { accessKey: 'accessToken', refreshKey: 'refreshToken' };

/** `tabs` is where the browser reports changes by other tabs: the window. */
export function createTokenStore(storage: StorageArea, tabs?: EventTarget): TokenStore {
  return storeOf(buyerItems, storage, tabs);
}

/** The tokens of a desk session, separate from those of a buyer. */
export function createStaffTokenStore(storage: StorageArea, tabs?: EventTarget): TokenStore {
  return storeOf(staffTokenItems, storage, tabs);
}

function storeOf({ accessKey, refreshKey }: typeof buyerItems, storage: StorageArea, tabs?: EventTarget): TokenStore {
  return {
    read() {
      const accessToken = storage.getItem(accessKey);
      const refreshToken = storage.getItem(refreshKey);
      return isToken(accessToken) && isToken(refreshToken) ? { accessToken, refreshToken } : undefined;
    },
    write({ accessToken, refreshToken }) {
      // The access token last: another tab recognizes a new pair by it.
      storage.setItem(refreshKey, refreshToken);
      storage.setItem(accessKey, accessToken);
    },
    clear() {
      storage.removeItem(accessKey);
      storage.removeItem(refreshKey);
    },
    onChange(listener) {
      const onStorage = (event: Event) => {
        const { key } = event as StorageEvent;
        // Clearing the storage reports no key.
        if (key === null || key === accessKey || key === refreshKey) listener();
      };
      tabs?.addEventListener('storage', onStorage);
      return () => tabs?.removeEventListener('storage', onStorage);
    },
  };
}
