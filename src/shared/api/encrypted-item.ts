import { fromBase64, fromUtf8, toBase64, utf8 } from '#wire/bytes.ts';
import { type GcmKey, generateGcmKey, openGcm, sealGcm } from '#wire/envelope/gcm.ts';
import { hasWebCrypto } from '#wire/envelope/channel.ts';
import type { StorageArea } from './local-storage.ts';

/** A text in local storage that only this browser can read. */
export interface EncryptedItem {
  /** Undefined if there is no item, or if its key is lost. */
  read(): Promise<string | undefined>;
  /** False if the browser cannot encrypt; nothing is stored then. */
  write(text: string): Promise<boolean>;
  remove(): void;
}

export function createEncryptedItem(name: string, storage: StorageArea, vault: KeyVault): EncryptedItem {
  // The name is authenticated, so no item can be passed off as another.
  const additionalData = utf8(name);
  return {
    async read() {
      const stored = storage.getItem(name);
      const key = stored === null ? undefined : await vault.key();
      if (stored === null || !key) return undefined;
      try {
        return fromUtf8(await openGcm(key, fromBase64(stored), additionalData));
      } catch {
        return undefined;
      }
    },
    async write(text) {
      const key = await vault.key();
      if (!key) return false;
      storage.setItem(name, toBase64(await sealGcm(key, utf8(text), additionalData)));
      return true;
    },
    remove: () => storage.removeItem(name),
  };
}

/** Stores the browser's only encryption key. */
export interface KeyVault {
  /** The key, created if necessary; undefined if the browser cannot store one. */
  key(): Promise<GcmKey | undefined>;
}

const database = 'gariport';
const store = 'keys';
const name = 'storage';

/**
 * The key is stored in IndexedDB as an object that scripts can use but not read. Pages in an insecure context have no such
 * objects, so its bytes are stored instead.
 */
export function createKeyVault(factory: IDBFactory | undefined = globalThis.indexedDB): KeyVault {
  let opening: Promise<GcmKey | undefined> | undefined;
  return {
    key: () => (opening ??= factory ? findKey(factory).catch(() => undefined) : Promise.resolve(undefined)),
  };
}

async function findKey(factory: IDBFactory): Promise<GcmKey> {
  const opening = factory.open(database, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store));
  const opened = await settled(opening);
  try {
    // Created before the transaction, which would end during another wait. The key of the first tab wins.
    const made = await generateGcmKey();
    const keys = opened.transaction(store, 'readwrite').objectStore(store);
    const found: unknown = await settled(keys.get(name));
    if (isUsable(found)) return found;
    await settled(keys.put(made, name));
    return made;
  } finally {
    opened.close();
  }
}

function isUsable(found: unknown): found is GcmKey {
  return hasWebCrypto() ? found instanceof CryptoKey : found instanceof Uint8Array;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')));
  });
}
