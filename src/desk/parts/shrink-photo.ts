import { toBase64 } from '../../../wire/bytes.ts';

/** As wide as any page shows a photo on the sharpest screen. */
const longestSide = 2880;
/** In bytes; a smaller file goes as it is. */
const smallEnough = 1_500_000;
/** In bytes: the contract's limit of a picture. */
const largest = 13_312 * 1024;

/**
 * The photo as it is sent, in Base64: upright and no larger than it is ever shown, which saves most of the line and lets
 * the largest cameras through. What the browser cannot open goes as it is, and the server says what is wrong with it.
 * Answers nothing for a file that is too large and cannot be made smaller.
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
    // It is no picture, or one of a kind that this browser does not know.
    return undefined;
  }
}
