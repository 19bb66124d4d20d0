import { toBase64 } from '#wire/bytes.ts';

/** The largest width at which any page shows a photo. */
const longestSide = 2880;
/** In bytes; smaller files are sent unchanged. */
const smallEnough = 1_500_000;
/** Contract limit of a picture, in bytes. */
const largest = 13_312 * 1024;

/**
 * Encodes a photo in Base64, rotated and scaled to the largest displayed size, which saves bandwidth. Files that the browser
 * cannot decode are sent unchanged, so the server reports the error. Returns undefined for a file that is too large and
 * cannot be reduced.
 */
export async function shrinkPhoto(file: File): Promise<string | undefined> {
  const blob = (file.size > smallEnough && (await redraw(file))) || file;
  if (blob.size > largest) return undefined;
  return toBase64(new Uint8Array(await blob.arrayBuffer()));
}

async function redraw(file: File): Promise<Blob | undefined> {
  if (typeof createImageBitmap === 'undefined' || typeof OffscreenCanvas === 'undefined') return undefined;
  try {
    const whole = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(whole.width, whole.height));
    const canvas = new OffscreenCanvas(Math.round(whole.width * scale), Math.round(whole.height * scale));
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) return undefined;
    context.imageSmoothingQuality = 'high';
    context.drawImage(whole, 0, 0, canvas.width, canvas.height);
    whole.close();
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  } catch {
    // Not an image, or a format that this browser cannot decode.
    return undefined;
  }
}
