import type { FileStore } from '../services/services.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store, type S3Settings } from './s3-store.ts';

/** S3-compatible storage where there is one, else the folder. */
export function openFileStore(folder: string, storage?: S3Settings): FileStore {
  return storage ? createS3Store(storage) : createFolderStore(folder);
}
