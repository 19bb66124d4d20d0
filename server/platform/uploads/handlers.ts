import type { Handlers } from '#generated/server.ts';
import { type Context, refuse, senderOf, userOf } from '#server/platform/calls/context.ts';
import { twoPhaseHandler } from '#server/platform/calls/two-phase-handler.ts';
import { linkFile } from '#server/platform/files/file-links.ts';
import { decodeBase64 } from './decode-base64.ts';
import { canFinishLater, deleteRefusedUpload, refuseIncomplete, withCompleteFile } from './finish-upload.ts';
import { recordPicture, storePicture } from './store-picture.ts';
import { storeWithinQuota } from './upload-quota.ts';
import { type BegunUpload, beginUpload, noteFinished, stateOf, takeParts } from './uploads-in-parts.ts';

type UploadOperation = 'uploadImage' | 'uploadDealerClue' | 'beginUpload' | 'uploadParts' | 'finishUpload';

export const uploadHandlers: Pick<Handlers<Context>, UploadOperation> = {
  uploadImage: twoPhaseHandler<'uploadImage'>(async ({ imgBase64, id, status }, context) => {
    const { services } = context;
    // The order is checked when the proof is submitted. Here the two fields only have to come together.
    if ((id === undefined) !== (status === undefined)) return () => ({ code: 400 });
    const bytes = decodeBase64(imgBase64);
    if (!bytes) return (inside) => refuse(inside, 400, 'imageFormat');
    const stored = await storeWithinQuota(context, () => storePicture(services.files, bytes, senderOf(context)));
    return (inside) => recordPicture(inside, stored);
  }),

  uploadDealerClue: twoPhaseHandler<'uploadDealerClue'>(async ({ file }, context) => {
    const { services } = context;
    const stored = await storeWithinQuota(context, async () =>
      storePicture(services.files, Buffer.from(await file.arrayBuffer()), senderOf(context)),
    );
    return (inside) => recordPicture(inside, stored);
  }),

  async beginUpload({ kind, sha256, bytes }, context) {
    const { accountId } = userOf(context);
    const upload = await beginUpload(context.database, accountId, { kind, sha256, bytes }, context.now);
    return upload ? tellState(upload, context) : refuse(context, 400, 'tooManyRequests');
  },

  async uploadParts({ id, first, sha256, partsBase64 }, context) {
    const { database, now } = context;
    const bytes = decodeBase64(partsBase64);
    if (!bytes) return refuse(context, 400, 'partsDamaged');
    const taken = await takeParts(database, userOf(context).accountId, { id, first, sha256, bytes }, now);
    return 'refusal' in taken ? refuse(context, 400, taken.refusal) : tellState(taken.upload, context);
  },

  finishUpload: twoPhaseHandler<'finishUpload'>(async ({ id }, context) => {
    const { database, services } = context;
    const { accountId } = userOf(context);
    const stored = await withCompleteFile(database, accountId, { id, kind: 'picture' }, (bytes) =>
      storeWithinQuota(context, () => storePicture(services.files, bytes, senderOf(context))),
    );
    return async (inside) => {
      if ('is' in stored) {
        if (stored.is === 'wrong') return refuseIncomplete(inside, id, stored.refusal);
        return { code: 0, body: showImage(stored.path, inside) };
      }
      if ('refusal' in stored && !canFinishLater(stored.refusal)) await deleteRefusedUpload(inside, id);
      if ('path' in stored) await noteFinished(inside.database, id, stored.path, inside.now);
      return recordPicture(inside, stored);
    };
  }),
};

async function tellState(upload: BegunUpload, context: Context) {
  const state = await stateOf(context.database, upload);
  const { kind, path } = upload;
  const image = kind === 'picture' && path !== null ? showImage(path, context) : undefined;
  return { code: 0 as const, body: { ...state, ...(image && { image }) } };
}

function showImage(path: string, context: Context) {
  return { Status: 100 as const, url: linkFile(context.services.secret, path, userOf(context), context.now) };
}
