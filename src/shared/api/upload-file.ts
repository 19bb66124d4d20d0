import { operations, type OperationId } from '#generated/operations.ts';
import type { UploadedImage, UploadState } from '#generated/client/types.gen.ts';
import type { Upload, UploadFields, UploadOptions } from './upload.ts';

/** The calls that upload a whole file and report its progress. */
export type UploadAddress = Extract<OperationId, 'uploadImage' | 'uploadDealerClue'>;

let installed: Upload | undefined;

export function installUpload(upload: Upload): void {
  installed = upload;
}

/** Posts a file. Rejects with an `ApiFailure`, which only the caller shows. */
export async function uploadFile(
  address: UploadAddress,
  fields: UploadFields,
  options?: UploadOptions,
): Promise<UploadedImage> {
  return (await post(address, fields, options)) as UploadedImage;
}

/** Posts consecutive parts of a file; resolves to the parts that the server has. Rejects as `uploadFile` does. */
export async function uploadParts(fields: UploadFields, options?: UploadOptions): Promise<UploadState> {
  return (await post('uploadParts', fields, options)) as UploadState;
}

function post(id: UploadAddress | 'uploadParts', fields: UploadFields, options?: UploadOptions): Promise<unknown> {
  if (!installed) throw new Error('Call configureApi before the first upload.');
  return installed(operations[id], fields, options);
}
