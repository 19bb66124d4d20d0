import { queries } from '../../api/api.ts';

/** Among the clients of the API, the desktop site. */
const client = 2;

export const homeQueries = {
  banners: () => queries.listBannersOptions({ body: { client } }),
  vehicles: () => queries.getHomeVehiclesOptions({ body: { client } }),
  hotMakes: () => queries.listHotMakesOptions(),
  levels: () => queries.listModelLevelsOptions({ body: { homePageShow: 1 } }),
};
