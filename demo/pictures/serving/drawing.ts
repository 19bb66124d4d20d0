import type { FindPicture, Picture, PictureFormat } from '../../../server/pictures/picture.ts';
import { createStudio } from './studio.ts';
import type { Subject } from './subject.ts';

/** What is drawn at an address, and what its stored pictures are named by. */
export interface Drawing {
  subject: Subject;
  /** The same for the same drawing; differs by width and format. */
  keyOf: (width: number, format: PictureFormat) => string;
  usualWidth: number;
}

/** What is drawn at an address, if anything is. */
export type FindDrawing = (folder: string, name: string) => Promise<Drawing | undefined>;

/** One for the process: its threads take turns whatever is drawn. */
const studio = createStudio();

/** Has the drawings that are found rendered. */
export function rendered(find: FindDrawing): FindPicture {
  return async (folder, name) => {
    const drawing = await find(folder, name);
    return drawing && pictureOf(drawing);
  };
}

function pictureOf({ subject, keyOf, usualWidth }: Drawing): Picture {
  return { keyOf, usualWidth, render: (width, format) => studio.render(subject, { width, format }) };
}
