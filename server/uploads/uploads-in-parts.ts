import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { UploadState } from '../../generated/client/types.gen.ts';
import type { Database } from '../database/tables.ts';
import type { UploadInPartsTable } from '../database/tables/account-tables.ts';
import { newId } from '../secrets/ids.ts';

export type BegunUpload = Selectable<UploadInPartsTable>;

/** The size of a part, which is lost at most when a slow line breaks. */
const partBytes = 64 * 1024;
/** An upload of which nothing has come for so long is forgotten, in milliseconds. */
export const partsMemory = 72 * 60 * 60_000;

const megabyte = 1024 * 1024;

interface PartsRoom {
  /** How many uploads an account may have under way, and of how many bytes together. */
  ofAccount: number;
  bytesOfAccount: number;
  bytesOfAll: number;
}

/** Parts lie in the database, which must not be filled by them. */
const partsRoom: PartsRoom = {
  ofAccount: 12,
  bytesOfAccount: 80 * megabyte,
  bytesOfAll: 4096 * megabyte,
};

type Announced = Pick<BegunUpload, 'kind' | 'sha256' | 'bytes'>;

/**
 * The account's upload of a file, which is begun unless it is there. One that was idle longest makes room for it. Nothing
 * where all accounts together have no room left.
 */
export async function beginUpload(
  database: Database,
  accountId: string,
  announced: Announced,
  now: Date,
  room = partsRoom,
): Promise<BegunUpload | undefined> {
  // Two tabs begin one after the other.
  await database.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
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
  if ((await bytesUnderWay(database)) + announced.bytes > room.bytesOfAll) return undefined;
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
  for (const { id } of idle) await forgetUpload(database, id);
}

async function bytesUnderWay(database: Database): Promise<number> {
  const { sum } = await database
    .selectFrom('upload_in_parts')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('sum'))
    .where('path', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/** One upload of an account; that of another answers as one that nobody has. */
export function findUpload(database: Database, accountId: string, id: string) {
  return database.selectFrom('upload_in_parts').selectAll().where('id', '=', id).where('account_id', '=', accountId);
}

export async function forgetUpload(database: Database, id: string): Promise<void> {
  await database.deleteFrom('upload_in_parts').where('id', '=', id).execute();
}

interface SentParts {
  id: string;
  first: number;
  sha256: string;
  bytes: Buffer;
}

type PartsFault = 'partsDamaged' | 'partsMisplaced' | 'uploadDiffers' | 'uploadGone';

/** Stores parts that have come, unless they are there. */
export async function takeParts(
  database: Database,
  accountId: string,
  { id, first, sha256, bytes }: SentParts,
  now: Date,
): Promise<{ upload: BegunUpload } | { refusal: PartsFault }> {
  if (hashOf(bytes) !== sha256) return { refusal: 'partsDamaged' };
  // Two tabs may send the same parts. They wait for each other here, and not in the index of the parts.
  const upload = await findUpload(database, accountId, id).forNoKeyUpdate().executeTakeFirst();
  if (!upload) return { refusal: 'uploadGone' };
  const parts = cut(upload, first, bytes);
  if (!parts) return { refusal: 'partsMisplaced' };
  if (upload.path !== null) return { upload };
  await database
    .insertInto('upload_part')
    .values(parts.map((part) => ({ upload_id: id, ...part })))
    .onConflict((conflict) => conflict.doNothing())
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
  await database.updateTable('upload_in_parts').set({ touched_at: now }).where('id', '=', id).execute();
  return { upload };
}

/** The single parts in what has come; nothing where it is not whole parts of this file. */
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

/** What of an upload is there, as its owner is told. */
export async function stateOf(database: Database, upload: BegunUpload): Promise<UploadState> {
  const { id, bytes, part_bytes: size, path } = upload;
  const parts = Math.ceil(bytes / size);
  const there = await database.selectFrom('upload_part').select('number').where('upload_id', '=', id).execute();
  const known = new Set(there.map(({ number }) => number));
  const all = Array.from({ length: parts }, (_, place) => place + 1);
  return { id, partBytes: size, parts, missing: path === null ? all.filter((number) => !known.has(number)) : [] };
}

/** Notes where the picture lies; its parts are needed no more. */
export async function noteFinished(database: Database, id: string, path: string, now: Date): Promise<void> {
  await database.updateTable('upload_in_parts').set({ path, touched_at: now }).where('id', '=', id).execute();
  await database.deleteFrom('upload_part').where('upload_id', '=', id).execute();
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
