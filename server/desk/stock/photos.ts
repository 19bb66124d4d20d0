import type { Handlers } from '#generated/server.ts';
import type {
  StaffEditPhotoPayload,
  StaffPhoto,
  StaffPhotoFrame,
  StaffPhotoPlace,
} from '#generated/client/types.gen.ts';
import { type Context, memberOf, refuse, senderOf } from '#server/platform/calls/context.ts';
import { twoPhaseHandler } from '#server/platform/calls/two-phase-handler.ts';
import { linkMemberFile, originalRoles } from '#server/platform/files/file-links.ts';
import { decodeBase64 } from '#server/platform/uploads/decode-base64.ts';
import type { PhotoEdit } from '#server/platform/database/tables/stock-tables.ts';
import { markOf, nameOfPhoto, partsOfName } from '#server/platform/uploads/photo-name.ts';
import { storePicture } from '#server/platform/uploads/store-picture.ts';
import { photoAt } from '#server/marketplace/vehicles/photos.ts';
import { lockVehicle, type VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import { addPhoto, hashOfFile, savePhotos, mostPhotos } from './add-photo.ts';
import { isOrdered, readStock } from './stock-state.ts';

export const photoHandlers: Pick<Handlers<Context>, 'staffAddPhoto' | 'staffArrangePhotos' | 'staffEditPhoto'> = {
  staffAddPhoto: twoPhaseHandler<'staffAddPhoto'>(async ({ id, imgBase64 }, context) => {
    const bytes = decodeBase64(imgBase64);
    if (!bytes) return (inside) => refuse(inside, 400, 'photoUnreadable');
    // Fails early for a vehicle that does not exist.
    if (!(await readStock(context.database, id))) return (inside) => refuse(inside, 400, 'vehicleGone');
    const stored = await storePicture(context.services.files, bytes, senderOf(context));
    return async (inside) => {
      if ('refusal' in stored) {
        return refuse(inside, 400, stored.refusal === 'imageFormat' ? 'photoUnreadable' : stored.refusal);
      }
      const row = await lockVehicle(inside.database, id);
      if (!row) return refuse(inside, 400, 'vehicleGone');
      if ((row.photos ?? []).length >= mostPhotos) return refuse(inside, 400, 'photosFull');
      const { path, bytes: size } = stored;
      const photos = await addPhoto(inside, row, { path, bytes: size, hash: hashOfFile(bytes) });
      return { code: 0, body: { photos: await showPhotos(inside, { id, photos }) } };
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
    // The list must contain exactly the photos the caller saw, each once.
    if (kept.size !== photos.length || !kept.isSubsetOf(known)) return { code: 400 };
    // Keeps the current crop and blur, whatever the caller saw.
    const marks = new Map(shown.map((photo) => [photo.id, photo.mark]));
    const names = photos.map((photo) => nameOfPhoto({ ...photo, mark: marks.get(photo.id) }));
    if (names.join() === before.join()) return { code: 0, body: { photos: await showPhotos(context, row) } };
    const gone = [...known.difference(kept)];
    if (gone.length > 0) {
      // A buyer's claim is compared with them.
      if (isOrdered(row)) return refuse(context, 400, 'stockHeld');
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
    if (isOrdered(row)) return refuse(context, 400, 'stockHeld');
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

/** Saves the photos of a vehicle and returns all of them. */
async function writePhotos(
  context: Context,
  row: VehicleRow,
  act: string,
  photos: readonly string[],
): Promise<StaffPhoto[]> {
  await savePhotos(context, row, act, photos);
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
