import { uploadFile, type UploadAddress } from '#shared/api/upload-file.ts';
import type { UploadFields } from '#shared/api/upload.ts';
import { finishPicture, type PartsOptions, type PartsThere, trySendInParts } from './send-in-parts.ts';

interface PictureOptions extends Pick<PartsOptions, 'signal' | 'isPatient'> {
  /** The uploaded share, from 0 to 1; for one in parts also the number of arrived parts. */
  onProgress?: (part: number, parts?: PartsThere) => void;
}

/** Sends a picture, a large one in parts. Rejects with an `ApiFailure`, which only the caller shows. */
export async function sendPicture(
  address: UploadAddress,
  fields: UploadFields,
  { onProgress, ...options }: PictureOptions = {},
): Promise<{ url: string }> {
  const { file } = fields;
  const state = await trySendInParts(file, 'picture', {
    ...options,
    onParts: (parts) => onProgress?.(parts.there / parts.all, parts),
  });
  if (state) return finishPicture(state, options);
  return uploadFile(address, fields, { ...options, ...(onProgress && { onProgress }) });
}
