import { TooBusy } from '#server/platform/worker-pool/fair-queue.ts';
import type { FileStore } from '#server/platform/services.ts';
import { pictureBytes } from '#wire/host/limits.ts';
import { createDecoders } from './decoders.ts';
import { formatOf } from './clean-picture.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { UploadedImage } from '#generated/client/types.gen.ts';
import { type Context, refuse, userOf } from '#server/platform/calls/context.ts';
import { linkFile } from '#server/platform/files/file-links.ts';
import { newId } from '#server/platform/secrets/ids.ts';

/** The path of a cleaned picture, or why it was refused. */
export type StoredPicture = { hash: string; path: string; bytes: number } | { refusal: PictureRefusal };
type PictureRefusal = 'imageEmpty' | 'imageTooLarge' | 'imageFormat' | 'imagePixels' | 'tooManyRequests';

/** One set of decoders per process, to limit concurrent decoding. */
export const decoders = createDecoders();

/** Cleans a picture and stores it under the result's hash. Idempotent, so it needs no transaction. */
export async function storePicture(files: FileStore, bytes: Buffer, sender: string): Promise<StoredPicture> {
  const picture = await cleanUpload(bytes, sender);
  if (typeof picture === 'string') return { refusal: picture };
  return { ...(await files.put(picture, 'jpg')), bytes: picture.length };
}

/** Re-encodes an uploaded picture, or returns why it is refused. */
export async function cleanUpload(bytes: Buffer, sender: string): Promise<Buffer | PictureRefusal> {
  if (bytes.length === 0) return 'imageEmpty';
  if (bytes.length > pictureBytes) return 'imageTooLarge';
  // Refuse files that are no pictures without a decoder.
  if (!formatOf(bytes)) return 'imageFormat';
  return decoders.clean(bytes, sender).catch(tooManyRequestsOrThrow);
}

export function tooManyRequestsOrThrow(error: unknown): 'tooManyRequests' {
  if (error instanceof TooBusy) return 'tooManyRequests';
  throw error;
}

/**
 * Whether an account has uploaded each of these pictures itself: nobody may use another's picture as a payment proof.
 */
export async function ownsUploads(database: Database, accountId: string, urls: readonly string[]): Promise<boolean> {
  const wanted = new Set(urls);
  if (wanted.size === 0) return true;
  const owned = await database
    .selectFrom('upload')
    .select('path')
    .where('account_id', '=', accountId)
    .where('path', 'in', [...wanted])
    .execute();
  return owned.length === wanted.size;
}

/** Records a stored picture as the sender's own, or returns why it is refused. */
export async function recordPicture(
  context: Context,
  stored: StoredPicture | { refusal: 'uploadsFull' },
): Promise<{ code: 0; body: UploadedImage } | { code: 400; message: string }> {
  if ('refusal' in stored) return refuse(context, 400, stored.refusal);
  const { hash, path, bytes } = stored;
  const user = userOf(context);
  await context.database
    .insertInto('upload')
    .values({ id: newId(), account_id: user.accountId, hash, path, bytes, created_at: context.now })
    .onConflict((conflict) => conflict.columns(['account_id', 'path']).doNothing())
    .execute();
  return { code: 0, body: { Status: 100, url: linkFile(context.services.secret, path, user, context.now) } };
}
