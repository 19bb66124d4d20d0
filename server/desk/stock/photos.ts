import { randomBytes } from 'node:crypto';
import type { Handlers } from '../../../generated/server.ts';
import type {
  StaffEditPhotoPayload,
  StaffPhoto,
  StaffPhotoFrame,
  StaffPhotoPlace,
} from '../../../generated/client/types.gen.ts';
import { type Context, doerOf, memberOf, refuse } from '../../calls/context.ts';
import { recordAct } from '../../calls/record-act.ts';
import { workAhead } from '../../calls/work-ahead.ts';
import { linkMemberFile, originalRoles } from '../../files/file-links.ts';
import { decodeBase64 } from '../../uploads/decode-base64.ts';
import type { PhotoEdit } from '../../database/tables/stock-tables.ts';
import { markOf, nameOfPhoto, partsOfName } from '../../uploads/photo-name.ts';
import { storePicture } from '../../uploads/store-picture.ts';
import { photoAt } from '../../vehicles/photos.ts';
import { lockVehicle, type VehicleRow } from '../../vehicles/vehicle-row.ts';
import { readStock, stockNoOf } from './stock-state.ts';

const mostPhotos = 40;

export const photoHandlers: Pick<Handlers<Context>, 'staffAddPhoto' | 'staffArrangePhotos' | 'staffEditPhoto'> = {
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
    const shown = before.flatMap((name) => partsOfName(name) ?? []);
    if (seen.map(placeOf).join() !== shown.map(placeOf).join()) return { code: 409 };
    const known = new Set(seen.map((photo) => photo.id));
    const kept = new Set(photos.map((photo) => photo.id));
    // Each is one that was seen, and stands there once.
    if (kept.size !== photos.length || !kept.isSubsetOf(known)) return { code: 400 };
    // What was cropped and blurred stays as it is now, whatever of it was seen.
    const marks = new Map(shown.map((photo) => [photo.id, photo.mark]));
    const names = photos.map((photo) => nameOfPhoto({ ...photo, mark: marks.get(photo.id) }));
    if (names.join() === before.join()) return { code: 0, body: { photos: await showPhotos(context, row) } };
    const gone = [...known.difference(kept)];
    if (gone.length > 0) {
      await context.database.deleteFrom('vehicle_photo').where('id', 'in', gone).where('vehicle_id', '=', id).execute();
    }
    return { code: 0, body: { photos: await writePhotos(context, row, 'arrange-photos', names) } };
  },

  async staffEditPhoto(payload, context) {
    const { id, photo, seen } = payload;
    const edit = editIn(payload);
    if (![edit?.crop, ...(edit?.blurs ?? [])].every(isWithin) || !showsEnough(edit?.crop)) {
      return refuse(context, 400, 'photoFrameOutside');
    }
    const row = await lockVehicle(context.database, id);
    if (!row) return refuse(context, 400, 'vehicleGone');
    const before = row.photos ?? [];
    const place = before.findIndex((name) => partsOfName(name)?.id === photo);
    const shown = partsOfName(before[place] ?? '');
    if (!shown || shown.mark !== seen) return { code: 409 };
    const mark = markOf(edit);
    if (mark === shown.mark) return { code: 0, body: { photos: await showPhotos(context, row) } };
    await context.database
      .updateTable('vehicle_photo')
      .set({ edit: edit && JSON.stringify(edit) })
      .where('id', '=', photo)
      .where('vehicle_id', '=', id)
      .execute();
    const names = before.with(place, nameOfPhoto({ ...shown, mark }));
    return { code: 0, body: { photos: await writePhotos(context, row, 'edit-photo', names) } };
  },
};

const placeOf = ({ id, turn }: StaffPhotoPlace) => `${id} ${turn}`;

function editIn({ crop, blurs }: StaffEditPhotoPayload): PhotoEdit | null {
  return crop || blurs.length > 0 ? { ...(crop && { crop }), blurs } : null;
}

const parts = 10_000;

function isWithin(frame: StaffPhotoFrame | undefined): boolean {
  if (!frame) return true;
  const { left, top, width, height } = frame;
  return width > 0 && height > 0 && left + width <= parts && top + height <= parts;
}

function showsEnough(crop: StaffPhotoFrame | undefined): boolean {
  return !crop || Math.min(crop.width, crop.height) >= parts / 10;
}

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
  return showPhotos(context, { id: row.id, photos });
}

export async function showPhotos(
  context: Context,
  { id, photos }: Pick<VehicleRow, 'id'> & { photos: readonly string[] | null },
): Promise<StaffPhoto[]> {
  const { database, now, services } = context;
  const { role, memberId, sessionId } = memberOf(context);
  if (!photos || photos.length === 0) return [];
  const kept = await database
    .selectFrom('vehicle_photo')
    .select(['id', 'path', 'edit'])
    .where('vehicle_id', '=', id)
    .execute();
  const known = new Map(kept.map((row) => [row.id, row]));
  const holder = { accountId: memberId, sessionId };
  return photos.flatMap((name): StaffPhoto[] => {
    const shown = partsOfName(name);
    if (!shown) return [];
    const { turn, mark } = shown;
    const row = known.get(shown.id);
    const { crop, blurs } = row?.edit ?? { blurs: [] };
    return [
      {
        id: shown.id,
        turn,
        image: photoAt(id, name),
        ...(mark !== undefined && { mark }),
        ...(crop && { crop }),
        ...(blurs.length > 0 && { blurs: [...blurs] }),
        ...(row && originalRoles.has(role) && { original: linkMemberFile(services.secret, row.path, holder, now) }),
      },
    ];
  });
}
