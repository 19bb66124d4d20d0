import { fromBase64, fromUtf8, toBase64, utf8 } from '../../wire/bytes.ts';
import type { StorageArea } from './local-storage.ts';

/** A text in local storage that only this browser can read. */
export interface EncryptedItem {
  /** Nothing where there is none, or where its key is lost. */
  read(): Promise<string | undefined>;
  /** False where the browser cannot encrypt; nothing is stored then. */
  write(text: string): Promise<boolean>;
  remove(): void;
}

const ivLength = 12;

export function createEncryptedItem(name: string, storage: StorageArea, vault: KeyVault): EncryptedItem {
  // Bound to its name, so that no item can be passed off as another.
  const additionalData = utf8(name);
  return {
    async read() {
      const stored = storage.getItem(name);
      const key = stored === null ? undefined : await vault.key();
      if (stored === null || !key) return undefined;
      try {
        const bytes = fromBase64(stored);
        const iv = bytes.subarray(0, ivLength);
        const algorithm = { name: 'AES-GCM', iv, additionalData };
        return fromUtf8(new Uint8Array(await crypto.subtle.decrypt(algorithm, key, bytes.subarray(ivLength))));
      } catch {
        return undefined;
      }
    },
    async write(text) {
      const key = await vault.key();
      if (!key) return false;
      const iv = crypto.getRandomValues(new Uint8Array(ivLength));
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, utf8(text));
      const bytes = new Uint8Array(ivLength + sealed.byteLength);
      bytes.set(iv);
      bytes.set(new Uint8Array(sealed), ivLength);
      storage.setItem(name, toBase64(bytes));
      return true;
    },
    remove: () => storage.removeItem(name),
  };
}

/** Keeps the one key that this browser encrypts what it stores with. */
export interface KeyVault {
  /** The key, made when there is none; nothing where the browser cannot keep one. */
  key(): Promise<CryptoKey | undefined>;
}

const database = 'gariport';
const store = 'keys';
const name = 'storage';

/** The key lies in IndexedDB as an object that scripts can use but not read. */
export function createKeyVault(factory: IDBFactory | undefined = globalThis.indexedDB): KeyVault {
  let opening: Promise<CryptoKey | undefined> | undefined;
  return {
    key: () => (opening ??= factory ? findKey(factory).catch(() => undefined) : Promise.resolve(undefined)),
  };
}

export function generateStorageKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

async function findKey(factory: IDBFactory): Promise<CryptoKey> {
  const opening = factory.open(database, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store));
  const opened = await settled(opening);
  try {
    // Made before the transaction, which ends as soon as something else is waited for. The first tab's key stays.
    const made = await generateStorageKey();
    const keys = opened.transaction(store, 'readwrite').objectStore(store);
    const found: unknown = await settled(keys.get(name));
    if (found instanceof CryptoKey) return found;
    await settled(keys.put(made, name));
    return made;
  } finally {
    opened.close();
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')));
  });
}
