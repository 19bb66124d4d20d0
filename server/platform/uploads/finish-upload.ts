import { type Context, refuse } from '#server/platform/calls/context.ts';
import { createFairQueue, TooBusy } from '#server/platform/worker-pool/fair-queue.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { type BegunUpload, findUpload, deleteUpload, hashOf } from './uploads-in-parts.ts';

/** Why there is no complete file: its picture is stored already, or it cannot be finished. */
type NotWhole =
  | { is: 'finished'; path: string }
  | { is: 'wrong'; refusal: 'uploadDiffers' | 'uploadGone' | 'uploadIncomplete' };

/** Complete files are held in memory, up to 13 MB each, until decoded. */
const enqueue = createFairQueue({ most: 8, longestQueue: 200, longestForOne: 12, longestWait: 12_000 });

/** Joins an upload's parts and processes the file. */
export async function withCompleteFile<Stored>(
  database: Database,
  accountId: string,
  upload: Pick<BegunUpload, 'id' | 'kind'>,
  store: (bytes: Buffer) => Promise<Stored>,
): Promise<Stored | NotWhole | { refusal: 'tooManyRequests' }> {
  try {
    return await enqueue(async () => {
      const whole = await readWhole(database, accountId, upload);
      return 'is' in whole ? whole : store(whole.bytes);
    }, accountId);
  } catch (error) {
    if (error instanceof TooBusy) return { refusal: 'tooManyRequests' };
    throw error;
  }
}

async function readWhole(
  database: Database,
  accountId: string,
  { id, kind }: Pick<BegunUpload, 'id' | 'kind'>,
): Promise<{ bytes: Buffer } | NotWhole> {
  const upload = await findUpload(database, accountId, id).where('kind', '=', kind).executeTakeFirst();
  if (!upload) return { is: 'wrong', refusal: 'uploadGone' };
  if (upload.path !== null) return { is: 'finished', path: upload.path };
  const parts = await database
    .selectFrom('upload_part')
    .select('content')
    .where('upload_id', '=', id)
    .orderBy('number')
    .execute();
  const bytes = Buffer.concat(parts.map(({ content }) => content));
  if (bytes.length === upload.bytes) {
    return hashOf(bytes) === upload.sha256 ? { bytes } : { is: 'wrong', refusal: 'uploadDiffers' };
  }
  // Another tab may have finished it since the lookup.
  const now = await findUpload(database, accountId, id).executeTakeFirst();
  if (now && now.path !== null) return { is: 'finished', path: now.path };
  return { is: 'wrong', refusal: now ? 'uploadIncomplete' : 'uploadGone' };
}

/** An invalid file stays invalid. One rejected by a full queue or for the account's quota can be finished later. */
export function canFinishLater(refusal: string): boolean {
  return refusal === 'tooManyRequests' || refusal === 'uploadsFull';
}

/** Refuses to finish an upload. If the content differs from what was announced, it must start again. */
export async function refuseIncomplete(
  context: Context,
  id: string,
  refusal: 'uploadDiffers' | 'uploadGone' | 'uploadIncomplete',
) {
  if (refusal === 'uploadDiffers') await deleteRefusedUpload(context, id);
  return refuse(context, 400, refusal);
}

/** Deletes an upload even though the call is refused. */
export async function deleteRefusedUpload({ database, keepWrites }: Context, id: string): Promise<void> {
  await deleteUpload(database, id);
  keepWrites();
}
