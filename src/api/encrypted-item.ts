import { fromBase64, fromUtf8, toBase64, utf8 } from '../../wire/bytes.ts';
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
