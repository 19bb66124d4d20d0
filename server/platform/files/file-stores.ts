import { createHash, randomBytes } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { FileStore } from '#server/platform/services.ts';
import { isFilePath, pathOf } from './file-links.ts';

/** Opens S3-compatible storage if configured, otherwise a folder. */
export function openFileStore(folder: string, storage?: S3Settings): FileStore {
  return storage ? createS3Store(storage) : createFolderStore(folder);
}

/** Stores uploaded files in a folder under their hash. */
export function createFolderStore(folder: string): FileStore {
  return {
    async put(bytes, extension) {
      const hash = sha256(bytes);
      const path = pathOf(hash, extension);
      const target = join(folder, path);
      const isThere = await access(target).then(
        () => true,
        () => false,
      );
      if (isThere) return { hash, path };
      await mkdir(dirname(target), { recursive: true });
      // Write aside and rename, so that nobody reads half a file.
      const partial = `${target}.${randomBytes(6).toString('hex')}`;
      try {
        await writeFile(partial, bytes);
        await rename(partial, target);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      return { hash, path };
    },

    async read(path) {
      return isFilePath(path) ? readFile(join(folder, path)).catch(missingOrThrow) : undefined;
    },

    async open(path, part) {
      if (!isFilePath(path)) return undefined;
      const file = await open(join(folder, path)).catch(missingOrThrow);
      if (!file) return undefined;
      const { size } = await file.stat();
      return { size: part ? part.end - part.start + 1 : size, stream: file.createReadStream(part) };
    },

    async probe() {
      await mkdir(folder, { recursive: true });
      const target = join(folder, `probe.${randomBytes(6).toString('hex')}`);
      try {
        await writeFile(target, Buffer.alloc(64 * 1024));
      } finally {
        await rm(target, { force: true });
      }
    },
  };
}

/** Other errors must not count as a missing file: they pass, and a missing file is reported as lost. */
function missingOrThrow(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}

export interface S3Settings {
  /** Such as `https://s3.eu-central-1.amazonaws.com`; the bucket is the first part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

const timeout = 15_000;

/** Stores uploaded files in S3-compatible storage, shared by all nodes. */
export function createS3Store({ endpoint, bucket, region, accessKey, secretKey }: S3Settings): FileStore {
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, service: 's3', region });

  async function send(
    method: 'GET' | 'HEAD' | 'PUT',
    path: string,
    body?: Buffer,
    headers?: Readonly<Record<string, string>>,
    signal = AbortSignal.timeout(timeout),
  ): Promise<Response> {
    const request = await client.sign(base + path, {
      method,
      // The hash is signed too, so that the storage refuses a body altered in transit.
      headers: { 'X-Amz-Content-Sha256': sha256(body ?? ''), ...headers },
      signal,
      // A redirect means wrong configuration, and the signature is valid for this host only.
      redirect: 'error',
      ...(body && { body: new Uint8Array(body) }),
    });
    return fetch(request);
  }

  return {
    async put(bytes, extension) {
      const hash = sha256(bytes);
      const path = pathOf(hash, extension);
      // If this fails for a reason other than a missing file, the next request fails too and reports it.
      const isThere = (await send('HEAD', path)).ok;
      if (!isThere) await refuseFailure(await send('PUT', path, bytes));
      return { hash, path };
    },

    async read(path) {
      if (!isFilePath(path)) return undefined;
      const response = await send('GET', path);
      if (response.status === 404) return undefined;
      await refuseFailure(response);
      return Buffer.from(await response.arrayBuffer());
    },

    async open(path, part) {
      if (!isFilePath(path)) return undefined;
      const waiting = new AbortController();
      // Only the response headers have a time limit; the visitor may read as long as needed.
      const late = setTimeout(() => waiting.abort(), timeout);
      const range = part && { Range: `bytes=${part.start}-${part.end}` };
      const response = await send('GET', path, undefined, range, waiting.signal).finally(() => clearTimeout(late));
      if (response.status === 404) return undefined;
      await refuseFailure(response);
      if (part && response.status === 200) {
        // A storage without range support sends the whole file.
        const bytes = Buffer.from(await response.arrayBuffer()).subarray(part.start, part.end + 1);
        return { size: bytes.length, stream: Readable.from([bytes]) };
      }
      const size = Number(response.headers.get('content-length'));
      return { size, stream: Readable.from(response.body ?? [], { objectMode: false }) };
    },

    // All nodes share the storage, so its failure is no reason to prefer another node.
    probe: () => Promise.resolve(),
  };
}

async function refuseFailure(response: Response): Promise<void> {
  if (response.ok) return;
  // The storage's message explains what is wrong with keys or bucket and contains no secret.
  const reason = (await response.text()).slice(0, 300);
  throw new Error(`The file storage answered ${response.status}: ${reason}`);
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}
