import sharp, { type Sharp } from 'sharp';
import { encode } from 'uqr';

/** A path, or the content of the file. */
type PictureFile = string | Buffer;

interface Pixels {
  data: Buffer;
  width: number;
}

/** The position of the QR code on a poster in poster pixels, including its white margin; see `poster.module.css`. */
const code = { left: 252, top: 541.5, edge: 96 };
const quietZone = 4;
const posterWidth = 360;
/** Grey values from 0 to 255. */
const clearContrast = 60;

/**
 * The width at which pictures are compared: small enough that fonts of different machines look alike, large enough to show a
 * gap.
 */
const comparedWidth = 60;
/** The number of stacked parts that are compared separately, so that a small gap still counts. */
const bands = 8;

/** Whether each module of the QR code for the address is dark or light as expected. */
export async function carriesCode(file: PictureFile, address: string): Promise<boolean> {
  const { data, width } = await readPixels(sharp(file).greyscale());
  const scale = width / posterWidth;
  const { data: modules, size } = encode(address, { ecc: 'M', border: 0 });
  const module = code.edge / (size + 2 * quietZone);
  const isDarkAt = (column: number, row: number): boolean => {
    const x = Math.round((code.left + (column + quietZone + 0.5) * module) * scale);
    const y = Math.round((code.top + (row + quietZone + 0.5) * module) * scale);
    return (data[y * width + x] ?? 0) < 128;
  };
  return modules.every((line, row) => line.every((isDark, column) => isDark === isDarkAt(column, row)));
}

/** A part of a poster in poster pixels. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether anything contrasts with its background there, as letters do. */
export async function hasInk(file: PictureFile, part: Part): Promise<boolean> {
  const { width } = await sharp(file).metadata();
  const inFile = (length: number) => Math.round((length * width) / posterWidth);
  const region = { left: inFile(part.x), top: inFile(part.y), width: inFile(part.width), height: inFile(part.height) };
  // The part is cropped first, because the statistics would otherwise cover the whole file.
  const { channels } = await sharp(await sharp(file).extract(region).greyscale().toBuffer()).stats();
  return channels.some(({ min, max }) => max - min > clearContrast);
}

/**
 * The difference of the most different part of two posters, from 0 to 255. The codes, which contain the site's address, are
 * ignored.
 */
export async function greatestDifference(file: PictureFile, other: PictureFile): Promise<number> {
  const [{ data: ours }, { data: theirs }] = await Promise.all([readPixels(shrunk(file)), readPixels(shrunk(other))]);
  const sums = Array.from({ length: bands }, () => 0);
  const bandLength = Math.ceil(ours.length / bands);
  for (const [index, value] of ours.entries()) {
    const band = Math.floor(index / bandLength);
    sums[band] = (sums[band] ?? 0) + Math.abs(value - (theirs[index] ?? 0));
  }
  return Math.max(...sums) / bandLength;
}

/** A poster in the form in which it is compared and stored as a reference. */
export function shrunk(file: PictureFile): Sharp {
  const ground = { r: 255, g: 255, b: 255 };
  const scale = comparedWidth / posterWidth;
  const edge = Math.round(code.edge * scale);
  const cover = { create: { width: edge, height: edge, channels: 3 as const, background: ground } };
  return sharp(file)
    .flatten({ background: ground })
    .resize({ width: comparedWidth })
    .composite([{ input: cover, left: Math.round(code.left * scale), top: Math.round(code.top * scale) }]);
}

async function readPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}
