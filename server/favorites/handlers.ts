import type { Handlers } from '../../generated/server.ts';
import { refuse, userOf, type Context } from '../calls/context.ts';
import { readVehicleCards } from '../catalogue/vehicle-card.ts';
import { cancelFavorite, isFavorite, listFavorites, saveFavorite, vehicleExists } from './favorites.ts';

type FavoriteOperation = 'checkFavorite' | 'saveFavorite' | 'cancelFavorite' | 'listFavorites';

export const favoriteHandlers: Pick<Handlers<Context>, FavoriteOperation> = {
  async checkFavorite({ vehicleId }, context) {
    if (!(await vehicleExists(context.database, vehicleId))) return refuse(context, 400, 'vehicleGone');
    const isSaved = await isFavorite(context.database, userOf(context).accountId, vehicleId);
    return { code: 0, body: { status: isSaved ? 1 : 0 } };
  },

  async saveFavorite({ vehicleId }, context) {
    if (!(await vehicleExists(context.database, vehicleId))) return refuse(context, 400, 'vehicleGone');
    await saveFavorite(context.database, userOf(context).accountId, vehicleId, context.now);
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
