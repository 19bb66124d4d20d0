import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A file of a backup by its path, with slashes on every system. */
export interface ListedFile {
  path: string;
  bytes: number;
  sha256: string;
}

export interface Listing {
  /** Also the empty folders: the engine needs some. */
  folders: string[];
  files: ListedFile[];
}

/** Lists and hashes everything below a folder. */
export async function listFiles(folder: string): Promise<Listing> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathOf = (parent: string, name: string) =>
    join(parent, name)
      .slice(folder.length + 1)
      .split(sep)
      .join('/');
  const folders: string[] = [];
  const files: ListedFile[] = [];
  for (const entry of entries) {
    const path = pathOf(entry.parentPath, entry.name);
    if (entry.isDirectory()) folders.push(path);
    else files.push({ path, ...(await hashFile(join(folder, path))) });
  }
  return { folders: folders.toSorted(), files: files.toSorted((one, other) => (one.path < other.path ? -1 : 1)) };
}

export async function hashFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(part);
    bytes += part.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Whether nothing would be overwritten in this folder: it is missing or empty. */
export async function isFree(folder: string, except: readonly string[] = []): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.every((name) => except.includes(name));
}
