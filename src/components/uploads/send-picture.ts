import { ApiFailure } from '../../../wire/client/failure.ts';
import { uploadFile, type UploadAddress } from '../../api/upload-file.ts';
import type { UploadFields } from '../../api/upload.ts';
import {
  finishPicture,
  goesInParts,
  isRefused,
  type PartsOptions,
  type PartsThere,
  sendInParts,
} from './send-in-parts.ts';

interface PictureOptions extends Pick<PartsOptions, 'signal' | 'isPatient'> {
  /** How much of it has been sent, from 0 to 1; of one in parts also how many are there. */
  onProgress?: (part: number, parts?: PartsThere) => void;
}

/** Sends a picture, a large one in parts. Rejects with an `ApiFailure`, which nobody else shows. */
export async function sendPicture(
  address: UploadAddress,
  fields: UploadFields,
  { onProgress, ...options }: PictureOptions = {},
): Promise<{ url: string }> {
  const { file } = fields;
  const whole = () => uploadFile(address, fields, { ...options, ...(onProgress && { onProgress }) });
  if (!goesInParts(file)) return whole();
  const onParts = (parts: PartsThere) => onProgress?.(parts.there / parts.all, parts);
  let hasBegun = false;
  try {
    const state = await sendInParts(file, 'picture', {
      ...options,
      onParts(parts) {
        hasBegun = true;
        onParts(parts);
      },
    });
    return await finishPicture(state, options);
  } catch (error) {
    // A file that cannot be read is told of like any other.
    if (!(error instanceof ApiFailure)) return whole();
    // A server that has no room for parts may still take it whole.
    if (hasBegun || !isRefused(error)) throw error;
    return whole();
  }
}
