import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/platform/database/tables.ts';
import { isDirectCaller } from '#wire/host/caller.ts';

const settingName = 'entry-key';
/** Length of an AES-256 key in bytes. */
const keyLength = 32;

/**
 * Returns the key of partners' vehicle links, in base64url. It is created on first use and shared by all nodes. Pages
 * contain it, so it is no secret.
 */
export async function readEntryKey(database: Database): Promise<string> {
  const stored = await findKey(database);
  if (stored !== undefined) return stored;
  await database
    .insertInto('setting')
    .values({ name: settingName, value: JSON.stringify(randomBytes(keyLength).toString('base64url')) })
    // If two nodes insert at once, the first key wins.
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

const entryKeyPath = '/dev/entry-key';

/** In development a page requests the key here, because only our server writes it into pages. */
export function serveEntryKey(app: FastifyInstance, database: Database): void {
  app.get(entryKeyPath, async (request, reply) => {
    if (!isDirectCaller(request)) return reply.callNotFound();
    return reply
      .type('text/plain')
      .header('Cache-Control', 'no-store')
      .send(await readEntryKey(database));
  });
}
