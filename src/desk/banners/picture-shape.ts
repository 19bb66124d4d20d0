/** The place of a banner on the home page, in pixels. */
const place = { width: 1440, height: 525 };
/** How far a picture may be from the shape of its place, whose edges it is cut to. */
const tolerance = 0.05;

interface Size {
  width: number;
  height: number;
}

/** What is wrong with the size of a picture, as the server would say once all of it is there. */
export function faultOfSize({ width, height }: Size): 'unfit_shape' | 'unfit_small' | undefined {
  const stretch = width / height / (place.width / place.height);
  if (Math.abs(stretch - 1) > tolerance) return 'unfit_shape';
  return Math.min(width / place.width, height / place.height) < 1 - tolerance ? 'unfit_small' : undefined;
}

/** The size of a picture, upright; nothing where this browser cannot open it, and the server says what is wrong. */
export async function sizeOf(file: File): Promise<Size | undefined> {
  if (typeof createImageBitmap === 'undefined') return undefined;
  try {
    const { width, height } = await createImageBitmap(file);
    return { width, height };
  } catch {
    return undefined;
  }
}
