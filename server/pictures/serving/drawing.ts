import type { Subject } from './subject.ts';

/** What an address shows: what is drawn, in which sizes it is given, and what its stored pictures are named by. */
export interface Drawing {
  subject: Subject;
  /** The same for the same drawing; differs by width and format. */
  keyOf: (width: number, format: PictureFormat) => string;
  usualWidth: number;
}

export type PictureFormat = 'webp' | 'jpeg';

export const pictureWidths = [160, 320, 640, 960, 1280, 1920] as const;

/** The width to give: the smallest offered that is as wide as asked for, so that nobody fills the disk by asking. */
export function chooseWidth(asked: string | undefined, usual: number): number {
  const wanted = Number(asked);
  if (asked === undefined || !Number.isInteger(wanted) || wanted <= 0) return usual;
  return pictureWidths.find((width) => width >= wanted) ?? pictureWidths[pictureWidths.length - 1] ?? usual;
}
