import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { UploadState } from '#generated/client/types.gen.ts';
import { lockAccount } from '#server/platform/database/lock-account.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { UploadInPartsTable } from '#server/platform/database/tables/account-tables.ts';
import { newId } from '#server/platform/secrets/ids.ts';

export type BegunUpload = Selectable<UploadInPartsTable>;

/** The size of a part: the most that a broken connection loses. */
const partBytes = 64 * 1024;
const hour = 60 * 60_000;
/** Milliseconds without new parts after which an upload is deleted. */
export const partsMemory = 72 * hour;
/** The same for an upload without any part. */
const announcementMemory = hour;

const megabyte = 1024 * 1024;

interface PartsRoom {
  /** How many uploads an account may announce, and their total bytes. */
  ofAccount: number;
  bytesOfAccount: number;
  /** Total bytes of arrived parts across all accounts. */
  bytesOfAll: number;
}

/** Parts are stored in the database, which they must not fill. */
const partsRoom: PartsRoom = {
  ofAccount: 12,
  bytesOfAccount: 80 * megabyte,
  bytesOfAll: 4096 * megabyte,
};

type Announced = Pick<BegunUpload, 'kind' | 'sha256' | 'bytes'>;

/**
 * Finds the account's upload of a file, or starts it, evicting the account's longest idle one if needed. Returns
 * undefined if arrived bytes leave no room for a part.
 */
export async function beginUpload(
  database: Database,
  accountId: string,
  announced: Announced,
  now: Date,
  room = partsRoom,
): Promise<BegunUpload | undefined> {
  // Serialise two tabs that start at once.
  await lockAccount(database, accountId);
  const known = await database
    .updateTable('upload_in_parts')
    .set({ touched_at: now })
    .where('account_id', '=', accountId)
    .where('kind', '=', announced.kind)
    .where('sha256', '=', announced.sha256)
    .where('bytes', '=', announced.bytes)
    .returningAll()
    .executeTakeFirst();
  if (known) return known;
  await makeRoom(database, accountId, announced.bytes, room);
  if (!(await makeRoomAmongAll(database, accountId, Math.min(announced.bytes, partBytes), room))) return undefined;
  return database
    .insertInto('upload_in_parts')
    .values({
      id: newId(),
      account_id: accountId,
      ...announced,
      part_bytes: partBytes,
      created_at: now,
      touched_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function makeRoom(database: Database, accountId: string, bytes: number, room: PartsRoom): Promise<void> {
  const others = await database
    .selectFrom('upload_in_parts')
    .select(['id', 'bytes'])
    .where('account_id', '=', accountId)
    .where('path', 'is', null)
    .orderBy('touched_at', 'desc')
    .orderBy('id')
    .execute();
  let taken = bytes;
  const idle = others.filter((other, place) => {
    taken += other.bytes;
    return place + 1 >= room.ofAccount || taken > room.bytesOfAccount;
  });
  for (const { id } of idle) await deleteUpload(database, id);
}

/**
 * Makes room for arriving bytes. If there is none, the account with most arrived bytes loses uploads, the longest idle
 * first, while it holds more than the caller.
 */
async function makeRoomAmongAll(
  database: Database,
  accountId: string,
  bytes: number,
  { bytesOfAll }: PartsRoom,
): Promise<boolean> {
  for (;;) {
    const { rows } = await sql<{ account_id: string; bytes: number }>`
      select account_id, sum(arrived_bytes)::bigint as bytes from upload_in_parts
      where path is null and arrived_bytes > 0 group by account_id order by bytes desc, account_id`.execute(database);
    const all = rows.reduce((sum, row) => sum + row.bytes, bytes);
    if (all <= bytesOfAll) return true;
    const own = rows.find((row) => row.account_id === accountId)?.bytes ?? 0;
    const [most] = rows;
    if (!most || most.bytes <= own + bytes || !(await forgetIdlest(database, most.account_id))) return false;
  }
}

/** Deletes one upload of an account; those being written to are skipped. */
async function forgetIdlest(database: Database, accountId: string): Promise<boolean> {
  const idlest = await database
    .selectFrom('upload_in_parts')
    .select('id')
    .where('account_id', '=', accountId)
    .where('path', 'is', null)
    .where('arrived_bytes', '>', 0)
    .orderBy('touched_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (idlest) await deleteUpload(database, idlest.id);
  return idlest !== undefined;
}

/** Deletes uploads that were idle too long. */
export async function deleteIdleUploads(database: Database, now: Date): Promise<void> {
  const ago = (time: number) => new Date(now.getTime() - time);
  await database
    .deleteFrom('upload_in_parts')
    .where((where) =>
      where.or([
        where('touched_at', '<=', ago(partsMemory)),
        where.and([
          where('touched_at', '<=', ago(announcementMemory)),
          where('arrived_bytes', '=', 0),
          where('path', 'is', null),
        ]),
      ]),
    )
    .execute();
}

/** Reads an upload of the account; another account's counts as unknown. */
export function findUpload(database: Database, accountId: string, id: string) {
  return database.selectFrom('upload_in_parts').selectAll().where('id', '=', id).where('account_id', '=', accountId);
}

export async function deleteUpload(database: Database, id: string): Promise<void> {
  await database.deleteFrom('upload_in_parts').where('id', '=', id).execute();
}

interface SentParts {
  id: string;
  first: number;
  sha256: string;
  bytes: Buffer;
}

type PartsFault = 'partsDamaged' | 'partsMisplaced' | 'tooManyRequests' | 'uploadDiffers' | 'uploadGone';

/** Stores new parts; existing ones are acknowledged. */
export async function takeParts(
  database: Database,
  accountId: string,
  { id, first, sha256, bytes }: SentParts,
  now: Date,
  room = partsRoom,
): Promise<{ upload: BegunUpload } | { refusal: PartsFault }> {
  if (hashOf(bytes) !== sha256) return { refusal: 'partsDamaged' };
  // Two tabs may send the same parts. Serialise them here instead of on the index of parts.
  const upload = await findUpload(database, accountId, id).forNoKeyUpdate().executeTakeFirst();
  if (!upload) return { refusal: 'uploadGone' };
  const parts = cut(upload, first, bytes);
  if (!parts) return { refusal: 'partsMisplaced' };
  if (upload.path !== null) return { upload };
  if (!(await makeRoomAmongAll(database, accountId, bytes.length, room))) return { refusal: 'tooManyRequests' };
  const added = await database
    .insertInto('upload_part')
    .values(parts.map((part) => ({ upload_id: id, ...part })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .execute();
  const numbers = parts.map(({ number }) => number);
  const stored = await database
    .selectFrom('upload_part')
    .select(['number', 'sha256'])
    .where('upload_id', '=', id)
    .where('number', 'in', numbers)
    .execute();
  const hashes = new Map(stored.map((part) => [part.number, part.sha256]));
  if (parts.some((part) => hashes.get(part.number) !== part.sha256)) return { refusal: 'uploadDiffers' };
  const isNew = new Set(added.map(({ number }) => number));
  const arrived = parts.reduce((sum, { number, content }) => sum + (isNew.has(number) ? content.length : 0), 0);
  await database
    .updateTable('upload_in_parts')
    .set(({ eb }) => ({ touched_at: now, arrived_bytes: eb('arrived_bytes', '+', arrived) }))
    .where('id', '=', id)
    .execute();
  return { upload };
}

/** Splits a body into parts; undefined if it is not whole parts of this file. */
function cut({ bytes: whole, part_bytes: size }: BegunUpload, first: number, bytes: Buffer) {
  const start = (first - 1) * size;
  const end = start + bytes.length;
  const isWhole = end <= whole && (bytes.length % size === 0 || end === whole);
  if (bytes.length === 0 || !isWhole) return undefined;
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, place) => {
    const content = bytes.subarray(place * size, (place + 1) * size);
    return { number: first + place, sha256: hashOf(content), content };
  });
}

/** The upload's progress, for its owner. */
export async function stateOf(database: Database, upload: BegunUpload): Promise<UploadState> {
  const { id, bytes, part_bytes: size, path } = upload;
  const parts = Math.ceil(bytes / size);
  const there = await database.selectFrom('upload_part').select('number').where('upload_id', '=', id).execute();
  const known = new Set(there.map(({ number }) => number));
  const all = Array.from({ length: parts }, (_, place) => place + 1);
  return { id, partBytes: size, parts, missing: path === null ? all.filter((number) => !known.has(number)) : [] };
}

/** Saves the picture's path; its parts are no longer needed. */
export async function noteFinished(database: Database, id: string, path: string, now: Date): Promise<void> {
  const finished = { path, touched_at: now, arrived_bytes: 0 };
  await database.updateTable('upload_in_parts').set(finished).where('id', '=', id).execute();
  await database.deleteFrom('upload_part').where('upload_id', '=', id).execute();
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
