import { sql } from 'kysely';
import type { Handler } from '#generated/server.ts';
import { type Context, refuse } from '#server/platform/calls/context.ts';
import { twoPhaseHandler } from '#server/platform/calls/two-phase-handler.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { decodeBase64 } from '#server/platform/uploads/decode-base64.ts';
import { loadPhoto, type LoadedPhoto, recordPhotoResult, storePhoto, showImportPhoto } from './import-photos.ts';

/** Parallel downloads per call, few enough to respond before the page times out, even if all hosts are slow. */
const fetchedAtOnce = 4;
const listedAtOnce = 200;

interface Waiting {
  line: number;
  place: number;
  source: string;
  stockNo: string;
}

/** Pending photos of imported rows. */
export async function waitingPhotos(
  database: Database,
  importId: string,
  { isInArchive, most, after }: { isInArchive: boolean; most: number; after?: { line: number; place: number } },
): Promise<Waiting[]> {
  let query = database
    .selectFrom('stock_import_photo as photo')
    .innerJoin('stock_import_row as row', (join) =>
      join.onRef('row.import_id', '=', 'photo.import_id').onRef('row.line', '=', 'photo.line'),
    )
    .select(['photo.line', 'photo.place', 'photo.source', 'row.stock_no as stockNo'])
    .where('photo.import_id', '=', importId)
    .where('photo.state', '=', 'waiting')
    .where('photo.is_in_archive', '=', isInArchive)
    .where('row.done_at', 'is not', null)
    .orderBy('photo.line')
    .orderBy('photo.place')
    .limit(most);
  if (after) query = query.where(sql<boolean>`(photo.line, photo.place) > (${after.line}, ${after.place})`);
  return query.execute();
}

export type DownloadedPhotos = readonly { photo: Waiting; obtained: LoadedPhoto }[];

/** Downloads the next photos without storing them. */
export async function downloadPhotos(context: Context, importId: string): Promise<DownloadedPhotos> {
  const next = await waitingPhotos(context.database, importId, { isInArchive: false, most: fetchedAtOnce });
  return Promise.all(next.map(async (photo) => ({ photo, obtained: await loadPhoto(context, photo.source) })));
}

/** Adds the downloaded photos. Returns false if the server was too busy for all of them. */
export async function addDownloaded(context: Context, importId: string, ahead: DownloadedPhotos): Promise<boolean> {
  let settled = 0;
  for (const { photo, obtained } of ahead) {
    if ('busy' in obtained) continue;
    await recordPhotoResult(context, { importId, ...photo }, obtained);
    settled += 1;
  }
  return ahead.length === 0 || settled > 0;
}

export const staffListImportPhotos: Handler<'staffListImportPhotos', Context> = async ({ id, after }, context) => {
  const { database } = context;
  if (!(await isKept(database, id))) return refuse(context, 400, 'stockImportGone');
  const found = await waitingPhotos(database, id, { isInArchive: true, most: listedAtOnce, ...(after && { after }) });
  return { code: 0, body: { photos: found.map(({ line, place, source }) => ({ line, place, source })) } };
};

async function isKept(database: Database, importId: string): Promise<boolean> {
  const found = await database.selectFrom('stock_import').select('id').where('id', '=', importId).executeTakeFirst();
  return found !== undefined;
}

export const staffAddImportPhoto = twoPhaseHandler<'staffAddImportPhoto'>(
  async ({ id, line, place, imgBase64 }, context) => {
    const bytes = decodeBase64(imgBase64);
    if (!bytes) return (inside) => refuse(inside, 400, 'photoUnreadable');
    const known = await readPhoto(context, { importId: id, line, place });
    if (!known?.is_in_archive) return (inside) => refuse(inside, 400, 'stockImportGone');
    // A repeated call returns the stored result without processing the photo again.
    if (known.state !== 'waiting') return () => ({ code: 0, body: showImportPhoto(known) });
    if (known.done_at === null) return (inside) => refuse(inside, 400, 'importPhotoEarly');
    const obtained = await storePhoto(context, bytes, known.source);
    return async (inside) => {
      if ('busy' in obtained) return refuse(inside, 400, 'tooManyRequests');
      await recordPhotoResult(inside, { importId: id, line, place, stockNo: known.stock_no }, obtained);
      const now = await readPhoto(inside, { importId: id, line, place });
      return now ? { code: 0, body: showImportPhoto(now) } : refuse(inside, 400, 'stockImportGone');
    };
  },
);

function readPhoto({ database }: Context, at: { importId: string; line: number; place: number }) {
  return database
    .selectFrom('stock_import_photo as photo')
    .innerJoin('stock_import_row as row', (join) =>
      join.onRef('row.import_id', '=', 'photo.import_id').onRef('row.line', '=', 'photo.line'),
    )
    .select(['place', 'source', 'is_in_archive', 'state', 'fault', 'row.stock_no', 'row.done_at'])
    .where('photo.import_id', '=', at.importId)
    .where('photo.line', '=', at.line)
    .where('place', '=', at.place)
    .executeTakeFirst();
}
