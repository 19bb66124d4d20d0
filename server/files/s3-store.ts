import { createHash } from 'node:crypto';
import type { FileStore } from './file-store.ts';
import { isFilePath, pathOf } from './paths.ts';
import { signS3, type S3Keys, type S3Request } from './sign-s3.ts';

export interface S3Settings extends S3Keys {
  /** Such as `https://s3.eu-central-1.amazonaws.com`; the bucket is the first part of the path. */
  endpoint: string;
  bucket: string;
}

const patience = 15_000;

/** Uploaded pictures in S3-compatible storage, so that nodes share them. */
export function createS3Store(settings: S3Settings): FileStore {
  const { host, origin, pathname } = new URL(settings.endpoint);
  const base = `${pathname.replace(/\/$/, '')}/${settings.bucket}`;

  async function send(method: S3Request['method'], path: string, body: Buffer = Buffer.alloc(0)): Promise<Response> {
    const request = { method, host, path: base + path, headers: {}, body };
    const { host: _host, ...headers } = signS3(request, settings, new Date());
    return fetch(origin + request.path, {
      method,
      headers,
      signal: AbortSignal.timeout(patience),
      // A storage that sends us elsewhere is set up wrongly, and the signature is for this host alone.
      redirect: 'error',
      ...(method === 'PUT' && { body: new Uint8Array(body) }),
    });
  }

  return {
    async put(bytes, extension) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const path = pathOf(hash, extension);
      const isThere = (await send('HEAD', path)).ok;
      if (!isThere) await refuseFailure(await send('PUT', path, bytes));
      return { hash, path };
    },

    async read(path) {
      if (!isFilePath(path)) return undefined;
      const response = await send('GET', path);
      // A storage that may not be listed answers 403 for what is not there.
      if (response.status === 404 || response.status === 403) return undefined;
      await refuseFailure(response);
      return Buffer.from(await response.arrayBuffer());
    },
  };
}

async function refuseFailure(response: Response): Promise<void> {
  if (response.ok) return;
  // The storage's own words say what is wrong with keys or bucket; they hold no secret.
  const reason = (await response.text()).slice(0, 300);
  throw new Error(`The file storage answered ${response.status}: ${reason}`);
}
