import { type ArchiveFile, viewOf } from './read-directory.ts';

/** Why a file of an archive cannot be unpacked. */
export type UnpackFault = 'encrypted' | 'tooLarge' | 'unpackable';

/** Size limit in bytes: the largest camera picture, which is reduced before the upload. */
export const largestUnpacked = 64 * 1024 * 1024;

const headerLength = 30;
const [stored, deflated] = [0, 8];

/** Unpacks a file and counts its bytes, because a ZIP bomb declares a false size. */
export async function unpackFile(archive: Blob, file: ArchiveFile): Promise<Uint8Array<ArrayBuffer> | UnpackFault> {
  const { at, packed, size, method, isEncrypted } = file;
  if (isEncrypted) return 'encrypted';
  if (size > largestUnpacked) return 'tooLarge';
  if (at + headerLength > archive.size) return 'unpackable';
  const header = await viewOf(archive, at, headerLength);
  if (header.getUint32(0, true) !== 0x04_03_4b_50) return 'unpackable';
  const start = at + headerLength + header.getUint16(26, true) + header.getUint16(28, true);
  if (start + packed > archive.size) return 'unpackable';
  const content = archive.slice(start, start + packed);
  if (method === stored && packed === size) return new Uint8Array(await content.arrayBuffer());
  return method === deflated ? inflate(content, size) : 'unpackable';
}

async function inflate(content: Blob, size: number): Promise<Uint8Array<ArrayBuffer> | UnpackFault> {
  const bytes = new Uint8Array(size);
  let filled = 0;
  const reader = content.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (filled + value.length > size) {
        await reader.cancel();
        return 'unpackable';
      }
      bytes.set(value, filled);
      filled += value.length;
    }
  } catch {
    return 'unpackable';
  }
  return filled === size ? bytes : 'unpackable';
}
