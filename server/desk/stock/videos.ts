import { randomBytes } from 'node:crypto';
import type { Handlers } from '#generated/server.ts';
import type { StaffVehicleVideo } from '#generated/client/types.gen.ts';
import { type Context, staffActorOf, refuse } from '#server/platform/calls/context.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { twoPhaseHandler } from '#server/platform/calls/two-phase-handler.ts';
import { checkVideo } from '#server/platform/uploads/check-video.ts';
import { decodeBase64 } from '#server/platform/uploads/decode-base64.ts';
import { lockVehicle, type VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import { pictureBytes } from '#wire/host/limits.ts';
import { readStock, stockNoOf } from './stock-state.ts';

export const videoHandlers: Pick<Handlers<Context>, 'staffSetVideo' | 'staffRemoveVideo'> = {
  staffSetVideo: twoPhaseHandler<'staffSetVideo'>(async ({ id, seen, videoBase64 }, context) => {
    const bytes = decodeBase64(videoBase64);
    if (!bytes) return (inside) => refuse(inside, 400, 'videoUnreadable');
    if (bytes.length > pictureBytes) return (inside) => refuse(inside, 400, 'videoTooLarge');
    const checked = checkVideo(bytes);
    if ('refusal' in checked) return (inside) => refuse(inside, 400, checked.refusal);
    if (!(await readStock(context.database, id))) return (inside) => refuse(inside, 400, 'vehicleGone');
    const { type, video } = checked;
    const { path } = await context.services.files.put(video, type);
    return async (inside) => {
      const row = await lockVehicle(inside.database, id);
      if (!row) return refuse(inside, 400, 'vehicleGone');
      if (row.facts.video !== seen) return { code: 409 };
      const kept = { id: randomBytes(8).toString('hex'), type, path, bytes: video.length, added_at: inside.now };
      await inside.database
        .insertInto('vehicle_video')
        .values({ vehicle_id: id, ...kept })
        .onConflict((conflict) => conflict.column('vehicle_id').doUpdateSet(kept))
        .execute();
      await writeVideo(inside, row, 'set-video', videoAt(id, kept));
      return { code: 0, body: await showVideo(inside, { id, video: videoAt(id, kept) }) };
    };
  }),

  async staffRemoveVideo({ id, seen }, context) {
    const row = await lockVehicle(context.database, id);
    if (!row) return refuse(context, 400, 'vehicleGone');
    if (row.facts.video !== seen) return { code: 409 };
    await context.database.deleteFrom('vehicle_video').where('vehicle_id', '=', id).execute();
    await writeVideo(context, row, 'remove-video', undefined);
    return { code: 0, body: {} };
  },
};

/** Like photos, a video has its own conflict check and keeps the version of the form. */
async function writeVideo(context: Context, row: VehicleRow, act: string, video: string | undefined): Promise<void> {
  const { database, now } = context;
  const { video: former, ...others } = row.facts;
  const facts = { ...others, ...(video !== undefined && { video }) };
  await database
    .updateTable('vehicle')
    .set({ facts: JSON.stringify(facts), changed_at: now })
    .where('id', '=', row.id)
    .execute();
  const [before, after] = [{ video: former ?? null }, { video: video ?? null }];
  await writeAuditLog(database, { by: staffActorOf(context), act, subject: stockNoOf(row), before, after }, now);
}

/** The video of a vehicle; demo videos have no file of ours. */
export async function showVideo(
  { database }: Context,
  { id, video: address }: { id: string; video: string | undefined },
): Promise<StaffVehicleVideo> {
  if (address === undefined) return {};
  const kept = await database
    .selectFrom('vehicle_video')
    .select('bytes')
    .where('vehicle_id', '=', id)
    .executeTakeFirst();
  return { video: { address, ...kept } };
}

/** The public URL of a vehicle's video. It changes with the video, so that responses can be cached forever. */
function videoAt(vehicleId: string, { id, type }: { id: string; type: string }): string {
  return `/videos/${vehicleId}/${id}.${type}`;
}
