import { crc32 } from 'node:zlib';
import { BrokenPicture, checkSize } from './broken-picture.ts';

const signatureLength = 8;
/** Bytes around a chunk's data: length, type and checksum. */
const frameLength = 12;
/** Channels per PNG colour type. Palette entries have three, and a fourth with transparency. */
const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };
const drawn = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/**
 * Keeps only the PNG chunks that draw it, since texts, profiles and timestamps can contain bombs and secrets. A
 * malformed file, or one with trailing data, is refused before any decoder sees it.
 */
export function readPng(bytes: Buffer): Buffer {
  const chunks = [bytes.subarray(0, signatureLength)];
  let last = '';
  let at = signatureLength;
  while (last !== 'IEND') {
    const chunk = readChunk(bytes, at);
    if ((last === '') !== (chunk.type === 'IHDR')) throw new BrokenPicture('its first chunk');
    if (chunk.type === 'IHDR') checkHeader(chunk.data);
    if (drawn.has(chunk.type)) chunks.push(chunk.whole);
    else if (isCritical(chunk.type)) throw new BrokenPicture('a chunk that nobody knows');
    last = chunk.type;
    at += chunk.whole.length;
  }
  if (at !== bytes.length) throw new BrokenPicture('what follows its end');
  return Buffer.concat(chunks);
}

function readChunk(bytes: Buffer, at: number): { type: string; data: Buffer; whole: Buffer } {
  if (at + frameLength > bytes.length) throw new BrokenPicture('a chunk cut short');
  const length = bytes.readUInt32BE(at);
  const end = at + frameLength + length;
  if (end > bytes.length) throw new BrokenPicture('a chunk cut short');
  const type = bytes.toString('latin1', at + 4, at + 8);
  const checksum = crc32(bytes.subarray(at + 4, end - 4));
  if (!/^[A-Za-z]{4}$/.test(type) || checksum !== bytes.readUInt32BE(end - 4)) throw new BrokenPicture('a chunk');
  return { type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) };
}

function checkHeader(header: Buffer): void {
  if (header.length !== 13) throw new BrokenPicture('its header');
  const [depth = 0, colour = 0, , , interlace = 0] = header.subarray(8);
  // Interlaced rows come in seven passes over the whole picture, so it is held in memory. Other rows are read one by
  // one.
  const heldBytes = interlace === 0 ? 0 : ((channelsOf[colour] ?? 4) * depth) / 8;
  checkSize(header.readUInt32BE(0), header.readUInt32BE(4), heldBytes);
}

/** A chunk whose name starts with a capital letter is critical. */
function isCritical(type: string): boolean {
  return type.charAt(0) < 'a';
}
