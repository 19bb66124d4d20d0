export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** A picture that is rendered on first request. */
export interface Picture {
  /** The cache key: the same for the same picture, and different by width and format. */
  keyOf: (width: number, format: PictureFormat) => string;
  usualWidth: number;
  /** Whether the URL may show another picture tomorrow. */
  isPassing?: boolean;
  /** Rejects with `TooBusy` when the queue is full. */
  render: (width: number, format: PictureFormat) => Promise<Buffer>;
}

/** Finds the picture at `/pictures/<folder>/<name>.webp`, if any. */
export type FindPicture = (folder: string, name: string) => Promise<Picture | undefined>;

/** Tries finders in order until one succeeds. */
export function firstOf(finds: readonly FindPicture[]): FindPicture {
  return async (folder, name) => {
    for (const find of finds) {
      const found = await find(folder, name);
      if (found) return found;
    }
    return undefined;
  };
}

export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;

/**
 * The smallest offered width that is at least the requested one. Few widths are offered, so that requests cannot fill
 * the disk.
 */
export function chooseWidth(asked: string | undefined, usual: number): number {
  const wanted = Number(asked);
  if (asked === undefined || !Number.isInteger(wanted) || wanted <= 0) return usual;
  return pictureWidths.find((width) => width >= wanted) ?? pictureWidths[pictureWidths.length - 1] ?? usual;
}
