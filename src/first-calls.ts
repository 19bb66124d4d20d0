import type { QueryClient } from '@tanstack/react-query';
import { queries } from './api/api.ts';
import { aheadOfScreen as meta } from './api/query-client.ts';
import { homeQueries } from './features/home/home-queries.ts';
import { readListState } from './features/vehicle-source/filters-from-search.ts';
import { listPayload } from './features/vehicle-source/list-payload.ts';
import { tabs } from './paths.ts';
import { readTab } from './routing/read-tab.ts';
import { routePaths } from './routing/route-paths.ts';
import type { Address } from './routing/settle-address.ts';

/**
 * Asks for what the screen at an address, which has its prefix, is about, while the code that shows it is still on its
 * way. The screen asks for the same, and finds the answer or the call under way.
 */
export function askAhead(client: QueryClient, { pathname, search }: Address): void {
  const below = `/${pathname.split('/').slice(2).join('/')}`;
  const values = new URLSearchParams(search);
  if (below === routePaths.detail) askVehicle(client, values.get('id') ?? '');
  if (below !== routePaths.home) return;
  const tab = readTab(values);
  if (tab === tabs.home) {
    void client.prefetchQuery({ ...homeQueries.banners(), meta });
    void client.prefetchQuery({ ...homeQueries.vehicles(), meta });
  }
  if (tab === tabs.vehicles) {
    void client.prefetchQuery({ ...queries.listVehiclesOptions({ body: listPayload(readListState(values)) }), meta });
  }
}

function askVehicle(client: QueryClient, carSourceId: string): void {
  if (carSourceId === '') return;
  void client.prefetchQuery({ ...queries.getVehicleDetailOptions({ body: { carSourceId } }), meta });
}
