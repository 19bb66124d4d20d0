import sharp, { type Sharp } from 'sharp';
import { BrokenPicture, checkSize, LargePicture } from './broken-picture.ts';
import { readBmp } from './read-bmp.ts';
import { readPng } from './read-png.ts';

type PictureFormat = 'jpeg' | 'png' | 'bmp';

const signatures: readonly (readonly [PictureFormat, Buffer])[] = [
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['bmp', Buffer.from('BM')],
];

/** Detects a file's format by its first bytes. Its name is not trusted. */
export function formatOf(bytes: Buffer): PictureFormat | undefined {
  return signatures.find(([, signature]) => bytes.subarray(0, signature.length).equals(signature))?.[0];
}

/** Coefficients per pixel, by chroma subsampling. */
const componentsOf: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2, '4:4:4': 3 };

/** Enough to read the small print of a scanned certificate. */
const longestSide = 4096;

/**
 * Re-encodes a picture as JPEG, upright and on white. The result contains only what is visible, without location data
 * or appended files. Rejects with `BrokenPicture`, `HugePicture`, or `LargePicture` above `mostPixels`. Runs in its own
 * process, where a decoder crash is harmless: see `decode-pictures.ts`.
 */
export async function cleanPicture(bytes: Buffer, mostPixels = Infinity): Promise<Buffer> {
  const picture = await open(bytes);
  const { width, height } = await picture.metadata().catch(() => {
    throw new BrokenPicture('its header');
  });
  if (width * height > mostPixels) throw new LargePicture('its size');
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
  // A progressive JPEG has many passes, and its coefficients, two bytes each, stay in memory until the last.
  const heldBytes = isProgressive ? 2 * (componentsOf[chromaSubsampling ?? ''] ?? 4) : 0;
  checkSize(width, height, heldBytes);
  return jpeg.autoOrient();
}
