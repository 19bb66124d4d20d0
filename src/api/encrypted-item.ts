import { fromBase64, fromUtf8, toBase64, utf8 } from '../../wire/bytes.ts';
import { openGcm, sealGcm } from '../../wire/envelope/gcm.ts';
import type { KeyVault } from './key-vault.ts';
import type { StorageArea } from './local-storage.ts';

/** A text in local storage that only this browser can read. */
export interface EncryptedItem {
  /** Nothing where there is none, or where its key is lost. */
  read(): Promise<string | undefined>;
  /** False where the browser cannot encrypt; nothing is stored then. */
  write(text: string): Promise<boolean>;
  remove(): void;
}

export function createEncryptedItem(name: string, storage: StorageArea, vault: KeyVault): EncryptedItem {
  // Bound to its name, so that no item can be passed off as another.
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
