import type { UploadedImage } from '../../generated/client/types.gen.ts';
import { refuse, userOf, type Context } from '../calls/context.ts';
import { newId } from '../ids.ts';
import { pictureBytes } from '../wire/limits.ts';
import { BrokenPicture } from './broken-picture.ts';
import { cleanPicture } from './clean-picture.ts';

/** Takes a picture as its sender's own, or says why not. */
export async function keepPicture(
  context: Context,
  bytes: Buffer,
): Promise<{ code: 0; body: UploadedImage } | { code: 400; message: string }> {
  if (bytes.length === 0) return refuse(context, 400, 'imageEmpty');
  if (bytes.length > pictureBytes) return refuse(context, 400, 'imageTooLarge');
  try {
    const picture = await cleanPicture(bytes);
    const { hash, path } = await context.services.files.put(picture, 'jpg');
    await context.database
      .insertInto('upload')
      .values({
        id: newId(),
        account_id: userOf(context).accountId,
        hash,
        path,
        bytes: picture.length,
        created_at: context.now,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'path']).doNothing())
      .execute();
    return { code: 0, body: { Status: 100, url: path } };
  } catch (error) {
    if (error instanceof BrokenPicture) return refuse(context, 400, 'imageFormat');
    throw error;
  }
}
