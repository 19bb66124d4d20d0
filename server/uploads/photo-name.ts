import { createHash } from 'node:crypto';
import type { PhotoEdit } from '../database/tables/stock-tables.ts';

/** Tells one crop and blur of a photo from another. It is part of the photo's name. */
export function markOf(edit: PhotoEdit | null): string | undefined {
  if (!edit) return undefined;
  const frames = [edit.crop, ...edit.blurs].map((frame) =>
    frame ? [frame.left, frame.top, frame.width, frame.height] : [],
  );
  return createHash('sha256').update(JSON.stringify(frames)).digest('hex').slice(0, 8);
}

export interface PhotoName {
  id: string;
  turn: 0 | 90 | 180 | 270;
  mark: string | undefined;
}

const turns = { '90': 90, '180': 180, '270': 270 } as const;

/** The name of a photo says how it is turned and what was made of it, so that no two pictures ever have one address. */
export function nameOfPhoto({ id, turn, mark }: PhotoName): string {
  return [id, ...(turn === 0 ? [] : [turn]), ...(mark === undefined ? [] : [`e${mark}`])].join('-');
}

export function partsOfName(name: string): PhotoName | undefined {
  const [, id, turn, mark] = /^([0-9a-f]{16})(?:-(90|180|270))?(?:-e([0-9a-f]{8}))?$/.exec(name) ?? [];
  if (id === undefined) return undefined;
  return { id, turn: turn === undefined ? 0 : turns[turn as keyof typeof turns], mark };
}
