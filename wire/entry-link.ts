import { concat, fromBase64Url, fromUtf8, toBase64Url, utf8, type Bytes } from './bytes.ts';

/**
 * A link by which another site opens a vehicle: `authKey` is the vehicle's id under a key that partners and the page
 * share. It keeps links tidy and from being guessed at random; whoever reads the page can make one, and gains nothing.
 */
const algorithm = 'AES-GCM';
const nonceLength = 12;

/** What an id may look like, in the contract's words. */
const idPattern = /^[A-Za-z0-9_-]{1,40}$/;

export async function sealEntry(vehicleId: string, key: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
  const sealed = await crypto.subtle.encrypt(
    { name: algorithm, iv: nonce },
    await importKey(key, 'encrypt'),
    utf8(vehicleId),
  );
  return toBase64Url(concat(nonce, new Uint8Array(sealed)));
}

/** The vehicle's id; nothing where the text was not made with this key. */
export async function openEntry(authKey: string, key: string): Promise<string | undefined> {
  try {
    const bytes = fromBase64Url(authKey);
    const opened = await crypto.subtle.decrypt(
      { name: algorithm, iv: bytes.slice(0, nonceLength) },
      await importKey(key, 'decrypt'),
      bytes.slice(nonceLength),
    );
    const id = fromUtf8(new Uint8Array(opened));
    return idPattern.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

function importKey(key: string, usage: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  const bytes: Bytes = fromBase64Url(key);
  return crypto.subtle.importKey('raw', bytes, algorithm, false, [usage]);
}
