import sharp, { type Sharp } from 'sharp';
import { BrokenPicture, checkSize } from './broken-picture.ts';
import { readBmp } from './read-bmp.ts';
import { readPng } from './read-png.ts';

type PictureFormat = 'jpeg' | 'png' | 'bmp';

const signatures: readonly (readonly [PictureFormat, Buffer])[] = [
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['bmp', Buffer.from('BM')],
];

/** The format of a file by its first bytes. Its name is not trusted. */
export function formatOf(bytes: Buffer): PictureFormat | undefined {
  return signatures.find(([, signature]) => bytes.subarray(0, signature.length).equals(signature))?.[0];
}

/** The number of coefficients for each pixel, by how coarsely colour is sampled. */
const componentsOf: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2, '4:4:4': 3 };

/** This is enough to read the small print of a scanned certificate. */
const longestSide = 4096;

/**
 * Draws a picture anew, upright and on white, as a JPEG. The result has only what can be seen of the file that came in,
 * and neither the place where it was taken nor a second file behind the first. Rejects with `BrokenPicture` or
 * `HugePicture`. It is called in a process of its own, where a decoder that crashes harms nobody: see
 * `decode-pictures.ts`.
 */
export async function cleanPicture(bytes: Buffer): Promise<Buffer> {
  const picture = await open(bytes);
  try {
    return await picture
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
      .toBuffer();
  } catch {
    throw new BrokenPicture('its contents');
  }
}

async function open(bytes: Buffer): Promise<Sharp> {
  const format = formatOf(bytes);
  if (format === 'bmp') {
    const { data, width, height } = readBmp(bytes);
    return sharp(data, { raw: { width, height, channels: 3 } });
  }
  if (format === 'png') return sharp(readPng(bytes), { failOn: 'warning', limitInputPixels: false });
  if (format === 'jpeg') return openJpeg(bytes);
  throw new BrokenPicture('its format');
}

async function openJpeg(bytes: Buffer): Promise<Sharp> {
  const jpeg = sharp(bytes, { failOn: 'warning', limitInputPixels: false });
  const { width, height, isProgressive, chromaSubsampling } = await jpeg.metadata().catch(() => {
    throw new BrokenPicture('its header');
  });
  // A progressive JPEG is drawn in many passes, and its coefficients, two bytes each, are held until the last one.
  const heldBytes = isProgressive ? 2 * (componentsOf[chromaSubsampling ?? ''] ?? 4) : 0;
  checkSize(width, height, heldBytes);
  return jpeg.autoOrient();
}
