import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFileOnce } from '#wire/host/make-file-once.ts';
import { nothingToRotate, refuseFolder, StartRefused } from '#wire/host/start.ts';
import type { PaymentKeys } from '#server/platform/services.ts';

/** An Ed25519 key pair as JSON Web Key. Retired keys have no private half. */
interface StoredKey {
  id: string;
  x: string;
  d?: string;
  retiredAt?: string;
}

interface StoredKeys {
  /** The signing key. */
  current: StoredKey;
  /** Keys that no longer sign but still verify. */
  retired: StoredKey[];
}

const fileName = 'payment-keys.json';

/** The keys that sign payment requests, from `dataDir`, where the first start creates them. */
export async function openPaymentKeys(dataDir: string, given: string | undefined): Promise<PaymentKeys> {
  if (given !== undefined) {
    const keys = parsed(given, 'PAYMENT_KEYS is invalid: set it to the content of a payment-keys.json file.');
    return keysFrom(async () => keys);
  }
  const path = join(dataDir, fileName);
  try {
    await makeFileOnce(path, textOf({ current: newKey(), retired: [] }));
  } catch (error) {
    throw refuseFolder(dataDir, error);
  }
  await readKeys(path);
  // Read each time, so that a rotation takes effect at once on every node that shares the folder.
  return keysFrom(() => readKeys(path));
}

/** Keys in memory only. */
export function passingPaymentKeys(): PaymentKeys & { rotate(now: Date): void } {
  let keys: StoredKeys = { current: newKey(), retired: [] };
  return {
    ...keysFrom(async () => keys),
    rotate(now) {
      keys = rotated(keys, now);
    },
  };
}

/** Activates a new key and retires the previous one. Returns the ids of both. */
export async function rotatePaymentKeys(
  dataDir: string,
  now = new Date(),
): Promise<{ current: string; retired: string }> {
  const path = join(dataDir, fileName);
  if (!existsSync(path)) throw nothingToRotate(dataDir, fileName);
  const stored = await readKeys(path);
  const changed = rotated(stored, now);
  // Write aside and rename, so that a crash leaves either the old or the new file.
  await writeFile(`${path}.new`, textOf(changed), { mode: 0o600 });
  await rename(`${path}.new`, path);
  return { current: changed.current.id, retired: stored.current.id };
}

function rotated({ current, retired }: StoredKeys, now: Date): StoredKeys {
  const { id, x } = current;
  return { current: newKey(), retired: [{ id, x, retiredAt: now.toISOString() }, ...retired] };
}

function keysFrom(read: () => Promise<StoredKeys>): PaymentKeys {
  return {
    async current() {
      const { id, x, d } = (await read()).current;
      return {
        id,
        privateKey: createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', x, d: d ?? '' }, format: 'jwk' }),
      };
    },
    async find(id) {
      const { current, retired } = await read();
      const found = [current, ...retired].find((key) => key.id === id);
      if (!found) return undefined;
      const { retiredAt } = found;
      return { publicKey: publicKeyOf(found), ...(retiredAt !== undefined && { retiredAt: new Date(retiredAt) }) };
    },
  };
}

function publicKeyOf({ x }: StoredKey): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

function newKey(): StoredKey {
  const { x = '', d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return { id: randomBytes(4).toString('hex'), x, d };
}

async function readKeys(path: string): Promise<StoredKeys> {
  const complaint = `${path} contains no valid keys: correct it, or remove it to create a new key. Documents signed before will then fail.`;
  return parsed(await readFile(path, 'utf8'), complaint);
}

/** The error never quotes the content: it contains a private key. */
function parsed(text: string, complaint: string): StoredKeys {
  try {
    const keys = JSON.parse(text) as StoredKeys;
    const { x, d } = keys.current;
    createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', x, d: d ?? '' }, format: 'jwk' });
    if (keys.retired.every((key) => isKey(key))) return keys;
  } catch {
    // The same message, whatever is wrong.
  }
  throw new StartRefused(complaint);
}

function isKey(key: StoredKey): boolean {
  return publicKeyOf(key).asymmetricKeyType === 'ed25519' && Number.isFinite(Date.parse(key.retiredAt ?? ''));
}

function textOf(keys: StoredKeys): string {
  return `${JSON.stringify(keys, null, 2)}\n`;
}
