/** An entry of the ZIP directory. */
export interface ArchiveFile {
  name: string;
  /** Compressed and declared uncompressed size, in bytes. */
  packed: number;
  size: number;
  /** Offset of the local header. */
  at: number;
  method: number;
  isEncrypted: boolean;
}

/** Why an archive cannot be opened. */
export type ArchiveFault = 'noArchive' | 'split' | 'tooManyFiles';

export const mostFiles = 50_000;
/** Upper limit of the directory size, in bytes. */
const longestDirectory = 32 * 1024 * 1024;

const endLength = 22;
const longestComment = 0xff_ff;
const signatures = { entry: 0x02_01_4b_50, end: 0x06_05_4b_50, largeEnd: 0x06_06_4b_50, largePlace: 0x07_06_4b_50 };
/** ZIP64 marker: the real value is in an extra field. */
const isElsewhere = 0xff_ff_ff_ff;

/**
 * Reads the directory at the end of an archive, so that archives larger than memory work. Declared sizes are not trusted:
 * unpacking counts the bytes.
 */
export async function readDirectory(archive: Blob): Promise<ArchiveFile[] | ArchiveFault> {
  const end = await findEnd(archive);
  if (typeof end === 'string') return end;
  const { count, start, length } = end;
  if (count > mostFiles || length > longestDirectory) return 'tooManyFiles';
  if (start + length > archive.size) return 'noArchive';
  const view = await viewOf(archive, start, length);
  const files: ArchiveFile[] = [];
  let at = 0;
  while (at < length) {
    if (files.length === mostFiles) return 'tooManyFiles';
    if (at + 46 > length || view.getUint32(at, true) !== signatures.entry) return 'noArchive';
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const next = at + 46 + nameLength + extraLength + view.getUint16(at + 32, true);
    if (next > length) return 'noArchive';
    files.push(readEntry(view, at, { nameLength, extraLength }));
    at = next;
  }
  // Some programs store a count above 65,535 in two bytes, so that only the remainder is left.
  if (files.length % 0x1_00_00 !== count % 0x1_00_00) return 'noArchive';
  return files;
}

function readEntry(
  view: DataView,
  at: number,
  { nameLength, extraLength }: { nameLength: number; extraLength: number },
): ArchiveFile {
  const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength));
  const large = largeNumbers(view, at + 46 + nameLength, extraLength);
  // ZIP64 fields have this order and are present only if needed.
  const numberAt = (place: number) => {
    const number = view.getUint32(place, true);
    return number === isElsewhere ? (large.shift() ?? number) : number;
  };
  const size = numberAt(at + 24);
  const packed = numberAt(at + 20);
  return {
    name,
    size,
    packed,
    at: numberAt(at + 42),
    method: view.getUint16(at + 10, true),
    // An encrypted directory sets a separate flag.
    isEncrypted: (view.getUint16(at + 8, true) & 0b10_0000_0000_0001) !== 0,
  };
}

/** Reads the 64-bit values of the ZIP64 extra field. */
function largeNumbers(view: DataView, start: number, length: number): number[] {
  for (let at = start; at + 4 <= start + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    const end = Math.min(at + 4 + view.getUint16(at + 2, true), start + length);
    const numbers: number[] = [];
    for (let place = at + 4; place + 8 <= end; place += 8) numbers.push(Number(view.getBigUint64(place, true)));
    return numbers;
  }
  return [];
}

async function findEnd(archive: Blob) {
  const start = Math.max(0, archive.size - endLength - longestComment);
  const view = await viewOf(archive, start, archive.size - start);
  for (let at = view.byteLength - endLength; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== signatures.end) continue;
    if (at + endLength + view.getUint16(at + 20, true) !== view.byteLength) continue;
    if (view.getUint16(at + 4, true) !== view.getUint16(at + 6, true)) return 'split';
    const end = {
      count: view.getUint16(at + 10, true),
      length: view.getUint32(at + 12, true),
      start: view.getUint32(at + 16, true),
    };
    const isLarge = end.count === 0xff_ff || end.length === isElsewhere || end.start === isElsewhere;
    return isLarge ? ((await findLargeEnd(archive, start + at)) ?? end) : end;
  }
  return 'noArchive';
}

/** ZIP64 end record of archives with more than 4 GB or 65,535 files. */
async function findLargeEnd(archive: Blob, endAt: number) {
  if (endAt < 20) return undefined;
  const place = await viewOf(archive, endAt - 20, 20);
  if (place.getUint32(0, true) !== signatures.largePlace) return undefined;
  const at = Number(place.getBigUint64(8, true));
  if (at + 56 > archive.size) return undefined;
  const view = await viewOf(archive, at, 56);
  if (view.getUint32(0, true) !== signatures.largeEnd) return undefined;
  const numberAt = (where: number) => Number(view.getBigUint64(where, true));
  return { count: numberAt(32), length: numberAt(40), start: numberAt(48) };
}

export async function viewOf(archive: Blob, start: number, length: number): Promise<DataView> {
  return new DataView(await archive.slice(start, start + length).arrayBuffer());
}
