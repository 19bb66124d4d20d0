import { usePrefetchQuery } from '@tanstack/react-query';
import { queries } from '../../api/api.ts';
import { desktopClient } from '../../api/desktop-client.ts';

/** What is asked ahead of the home page. The page asks for the same. */
export const homeQueries = {
  banners: () => queries.listBannersOptions({ body: { client: desktopClient } }),
  vehicles: () => queries.getHomeVehiclesOptions({ body: { client: desktopClient } }),
};

/** Asks for the data of the home page while its code is still on its way. */
export function PrefetchHome() {
  usePrefetchQuery(homeQueries.banners());
  usePrefetchQuery(homeQueries.vehicles());
  usePrefetchQuery(queries.listHotMakesOptions());
  return null;
}
