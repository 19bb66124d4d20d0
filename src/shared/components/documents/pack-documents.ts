import { strToU8, Zip, ZipPassThrough } from 'fflate';
import type { Paper } from '#generated/client/types.gen.ts';

/** In the format of `sha256sum --check SHA256SUMS.txt`. */
const sumsName = 'SHA256SUMS.txt';

/**
 * Downloads the files of documents and packs them, each under its own name, with a list of their hashes. The archive
 * contains all of them, or none is created. Files are not compressed: pictures and PDFs already are.
 */
export async function packDocuments(papers: readonly Paper[]): Promise<Blob> {
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
    // One at a time, so that a phone holds one file in memory.
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
