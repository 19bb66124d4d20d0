import { fromUtf8, toBase64, utf8, type Bytes } from '#wire/bytes.ts';
import { openGcm, sealGcm } from '#wire/envelope/gcm.ts';
import { createKeyVault } from '#shared/api/encrypted-item.ts';

const vault = createKeyVault();

/** Encrypts a user's data, bound to its name. Undefined if the browser stores no key. */
export async function seal(name: string, content: unknown): Promise<Bytes | undefined> {
  const key = await vault.key();
  return key && sealGcm(key, utf8(JSON.stringify(content)), utf8(name));
}

/** Undefined if the data was modified, or if its key is lost. */
export async function unseal(name: string, sealed: Bytes): Promise<unknown> {
  const key = await vault.key();
  try {
    return key && (JSON.parse(fromUtf8(await openGcm(key, sealed, utf8(name)))) as unknown);
  } catch {
    return undefined;
  }
}

/** An opaque name that does not reveal its input. */
export async function hiddenName(...parts: readonly string[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', utf8(JSON.stringify(parts)));
  return toBase64(new Uint8Array(digest));
}
