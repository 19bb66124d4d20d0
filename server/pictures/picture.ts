export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** A picture that is made when it is first asked for. */
export interface Picture {
  /** Names the stored picture: the same picture always has the same key, and keys differ by width and format. */
  keyOf: (width: number, format: PictureFormat) => string;
  usualWidth: number;
  /** Whether another picture may stand at the same address tomorrow. */
  isPassing?: boolean;
  /** Rejects with `TooBusy` where too many wait already. */
  render: (width: number, format: PictureFormat) => Promise<Buffer>;
}

/** Tells what is shown at `/pictures/<folder>/<name>.webp`, if anything is. */
export type FindPicture = (folder: string, name: string) => Promise<Picture | undefined>;

/** Asks one after the other, until one finds something. */
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
 * The smallest offered width that is as wide as asked for. Few widths are offered, so that nobody can fill the disk by
 * asking.
 */
export function chooseWidth(asked: string | undefined, usual: number): number {
  const wanted = Number(asked);
  if (asked === undefined || !Number.isInteger(wanted) || wanted <= 0) return usual;
  return pictureWidths.find((width) => width >= wanted) ?? pictureWidths[pictureWidths.length - 1] ?? usual;
}
