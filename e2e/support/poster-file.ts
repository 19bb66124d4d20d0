import sharp, { type Sharp } from 'sharp';
import { encode } from 'uqr';

/** A path, or what stands in the file. */
type PictureFile = string | Buffer;

interface Pixels {
  data: Buffer;
  width: number;
}

/** Where the code stands on a poster, in the poster's own pixels, with the white around it; see `poster.module.css`. */
const code = { left: 252, top: 541.5, edge: 96 };
const quietZone = 4;
const posterWidth = 360;
/** Of greys, from 0 to 255. */
const clearContrast = 60;

/** How wide pictures are compared: as small as this, fonts of different machines look alike, and a gap still shows. */
const comparedWidth = 60;
/** Parts of a poster, one below the other, that are compared each by itself, so that a small gap is not lost in the whole. */
const bands = 8;

/** Whether each module of a code for the address is dark or light where it should be. */
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

/** A part of a poster, in the poster's own pixels. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether anything stands out from its ground there, as letters do. */
export async function hasInk(file: PictureFile, part: Part): Promise<boolean> {
  const { width } = await sharp(file).metadata();
  const inFile = (length: number) => Math.round((length * width) / posterWidth);
  const region = { left: inFile(part.x), top: inFile(part.y), width: inFile(part.width), height: inFile(part.height) };
  // The part is cut out first, because the figures would be those of the whole file otherwise.
  const { channels } = await sharp(await sharp(file).extract(region).greyscale().toBuffer()).stats();
  return channels.some(({ min, max }) => max - min > clearContrast);
}

/** How much the most different part of two posters differs, from 0 to 255; the codes, which name the site, aside. */
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

/** A poster as it is compared, and as its reference is kept. */
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
