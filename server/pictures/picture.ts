export type PictureFormat = 'webp' | 'jpeg';

/** A picture that is made when it is first asked for. */
export interface Picture {
  /** The same for the same picture; differs by width and format. What is stored is named by it. */
  keyOf: (width: number, format: PictureFormat) => string;
  usualWidth: number;
  /** Rejects with `TooBusy` where too many wait already. */
  render: (width: number, format: PictureFormat) => Promise<Buffer>;
}

/** Tells what is shown at `/pictures/<folder>/<name>.webp`, if anything is. */
export type FindPicture = (folder: string, name: string) => Promise<Picture | undefined>;

export const pictureWidths = [160, 320, 640, 960, 1280, 1920] as const;

/** The width to give: the smallest offered that is as wide as asked for, so that nobody fills the disk by asking. */
export function chooseWidth(asked: string | undefined, usual: number): number {
  const wanted = Number(asked);
  if (asked === undefined || !Number.isInteger(wanted) || wanted <= 0) return usual;
  return pictureWidths.find((width) => width >= wanted) ?? pictureWidths[pictureWidths.length - 1] ?? usual;
}
