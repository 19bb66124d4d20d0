import { StartRefused } from '../../wire/host/start.ts';
import type { FileStore } from '../services/services.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store, type S3Settings } from './s3-store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** S3-compatible storage where the environment names one, else the folder. */
export function openFileStore(environment: Environment, folder: string): FileStore {
  const settings = readS3Settings(environment);
  return settings ? createS3Store(settings) : createFolderStore(folder);
}

export function readS3Settings(environment: Environment): S3Settings | undefined {
  const endpoint = environment['S3_ENDPOINT'];
  if (!endpoint) return undefined;
  const isAddress = URL.canParse(endpoint) && ['http:', 'https:'].includes(new URL(endpoint).protocol);
  if (!isAddress) throw new StartRefused('S3_ENDPOINT is no http: or https: address: mend it or leave it out.');
  const need = (name: string): string => {
    const value = environment[name];
    if (!value) throw new StartRefused(`${name} is missing: S3_ENDPOINT needs it too.`);
    return value;
  };
  return {
    endpoint,
    bucket: need('S3_BUCKET'),
    accessKey: need('S3_ACCESS_KEY'),
    secretKey: need('S3_SECRET_KEY'),
    region: environment['S3_REGION'] || 'us-east-1',
  };
}
