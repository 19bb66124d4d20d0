import { sql } from 'kysely';
import type { Handlers } from '#generated/server.ts';
import { type Context, refuse, userOf } from '#server/platform/calls/context.ts';
import { readVehicleCards } from '#server/marketplace/catalogue/vehicle-card.ts';
import { forgetFavorite, watchFavorites } from '#server/marketplace/searches/saved-searches.ts';
import type { Database } from '#server/platform/database/tables.ts';

type FavoriteOperation = 'checkFavorite' | 'saveFavorite' | 'cancelFavorite' | 'listFavorites';

export const favoriteHandlers: Pick<Handlers<Context>, FavoriteOperation> = {
  async checkFavorite({ vehicleId }, context) {
    if (!(await vehicleExists(context.database, vehicleId))) return refuse(context, 400, 'vehicleGone');
    const isSaved = await isFavorite(context.database, userOf(context).accountId, vehicleId);
    return { code: 0, body: { status: isSaved ? 1 : 0 } };
  },

  async saveFavorite({ vehicleId }, context) {
    if (!(await vehicleExists(context.database, vehicleId))) return refuse(context, 400, 'vehicleGone');
    const { accountId } = userOf(context);
    await saveFavorite(context.database, accountId, vehicleId, context.now);
    await watchFavorites(context.database, accountId, context);
    return { code: 0 };
  },

  async cancelFavorite({ vehicleId }, context) {
    await cancelFavorite(context.database, userOf(context).accountId, vehicleId);
    return { code: 0 };
  },

  async listFavorites({ pageNo, pageSize }, context) {
    const { total, vehicleIds } = await listFavorites(context.database, userOf(context).accountId, pageNo, pageSize);
    return { code: 0, body: { total, vehicleList: await readVehicleCards(context, vehicleIds) } };
  },
};

/** Whether the vehicle exists and is or was offered. */
async function vehicleExists(database: Database, vehicleId: string): Promise<boolean> {
  const found = await database
    .selectFrom('vehicle')
    .select('id')
    .where('id', '=', vehicleId)
    .where('stage', '<>', 'draft')
    .executeTakeFirst();
  return found !== undefined;
}

async function isFavorite(database: Database, accountId: string, vehicleId: string): Promise<boolean> {
  const found = await database
    .selectFrom('favorite')
    .select('vehicle_id')
    .where('account_id', '=', accountId)
    .where('vehicle_id', '=', vehicleId)
    .executeTakeFirst();
  return found !== undefined;
}

/** A vehicle saved before keeps its position. */
async function saveFavorite(database: Database, accountId: string, vehicleId: string, now: Date): Promise<void> {
  await database
    .insertInto('favorite')
    .values({ account_id: accountId, vehicle_id: vehicleId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function cancelFavorite(database: Database, accountId: string, vehicleId: string): Promise<void> {
  await database
    .deleteFrom('favorite')
    .where('account_id', '=', accountId)
    .where('vehicle_id', '=', vehicleId)
    .execute();
  await forgetFavorite(database, accountId, vehicleId);
}

/** Reads a page of an account's favorites: those that can be bought first, then the last saved first. */
async function listFavorites(
  database: Database,
  accountId: string,
  pageNo: number,
  pageSize: number,
): Promise<{ total: number; vehicleIds: string[] }> {
  const saved = database.selectFrom('favorite').where('account_id', '=', accountId);
  const { total } = await saved.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const page = await saved
    .leftJoin('vehicle', 'vehicle.id', 'favorite.vehicle_id')
    .select('vehicle_id')
    .orderBy(sql`vehicle.state is distinct from 'available'`)
    .orderBy('favorite.created_at', 'desc')
    // Break ties, so that vehicles saved at the same moment do not swap between pages.
    .orderBy('vehicle_id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return { total, vehicleIds: page.map(({ vehicle_id }) => vehicle_id) };
}
