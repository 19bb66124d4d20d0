import { createHash } from 'node:crypto';
import type { Database } from '#server/platform/database/tables.ts';
import type { Services } from '#server/platform/services.ts';
import type { PhotoEdit } from '#server/platform/database/tables/stock-tables.ts';
import { createResizers } from '#server/platform/uploads/decoders.ts';
import { markOf, partsOfName } from '#server/platform/uploads/photo-name.ts';
import { stillName } from '#server/marketplace/vehicles/photos.ts';
import type { FindPicture, Picture } from './picture.ts';

/** One per process, so that concurrent renderings are limited. */
export const resizers = createResizers();

const widthOfPhoto = 960;
/** Stable names of a vehicle's first two photos, for callers that only know its id. The first precedes its video. */
const places: Readonly<Record<string, number>> = { front: 0, side: 1, [stillName]: 0 };

/** Finds vehicle photos uploaded by staff. */
export function photosIn({ database, files }: Pick<Services, 'database' | 'files'>): FindPicture {
  return async (vehicleId, asked) => {
    const isByPlace = Object.hasOwn(places, asked);
    const name = isByPlace ? await nameAt(database, vehicleId, places[asked] ?? 0) : asked;
    const parts = partsOfName(name ?? '');
    if (!parts) return undefined;
    const photo = await database
      .selectFrom('vehicle_photo')
      .select(['path', 'edit'])
      .where('id', '=', parts.id)
      .where('vehicle_id', '=', vehicleId)
      .executeTakeFirst();
    // Old URLs must not show what has been blurred or cropped since.
    if (!photo || markOf(photo.edit) !== parts.mark) return undefined;
    return pictureIn(files, { ...parts, path: photo.path, edit: photo.edit ?? undefined, isPassing: isByPlace });
  };
}

async function nameAt(database: Database, vehicleId: string, place: number): Promise<string | undefined> {
  const row = await database
    .selectFrom('vehicle')
    .select('photos')
    .where('id', '=', vehicleId)
    .where('stage', '<>', 'draft')
    .executeTakeFirst();
  return row?.photos?.[place] ?? row?.photos?.[0];
}

interface Stored {
  path: string;
  turn?: number;
  mark?: string | undefined;
  edit?: PhotoEdit | undefined;
  usualWidth?: number;
  isPassing?: boolean;
}

/** A stored picture with its edits applied. */
export function pictureIn(files: Services['files'], stored: Stored): Picture {
  const { path, turn = 0, mark, edit, usualWidth = widthOfPhoto, isPassing = false } = stored;
  return {
    usualWidth,
    isPassing,
    keyOf: (width, format) =>
      createHash('sha256')
        .update([path, turn, ...(mark === undefined ? [] : [mark]), width, format].join())
        .digest('hex')
        .slice(0, 32),
    async render(width, format) {
      const bytes = await files.read(path);
      if (!bytes) throw new Error(`The picture ${path} is not in the store.`);
      return resizers.resize(bytes, { turn, edit, width, format });
    },
  };
}
