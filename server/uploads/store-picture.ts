import { TooBusy } from '../crew/turns.ts';
import type { FileStore } from '../services/services.ts';
import { pictureBytes } from '../../wire/host/limits.ts';
import { createDecoders } from './decoders.ts';
import { formatOf } from './clean-picture.ts';
import type { Database } from '../database/tables.ts';
import type { UploadedImage } from '../../generated/client/types.gen.ts';
import { type Context, refuse, userOf } from '../calls/context.ts';
import { linkFile } from '../files/file-links.ts';
import { newId } from '../secrets/ids.ts';

/** Where a cleaned picture lies, or why it was not taken. */
export type StoredPicture =
  | { hash: string; path: string; bytes: number }
  | { refusal: 'imageEmpty' | 'imageTooLarge' | 'imageFormat' | 'imagePixels' | 'tooManyRequests' };

/** For the process: whatever is sent to it, so many pictures are decoded at a time. */
const decoders = createDecoders();

/**
 * Cleans a picture and stores it under the hash of what it has become: doing so twice changes nothing, so it needs no
 * transaction.
 */
export async function storePicture(files: FileStore, bytes: Buffer, sender: string): Promise<StoredPicture> {
  if (bytes.length === 0) return { refusal: 'imageEmpty' };
  if (bytes.length > pictureBytes) return { refusal: 'imageTooLarge' };
  // What is no picture at all needs no decoder to say so.
  if (!formatOf(bytes)) return { refusal: 'imageFormat' };
  const picture = await decoders.clean(bytes, sender).catch(unlessBusy);
  if (typeof picture === 'string') return { refusal: picture };
  return { ...(await files.put(picture, 'jpg')), bytes: picture.length };
}

function unlessBusy(error: unknown): 'tooManyRequests' {
  if (error instanceof TooBusy) return 'tooManyRequests';
  throw error;
}

/** Whether an account has uploaded each of these pictures itself: nobody proves anything with another's. */
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

/** Takes a stored picture as its sender's own, or says why not. */
export async function keepPicture(
  context: Context,
  stored: StoredPicture,
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
