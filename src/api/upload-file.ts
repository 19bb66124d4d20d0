import { operations, type OperationId } from '../../generated/operations.ts';
import type { UploadedImage } from '../../generated/client/types.gen.ts';
import type { Upload, UploadFields, UploadOptions } from './upload.ts';

/** The calls that take a file as it is, with its progress told. */
export type UploadAddress = Extract<OperationId, 'uploadImage' | 'uploadDealerClue'>;

let installed: Upload | undefined;

export function installUpload(upload: Upload): void {
  installed = upload;
}

/** Posts a file. Rejects with an `ApiFailure`, which nobody else shows. */
export function uploadFile(
  address: UploadAddress,
  fields: UploadFields,
  options?: UploadOptions,
): Promise<UploadedImage> {
  if (!installed) throw new Error('Call configureApi before the first upload.');
  return installed(operations[address], fields, options);
}
