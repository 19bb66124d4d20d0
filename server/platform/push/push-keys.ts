import { createCipheriv, createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '#server/platform/database/tables.ts';

/** The VAPID key pair, in base64url, by which push services identify the sender. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

interface StoredKeys {
  publicKey: string;
  /** The private key, sealed with the server's secret. */
  sealed: string;
}

const settingName = 'push-keys';

/**
 * Opens the keys, which are created at the first start and stored in the database, so that all nodes and backups have
 * the same. With a new server secret they become unreadable: new ones are made, and each browser resubscribes on its
 * user's next visit.
 */
export async function openPushKeys(database: Database, secret: Buffer): Promise<PushKeys> {
  return database.transaction().execute(async (transaction) => {
    const drawn = generateKeys();
    await transaction
      .insertInto('setting')
      .values({ name: settingName, value: seal(drawn, secret) })
      // If two nodes start at once, the first keys win.
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const { value } = await transaction
      .selectFrom('setting')
      .select('value')
      .where('name', '=', settingName)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const stored = unseal(value as StoredKeys, secret);
    if (stored) return stored;
    await transaction
      .updateTable('setting')
      .set({ value: seal(drawn, secret) })
      .where('name', '=', settingName)
      .execute();
    // Browsers accept messages only with the keys they subscribed with.
    await transaction.deleteFrom('push_subscription').execute();
    return drawn;
  });
}

export function generateKeys(): PushKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // The number may start with zeros, which the library drops.
  const privateKey = pair.getPrivateKey('hex').padStart(64, '0');
  return { publicKey, privateKey: Buffer.from(privateKey, 'hex').toString('base64url') };
}

function seal({ publicKey, privateKey }: PushKeys, secret: Buffer): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secret), iv).setAAD(Buffer.from(publicKey));
  const sealed = Buffer.concat([iv, cipher.update(privateKey, 'base64url'), cipher.final(), cipher.getAuthTag()]);
  return JSON.stringify({ publicKey, sealed: sealed.toString('base64url') } satisfies StoredKeys);
}

function unseal({ publicKey, sealed }: StoredKeys, secret: Buffer): PushKeys | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(secret), bytes.subarray(0, 12));
  decipher.setAAD(Buffer.from(publicKey)).setAuthTag(bytes.subarray(-16));
  try {
    const privateKey = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
    return { publicKey, privateKey: privateKey.toString('base64url') };
  } catch {
    return undefined;
  }
}

function sealingKey(secret: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'gariport/push-keys', 32));
}
