import { randomBytes } from 'node:crypto';
import type { Database } from '../database/tables.ts';

const settingName = 'entry-key';
/** A key of AES-256. */
const keyLength = 32;

/**
 * The key that partners' links to a vehicle are made with, in base64url. It is made when first asked for and the same on
 * every node. Pages carry it, so it is no secret.
 */
export async function readEntryKey(database: Database): Promise<string> {
  const stored = await findKey(database);
  if (stored !== undefined) return stored;
  await database
    .insertInto('setting')
    .values({ name: settingName, value: JSON.stringify(randomBytes(keyLength).toString('base64url')) })
    // Of two that ask at once the first one's key stands.
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const made = await findKey(database);
  if (made === undefined) throw new Error('The entry key could not be stored.');
  return made;
}

async function findKey(database: Database): Promise<string | undefined> {
  const setting = await database
    .selectFrom('setting')
    .select('value')
    .where('name', '=', settingName)
    .executeTakeFirst();
  return setting?.value as string | undefined;
}
