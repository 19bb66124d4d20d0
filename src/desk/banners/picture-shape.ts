/** Size of a banner on the home page, in pixels. */
const place = { width: 1440, height: 525 };
/** Tolerated deviation from this aspect ratio; the edges are cropped. */
const tolerance = 0.05;

interface Size {
  width: number;
  height: number;
}

/** Returns what is wrong with the image size. The server checks again after the upload. */
export function faultOfSize({ width, height }: Size): 'unfit_shape' | 'unfit_small' | undefined {
  const stretch = width / height / (place.width / place.height);
  if (Math.abs(stretch - 1) > tolerance) return 'unfit_shape';
  return Math.min(width / place.width, height / place.height) < 1 - tolerance ? 'unfit_small' : undefined;
}

/** Size of an image after rotation; undefined if this browser cannot decode it, so the server reports the error. */
export async function sizeOf(file: File): Promise<Size | undefined> {
  if (typeof createImageBitmap === 'undefined') return undefined;
  try {
    const { width, height } = await createImageBitmap(file);
    return { width, height };
  } catch {
    return undefined;
  }
}
