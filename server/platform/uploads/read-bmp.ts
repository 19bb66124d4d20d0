import { BrokenPicture, checkSize } from './broken-picture.ts';

export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

const fileHeaderLength = 14;
/** Lengths of BITMAPINFOHEADER and of the longer headers that start like it. */
const infoHeaderLengths = new Set([40, 52, 56, 108, 124]);

/**
 * Reads the RGB of an uncompressed BMP of 24 or 32 bits, top row first. Palettes, run-length encoding and bit fields
 * are refused: cameras and screenshots do not use them, and decoders have had bugs there.
 */
export function readBmp(bytes: Buffer): Pixels {
  if (bytes.length < fileHeaderLength + 40) throw new BrokenPicture('its header');
  const dataStart = bytes.readUInt32LE(10);
  const infoLength = bytes.readUInt32LE(14);
  const width = bytes.readInt32LE(18);
  const signedHeight = bytes.readInt32LE(22);
  const bits = bytes.readUInt16LE(28);
  const height = Math.abs(signedHeight);
  checkSize(width, height);

  const isPlain = bytes.readUInt16LE(26) === 1 && bytes.readUInt32LE(30) === 0 && (bits === 24 || bits === 32);
  const isOurs = infoHeaderLengths.has(infoLength) && bytes.readUInt32LE(2) === bytes.length;
  if (!isPlain || !isOurs) throw new BrokenPicture('its kind');
  // Rows are padded to a multiple of four bytes.
  const rowLength = Math.ceil((width * bits) / 32) * 4;
  const isRoomy = dataStart >= fileHeaderLength + infoLength && dataStart + rowLength * height <= bytes.length;
  if (!isRoomy) throw new BrokenPicture('its length');

  const data = Buffer.allocUnsafe(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    // A positive height means that the bottom row comes first.
    const stored = signedHeight > 0 ? height - 1 - row : row;
    copyRow(bytes, dataStart + stored * rowLength, bits / 8, data, row * width * 3, width);
  }
  return { data, width, height };
}

/** Converts BGR to RGB. A fourth byte is dropped, since almost every writer uses it as padding. */
function copyRow(from: Buffer, start: number, step: number, to: Buffer, target: number, width: number): void {
  for (let column = 0; column < width; column += 1) {
    const source = start + column * step;
    const place = target + column * 3;
    to[place] = from[source + 2] ?? 0;
    to[place + 1] = from[source + 1] ?? 0;
    to[place + 2] = from[source] ?? 0;
  }
}
