import { randomBytes } from 'node:crypto';
import type { Handlers } from '../../../generated/server.ts';
import type { StaffPhoto, StaffPhotoPlace } from '../../../generated/client/types.gen.ts';
import { type Context, doerOf, memberOf, refuse } from '../../calls/context.ts';
import { recordAct } from '../../calls/record-act.ts';
import { workAhead } from '../../calls/work-ahead.ts';
import { decodeBase64 } from '../../uploads/decode-base64.ts';
import { storePicture } from '../../uploads/store-picture.ts';
import { photoAt } from '../../vehicles/photos.ts';
import { lockVehicle, type VehicleRow } from '../../vehicles/vehicle-row.ts';
import { readStock, stockNoOf } from './stock-state.ts';

const mostPhotos = 40;

export const photoHandlers: Pick<Handlers<Context>, 'staffAddPhoto' | 'staffArrangePhotos'> = {
  staffAddPhoto: workAhead<'staffAddPhoto'>(async ({ id, imgBase64 }, context) => {
    const bytes = decodeBase64(imgBase64);
    if (!bytes) return (inside) => refuse(inside, 400, 'photoUnreadable');
    // The long work is not begun for a vehicle that is not there.
    if (!(await readStock(context.database, id))) return (inside) => refuse(inside, 400, 'vehicleGone');
    const stored = await storePicture(context.services.files, bytes, memberOf(context).memberId);
    return async (inside) => {
      if ('refusal' in stored) {
        return refuse(inside, 400, stored.refusal === 'imageFormat' ? 'photoUnreadable' : stored.refusal);
      }
      const row = await lockVehicle(inside.database, id);
      if (!row) return refuse(inside, 400, 'vehicleGone');
      const before = row.photos ?? [];
      if (before.length >= mostPhotos) return refuse(inside, 400, 'photosFull');
      const photo = randomBytes(8).toString('hex');
      await inside.database
        .insertInto('vehicle_photo')
        .values({ id: photo, vehicle_id: id, path: stored.path, bytes: stored.bytes, added_at: inside.now })
        .execute();
      return { code: 0, body: { photos: await writePhotos(inside, row, 'add-photo', [...before, photo]) } };
    };
  }),

  async staffArrangePhotos({ id, seen, photos }, context) {
    const row = await lockVehicle(context.database, id);
    if (!row) return refuse(context, 400, 'vehicleGone');
    const before = row.photos ?? [];
    if (seen.map(nameOf).join() !== before.join()) return { code: 409 };
    const known = new Set(seen.map((photo) => photo.id));
    const kept = new Set(photos.map((photo) => photo.id));
    // Each is one that was seen, and stands there once.
    if (kept.size !== photos.length || !kept.isSubsetOf(known)) return { code: 400 };
    const names = photos.map(nameOf);
    if (names.join() === before.join()) return { code: 0, body: { photos: showPhotos(row) } };
    const gone = [...known.difference(kept)];
    if (gone.length > 0) {
      await context.database.deleteFrom('vehicle_photo').where('id', 'in', gone).where('vehicle_id', '=', id).execute();
    }
    return { code: 0, body: { photos: await writePhotos(context, row, 'arrange-photos', names) } };
  },
};

/** Photos are guarded by what was seen of them, so they leave the version to the sheet that somebody is filling in. */
async function writePhotos(
  context: Context,
  row: VehicleRow,
  act: string,
  photos: readonly string[],
): Promise<StaffPhoto[]> {
  const { database, now } = context;
  await database
    .updateTable('vehicle')
    .set({ photos: [...photos], changed_at: now })
    .where('id', '=', row.id)
    .execute();
  const subject = stockNoOf(row);
  await recordAct(
    database,
    { by: doerOf(context), act, subject, before: { photos: row.photos ?? [] }, after: { photos } },
    now,
  );
  return showPhotos({ id: row.id, photos });
}

/** The name of a photo says how it is turned, so that no two pictures ever have the same address. */
function nameOf({ id, turn }: StaffPhotoPlace): string {
  return turn === 0 ? id : `${id}-${turn}`;
}

export function showPhotos({ id, photos }: Pick<VehicleRow, 'id'> & { photos: readonly string[] | null }) {
  return (photos ?? []).map((name): StaffPhoto => {
    const [photo = name, turn = '0'] = name.split('-');
    return { id: photo, turn: Number(turn) as StaffPhoto['turn'], image: photoAt(id, name) };
  });
}
