import { hasWebCrypto } from '../../wire/envelope/channel.ts';
import { generateGcmKey, type GcmKey } from '../../wire/envelope/gcm.ts';

/** Keeps the one key that this browser encrypts what it stores with. */
export interface KeyVault {
  /** The key, made when there is none; nothing where the browser cannot keep one. */
  key(): Promise<GcmKey | undefined>;
}

const database = 'gariport';
const store = 'keys';
const name = 'storage';

/**
 * The key lies in IndexedDB as an object that scripts can use but not read; where a page was not served securely there
 * are no such objects, and its bytes lie there.
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
    // Made before the transaction, which ends as soon as something else is waited for. The first tab's key stays.
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
