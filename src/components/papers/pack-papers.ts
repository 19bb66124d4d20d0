import { strToU8, Zip, ZipPassThrough } from 'fflate';
import type { Paper } from '../../../generated/client/types.gen.ts';

/** What programs that compare hashes read: `sha256sum --check SHA256SUMS.txt`. */
const sumsName = 'SHA256SUMS.txt';

/**
 * Fetches the files of papers and packs them, each under its own name, with a list of their hashes. Either all of them are
 * in the archive, or there is none. Nothing is compressed: pictures and PDF are already.
 */
export async function packPapers(papers: readonly Paper[]): Promise<Blob> {
  const parts: Blob[] = [];
  const archive = new Zip((failure, bytes) => {
    if (failure) throw failure;
    // The parts of a blob need not stay in memory.
    parts.push(new Blob([bytes]));
  });
  const kept = papers.flatMap(({ file, ...paper }) => (file === undefined ? [] : [{ ...paper, file }]));
  const sums = kept.map(({ sha256, name }) => `${sha256}  ${name}\n`).join('');
  add(archive, sumsName, strToU8(sums));
  for (const { file, name, addedAt } of kept) {
    // One after the other, so that a phone holds one file at a time.
    add(archive, name, await fetchFile(file), new Date(addedAt));
  }
  archive.end();
  return new Blob(parts, { type: 'application/zip' });
}

function add(archive: Zip, name: string, bytes: Uint8Array, since?: Date): void {
  const entry = new ZipPassThrough(name);
  if (since) entry.mtime = since;
  archive.add(entry);
  entry.push(bytes, true);
}

async function fetchFile(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`A paper was answered with status ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}
