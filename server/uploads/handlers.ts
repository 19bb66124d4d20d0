import type { Handlers } from '../../generated/server.ts';
import { type Context, refuse, userOf } from '../calls/context.ts';
import { workAhead } from '../calls/work-ahead.ts';
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

const dataUrlPrefix = /^data:image\/(?:jpeg|jpg|png|bmp);base64,/;

/** The bytes of a Base64 text, with or without its data-URL prefix; undefined if the text is not Base64. */
function decodeBase64(text: string): Buffer | undefined {
  const digits = text.slice(dataUrlPrefix.exec(text)?.[0].length ?? 0);
  const bare = digits.slice(0, digits.endsWith('==') ? -2 : digits.endsWith('=') ? -1 : undefined);
  const isPadded = bare.length < digits.length;
  const isWhole = isPadded ? digits.length % 4 === 0 : bare.length % 4 !== 1;
  // Node skips over characters that are not Base64, so any text would be taken for a picture.
  if (!isWhole || /[^A-Za-z0-9+/]/.test(bare)) return undefined;
  return Buffer.from(bare, 'base64');
}
