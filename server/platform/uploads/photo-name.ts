import { createHash } from 'node:crypto';
import type { PhotoEdit } from '#server/platform/database/tables/stock-tables.ts';

/** A version of a photo's crop and blur, which is part of its name. */
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

/** A photo's name includes rotation and edits, so that different pictures never share a URL. */
export function nameOfPhoto({ id, turn, mark }: PhotoName): string {
  return [id, ...(turn === 0 ? [] : [turn]), ...(mark === undefined ? [] : [`e${mark}`])].join('-');
}

export function partsOfName(name: string): PhotoName | undefined {
  const [, id, turn, mark] = /^([0-9a-f]{16})(?:-(90|180|270))?(?:-e([0-9a-f]{8}))?$/.exec(name) ?? [];
  if (id === undefined) return undefined;
  return { id, turn: turn === undefined ? 0 : turns[turn as keyof typeof turns], mark };
}
