import type { StaffImportPhoto, StaffImportPhotoFault } from '#generated/client/types.gen.ts';
import { type Context, senderOf } from '#server/platform/calls/context.ts';
import { markOf } from '#server/platform/uploads/photo-name.ts';
import { storePicture } from '#server/platform/uploads/store-picture.ts';
import { lockVehicle, type VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import { addPhoto, hashOfFile, mostPhotos, type StoredPhoto } from '../add-photo.ts';
import { ownPhotoAt } from './row-photos.ts';

/** Result of loading a photo of a row. `busy` means try again. */
export type LoadedPhoto = StoredPhoto | { fault: StaffImportPhotoFault } | { busy: true };

/** Key of a row’s photo. */
export interface PhotoPlace {
  importId: string;
  line: number;
  place: number;
}

const faultOfPicture = {
  imageEmpty: 'noPicture',
  imageFormat: 'noPicture',
  imageTooLarge: 'tooLarge',
  imagePixels: 'pixels',
} as const;

/** Faults that a retry may resolve, because they lie with the host. Others need a corrected file or vehicle. */
export const retryableFaults: readonly StaffImportPhotoFault[] = [
  'notFound',
  'unreachable',
  'slow',
  'tooLarge',
  'noPicture',
  'pixels',
];

/** Re-encodes and stores a file like every uploaded photo, outside the transaction. */
export async function storePhoto(context: Context, bytes: Buffer, source: string): Promise<LoadedPhoto> {
  const stored = await storePicture(context.services.files, bytes, senderOf(context));
  if ('path' in stored) return { path: stored.path, bytes: stored.bytes, hash: hashOfFile(bytes), source };
  const { refusal } = stored;
  return refusal === 'tooManyRequests' ? { busy: true } : { fault: faultOfPicture[refusal] };
}

/** Downloads a photo. Our own addresses are read from the store. */
export async function loadPhoto(context: Context, source: string): Promise<LoadedPhoto> {
  const { services } = context;
  const own = ownPhotoAt(source, services.publicUrl);
  if (own) return copyOwn(context, own, source);
  const fetched = await services.fetchPicture(source);
  return 'bytes' in fetched ? storePhoto(context, fetched.bytes, source) : fetched;
}

async function copyOwn(
  { database }: Context,
  { vehicleId, id, turn, mark }: NonNullable<ReturnType<typeof ownPhotoAt>>,
  source: string,
): Promise<LoadedPhoto> {
  const photo = await database
    .selectFrom('vehicle_photo')
    .select(['path', 'bytes', 'edit', 'source_hash'])
    .where('id', '=', id)
    .where('vehicle_id', '=', vehicleId)
    .executeTakeFirst();
  // As everywhere, a replaced address returns nothing.
  if (!photo || markOf(photo.edit) !== mark) return { fault: 'notFound' };
  const { path, bytes, edit } = photo;
  return { path, bytes, hash: photo.source_hash ?? path, source, shown: { turn, mark, edit } };
}

/** Adds a photo to the vehicle of its row, unless it is settled already, and records the result. */
export async function recordPhotoResult(
  context: Context,
  at: PhotoPlace & { stockNo: string },
  obtained: Exclude<LoadedPhoto, { busy: true }>,
): Promise<void> {
  const { database } = context;
  const waiting = await ofPlace(context, at).select('state').forUpdate().executeTakeFirst();
  if (waiting?.state !== 'waiting') return;
  const outcome = 'fault' in obtained ? obtained : await addIfMissing(context, at.stockNo, obtained);
  await database
    .updateTable('stock_import_photo')
    .set('fault' in outcome ? { state: 'failed', fault: outcome.fault } : outcome)
    .where('import_id', '=', at.importId)
    .where('line', '=', at.line)
    .where('place', '=', at.place)
    .execute();
}

const ofPlace = ({ database }: Context, { importId, line, place }: PhotoPlace) =>
  database
    .selectFrom('stock_import_photo')
    .where('import_id', '=', importId)
    .where('line', '=', line)
    .where('place', '=', place);

type Outcome = { state: 'added' | 'present' } | { fault: StaffImportPhotoFault };

async function addIfMissing(context: Context, stockNo: string, photo: StoredPhoto): Promise<Outcome> {
  const row = await lockByNumber(context, stockNo);
  if (!row) return { fault: 'row' };
  const same = await context.database
    .selectFrom('vehicle_photo')
    .select('id')
    .where('vehicle_id', '=', row.id)
    .where((either) => either.or([either('source_hash', '=', photo.hash), either('path', '=', photo.path)]))
    .executeTakeFirst();
  if (same) return { state: 'present' };
  if ((row.photos ?? []).length >= mostPhotos) return { fault: 'full' };
  await addPhoto(context, row, photo);
  return { state: 'added' };
}

async function lockByNumber({ database }: Context, stockNo: string): Promise<VehicleRow | undefined> {
  const found = await database
    .selectFrom('vehicle')
    .select('id')
    .where('stock_no', '=', stockNo.toUpperCase())
    .executeTakeFirst();
  return found && lockVehicle(database, found.id);
}

/** A photo of a row as shown at the desk. */
export function showImportPhoto(row: {
  place: number;
  source: string;
  is_in_archive: boolean;
  state: StaffImportPhoto['state'];
  fault: StaffImportPhotoFault | null;
}): StaffImportPhoto {
  const { place, source, is_in_archive: isInArchive, state, fault } = row;
  return { place, source, isInArchive, state, ...(fault !== null && { fault }) };
}
