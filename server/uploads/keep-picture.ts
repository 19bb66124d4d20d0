import type { UploadedImage } from '../../generated/client/types.gen.ts';
import { refuse, userOf, type Context } from '../calls/context.ts';
import { linkFile } from '../files/file-links.ts';
import { newId } from '../secrets/ids.ts';
import type { StoredPicture } from './store-picture.ts';

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
