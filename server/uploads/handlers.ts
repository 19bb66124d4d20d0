import type { Handlers } from '../../generated/server.ts';
import { type Context, refuse, userOf } from '../calls/context.ts';
import { workAhead } from '../calls/work-ahead.ts';
import { decodeBase64 } from './decode-base64.ts';
import { keepPicture, storePicture } from './store-picture.ts';

export const uploadHandlers: Pick<Handlers<Context>, 'uploadImage' | 'uploadDealerClue'> = {
  uploadImage: workAhead<'uploadImage'>(async ({ imgBase64, id, status }, context) => {
    const { services } = context;
    // The order is checked when the proof is used for a payment. Here the two fields only have to come together.
    if ((id === undefined) !== (status === undefined)) return () => ({ code: 400 });
    const bytes = decodeBase64(imgBase64);
    if (!bytes) return (inside) => refuse(inside, 400, 'imageFormat');
    const stored = await storePicture(services.files, bytes, userOf(context).accountId);
    return (inside) => keepPicture(inside, stored);
  }),

  uploadDealerClue: workAhead<'uploadDealerClue'>(async ({ file }, context) => {
    const { services } = context;
    const stored = await storePicture(services.files, Buffer.from(await file.arrayBuffer()), userOf(context).accountId);
    return (inside) => keepPicture(inside, stored);
  }),
};
