import { isToken, type TokenStore } from '../../wire/client/tokens.ts';
import { staffTokenItems } from './desk-storage.ts';
import type { StorageArea } from './local-storage.ts';

const buyerItems = { accessKey: 'accessToken', refreshKey: 'refreshToken' };

/** `tabs` is where the browser tells of changes by other tabs: the window. */
export function createTokenStore(storage: StorageArea, tabs?: EventTarget): TokenStore {
  return storeOf(buyerItems, storage, tabs);
}

/** The tokens of a session at the desk, beside which those of a buyer stay what they are. */
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
      // The access token last: by it another tab sees that the pair is new.
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
        // A cleared storage names no key.
        if (key === null || key === accessKey || key === refreshKey) listener();
      };
      tabs?.addEventListener('storage', onStorage);
      return () => tabs?.removeEventListener('storage', onStorage);
    },
  };
}
