import { del, entries, get, set } from 'idb-keyval';

/** Size that a browser copies within seconds, in bytes. For larger archives only the fingerprint is stored. */
const largestStored = 1024 * 1024 * 1024;
/** Bytes read from the end of an archive, where its directory and checksums are. */
const markedEnd = 4 * 1024 * 1024;
const storedFor = 7 * 24 * 3_600_000;

/** Fingerprint of an archive. */
export interface ArchiveFingerprint {
  name: string;
  /** In bytes. */
  size: number;
  /** Hash of the last bytes, so that even a huge archive is identified quickly. */
  hash: string;
}

interface StoredArchive {
  /** The owner, so that the next user of a shared computer cannot read it. */
  owner: string;
  marks: ArchiveFingerprint;
  /** Absent if the archive is too large to store. */
  file?: File;
  at: number;
}

const itemPrefix = 'archive:';

/** The latest choice for each import file. A slower, older read must not replace it. */
const newest = new Map<string, File>();

/** Stores the chosen archive until all photos are uploaded. Does nothing if browser storage is unavailable. */
export async function storeArchive(importId: string, owner: string, file: File): Promise<void> {
  newest.set(importId, file);
  const isNewest = () => newest.get(importId) === file;
  try {
    const stored: StoredArchive = { owner, marks: await fingerprintOf(file), at: Date.now() };
    if (!isNewest()) return;
    await set(itemPrefix + importId, stored);
    // Without room for the archive, its fingerprint is already stored.
    if ((await hasRoom(file.size)) && isNewest())
      await set(itemPrefix + importId, { ...stored, file } satisfies StoredArchive);
  } catch {
    // It stays available in memory.
  }
}

/** Returns the stored archive of an import file, if this staff member chose it. Deletes old ones and those of others. */
export async function readStoredArchive(
  importId: string,
  owner: string,
): Promise<Pick<StoredArchive, 'marks' | 'file'> | undefined> {
  try {
    await forgetUnless((kept) => kept.owner === owner && Date.now() - kept.at < storedFor);
    return await get<StoredArchive>(itemPrefix + importId);
  } catch {
    return undefined;
  }
}

/** Deletes the archive once all photos are uploaded. */
export async function forgetArchive(importId: string): Promise<void> {
  newest.delete(importId);
  await del(itemPrefix + importId).catch(() => undefined);
}

async function forgetUnless(isFine: (stored: StoredArchive) => boolean): Promise<void> {
  const all = await entries<IDBValidKey, StoredArchive>();
  const stale = all.filter(
    ([item, stored]) => typeof item === 'string' && item.startsWith(itemPrefix) && !isFine(stored),
  );
  await Promise.all(stale.map(([item]) => del(item)));
}

export async function isSameArchive(file: File, marks: ArchiveFingerprint): Promise<boolean> {
  return file.size === marks.size && (await fingerprintOf(file)).hash === marks.hash;
}

async function fingerprintOf(file: File): Promise<ArchiveFingerprint> {
  const start = Math.max(0, file.size - markedEnd);
  const digest = await crypto.subtle.digest('SHA-256', await file.slice(start).arrayBuffer());
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { name: file.name, size: file.size, hash };
}

async function hasRoom(size: number): Promise<boolean> {
  if (size > largestStored) return false;
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
  return quota - usage > 2 * size;
}
