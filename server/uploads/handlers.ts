import type { Handlers } from '../../generated/server.ts';
import { refuse, type Context } from '../calls/context.ts';
import { decodeBase64 } from './base64.ts';
import { keepPicture } from './keep-picture.ts';

export const uploadHandlers: Pick<Handlers<Context>, 'uploadImage' | 'uploadDealerClue'> = {
  uploadImage({ imgBase64, id, status }, context) {
    // Which order a proof is for is settled when it is paid with; here the two are only held to come together.
    if ((id === undefined) !== (status === undefined)) return { code: 400 };
    const bytes = decodeBase64(imgBase64);
    return bytes ? keepPicture(context, bytes) : refuse(context, 400, 'imageFormat');
  },

  async uploadDealerClue({ file }, context) {
    return keepPicture(context, Buffer.from(await file.arrayBuffer()));
  },
};
