import { createHash, randomBytes } from 'node:crypto';
import { type Context, staffActorOf } from '#server/platform/calls/context.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import type { PhotoEdit } from '#server/platform/database/tables/stock-tables.ts';
import { nameOfPhoto, type PhotoName } from '#server/platform/uploads/photo-name.ts';
import type { VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import { stockNoOf } from './stock-state.ts';

export const mostPhotos = 40;

/** A stored photo, to be appended to a vehicle. */
export interface StoredPhoto {
  path: string;
  bytes: number;
  /** Hash of the uploaded file. */
  hash: string;
  source?: string;
  /** Existing variants, if it is a photo of another vehicle of ours. */
  shown?: Omit<PhotoName, 'id'> & { edit: PhotoEdit | null };
}

export const hashOfFile = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Appends a photo to a locked vehicle with room for it, and returns all names. */
export async function addPhoto(context: Context, row: VehicleRow, photo: StoredPhoto): Promise<string[]> {
  const { path, bytes, hash, source, shown } = photo;
  const id = randomBytes(8).toString('hex');
  await context.database
    .insertInto('vehicle_photo')
    .values({
      id,
      vehicle_id: row.id,
      path,
      bytes,
      edit: shown?.edit ? JSON.stringify(shown.edit) : null,
      source: source ?? null,
      source_hash: hash,
      added_at: context.now,
    })
    .execute();
  const name = nameOfPhoto({ id, turn: shown?.turn ?? 0, mark: shown?.mark });
  const names = [...(row.photos ?? []), name];
  await savePhotos(context, row, 'add-photo', names);
  return names;
}

/** Photos have their own conflict check, so they keep the version of the form that somebody may be editing. */
export async function savePhotos(
  context: Context,
  row: VehicleRow,
  act: string,
  photos: readonly string[],
): Promise<void> {
  const { database, now } = context;
  await database
    .updateTable('vehicle')
    .set({ photos: [...photos], changed_at: now })
    .where('id', '=', row.id)
    .execute();
  const [before, after] = [{ photos: row.photos ?? [] }, { photos }];
  await writeAuditLog(database, { by: staffActorOf(context), act, subject: stockNoOf(row), before, after }, now);
}
