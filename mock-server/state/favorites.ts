import { type MockHandlers, pageOf, refuse } from './context.ts';

export const favoriteHandlers: MockHandlers = {
  checkFavorite({ vehicleId }, context) {
    if (!context.vehicles.has(vehicleId)) return refuse(context, 'vehicleGone');
    return { code: 0, body: { status: context.own.favorites.includes(vehicleId) ? 1 : 0 } };
  },

  saveFavorite({ vehicleId }, context) {
    const { vehicles, own } = context;
    if (!vehicles.has(vehicleId)) return refuse(context, 'vehicleGone');
    if (!own.favorites.includes(vehicleId)) own.favorites.unshift(vehicleId);
    return { code: 0 };
  },

  cancelFavorite({ vehicleId }, { own }) {
    own.favorites = own.favorites.filter((id) => id !== vehicleId);
    return { code: 0 };
  },

  listFavorites(payload, { own, vehicles }) {
    const saved = own.favorites.flatMap((id) => vehicles.get(id) ?? []);
    return { code: 0, body: { total: saved.length, vehicleList: pageOf(saved, payload) } };
  },
};
