import { operations, type OperationId } from '../../generated/operations.ts';
import type { UploadedImage, UploadState } from '../../generated/client/types.gen.ts';
import type { Upload, UploadFields, UploadOptions } from './upload.ts';

/** The calls that take a file as it is, with its progress told. */
export type UploadAddress = Extract<OperationId, 'uploadImage' | 'uploadDealerClue'>;

let installed: Upload | undefined;

export function installUpload(upload: Upload): void {
  installed = upload;
}

/** Posts a file. Rejects with an `ApiFailure`, which nobody else shows. */
export async function uploadFile(
  address: UploadAddress,
  fields: UploadFields,
  options?: UploadOptions,
): Promise<UploadedImage> {
  return (await post(address, fields, options)) as UploadedImage;
}

/** Posts parts of a file that follow each other; answers what of it is there. Rejects as `uploadFile` does. */
export async function uploadParts(fields: UploadFields, options?: UploadOptions): Promise<UploadState> {
  return (await post('uploadParts', fields, options)) as UploadState;
}

function post(id: UploadAddress | 'uploadParts', fields: UploadFields, options?: UploadOptions): Promise<unknown> {
  if (!installed) throw new Error('Call configureApi before the first upload.');
  return installed(operations[id], fields, options);
}
