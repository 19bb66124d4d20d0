import { type Api, createApi } from '#shared/api/client.ts';
import { createMemoryStorage, type StorageArea } from '#shared/api/local-storage.ts';
import { englishTexts } from '#shared/api/testing/test-api.ts';
import { createTokenStore } from '#shared/api/token-store.ts';
import { createTabLock } from '#wire/client/renewal.ts';
import type { ServedApp } from './serve-app.ts';

export interface ClientOptions {
  /** Shared by the tabs of one browser, like its locks. */
  storage?: StorageArea;
  locks?: LockManager | undefined;
  onRequest?: (url: string) => void;
}

/** A tab of the site, without its pages. */
export function openClient({ target, keyring }: ServedApp, options: ClientOptions = {}): Api {
  const { storage = createMemoryStorage(), locks, onRequest } = options;
  const { id, publicKey } = keyring.current;
  return createApi({
    baseUrl: target,
    envelope: { partnerId: 'gariport-web', suites: [{ suite: 'session', key: { id, publicKey } }] },
    tokens: createTokenStore(storage),
    clearStorage: () => storage.clear(),
    language: () => 'en',
    timeZone: () => 'Africa/Nairobi',
    texts: englishTexts,
    lock: createTabLock(locks),
    network: {
      async fetch(url, init) {
        onRequest?.(url);
        return fetch(url, init);
      },
      isOnline: () => true,
    },
  });
}
