/** A file of a ZIP archive, as its directory tells of it. */
export interface ArchiveFile {
  name: string;
  /** In bytes: packed, and as it is said to be when unpacked. */
  packed: number;
  size: number;
  /** Where its own header begins. */
  at: number;
  method: number;
  isEncrypted: boolean;
}

/** Why an archive cannot be opened at all. */
export type ArchiveFault = 'noArchive' | 'split' | 'tooManyFiles';

export const mostFiles = 50_000;
/** In bytes; names of so many files take less. */
const longestDirectory = 32 * 1024 * 1024;

const endLength = 22;
const longestComment = 0xff_ff;
const signatures = { entry: 0x02_01_4b_50, end: 0x06_05_4b_50, largeEnd: 0x06_06_4b_50, largePlace: 0x07_06_4b_50 };
/** Stands where a number is too large for its place, and is written elsewhere. */
const isElsewhere = 0xff_ff_ff_ff;

/**
 * Reads the directory at the end of an archive, and no more of it, so that an archive may be larger than memory. What the
 * directory says is believed of nothing but where to look: whoever unpacks a file counts for himself.
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
  // Some programs write a count of more than 65,535 files in two bytes, so that only its remainder is there.
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
  // What is too large stands there in this order, and nothing else does.
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
    // A name of the directory that is hidden as well says so in another bit.
    isEncrypted: (view.getUint16(at + 8, true) & 0b10_0000_0000_0001) !== 0,
  };
}

/** Numbers of eight bytes from the fields behind a name. */
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

/** Archives of more than 4 GB or 65,535 files have another end before the end. */
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
