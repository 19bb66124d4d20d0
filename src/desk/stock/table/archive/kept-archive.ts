import { del, entries, get, set } from 'idb-keyval';

/** In bytes: what a browser copies aside within seconds. Of a larger archive only its marks are kept. */
export const largestKept = 1024 * 1024 * 1024;
/** In bytes, of the end of an archive, where its directory lies with the sum of each file. */
const markedEnd = 4 * 1024 * 1024;
const storedFor = 7 * 24 * 3_600_000;

/** What an archive is recognised by. */
export interface ArchiveMarks {
  name: string;
  /** In bytes. */
  size: number;
  /** Of its end, so that an archive of many gigabytes is known at once. */
  hash: string;
}

interface Kept {
  /** The next member at a shared computer gets nothing of it. */
  owner: string;
  marks: ArchiveMarks;
  /** Absent where it is too large to be kept. */
  file?: File;
  at: number;
}

const itemPrefix = 'archive:';

/** What was chosen last for each table: one chosen before it may be read for longer, and must not take its place. */
const newest = new Map<string, File>();

/** Keeps the archive that was chosen for a table while its photos are not all sent. A browser that stores nothing keeps none. */
export async function keepArchive(importId: string, owner: string, file: File): Promise<void> {
  newest.set(importId, file);
  const isNewest = () => newest.get(importId) === file;
  try {
    const kept: Kept = { owner, marks: await marksOf(file), at: Date.now() };
    if (!isNewest()) return;
    await set(itemPrefix + importId, kept);
    // Where there is no room for the archive, its marks are there already.
    if ((await hasRoom(file.size)) && isNewest()) await set(itemPrefix + importId, { ...kept, file } satisfies Kept);
  } catch {
    // It stays on the page.
  }
}

/** What was kept for a table, if this member has chosen it. What is of others, or old, is forgotten. */
export async function readKeptArchive(
  importId: string,
  owner: string,
): Promise<Pick<Kept, 'marks' | 'file'> | undefined> {
  try {
    await forgetUnless((kept) => kept.owner === owner && Date.now() - kept.at < storedFor);
    return await get<Kept>(itemPrefix + importId);
  } catch {
    return undefined;
  }
}

/** All photos of the table are there. */
export async function forgetArchive(importId: string): Promise<void> {
  newest.delete(importId);
  await del(itemPrefix + importId).catch(() => undefined);
}

async function forgetUnless(isFine: (kept: Kept) => boolean): Promise<void> {
  const all = await entries<IDBValidKey, Kept>();
  const stale = all.filter(([item, kept]) => typeof item === 'string' && item.startsWith(itemPrefix) && !isFine(kept));
  await Promise.all(stale.map(([item]) => del(item)));
}

export async function isSameArchive(file: File, marks: ArchiveMarks): Promise<boolean> {
  return file.size === marks.size && (await marksOf(file)).hash === marks.hash;
}

async function marksOf(file: File): Promise<ArchiveMarks> {
  const start = Math.max(0, file.size - markedEnd);
  const digest = await crypto.subtle.digest('SHA-256', await file.slice(start).arrayBuffer());
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { name: file.name, size: file.size, hash };
}

async function hasRoom(size: number): Promise<boolean> {
  if (size > largestKept) return false;
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
  return quota - usage > 2 * size;
}
