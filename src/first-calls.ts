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
 * way. The screen asks for the same, and finds the answer or the call under way. Resolves when all have an answer.
 */
export function askAhead(client: QueryClient, { pathname, search }: Address): Promise<unknown> {
  const below = `/${pathname.split('/').slice(2).join('/')}`;
  const values = new URLSearchParams(search);
  return Promise.all(
    below === routePaths.detail ? askVehicle(client, values.get('id') ?? '') : askTab(client, below, values),
  );
}

function askVehicle(client: QueryClient, carSourceId: string): Promise<void>[] {
  if (carSourceId === '') return [];
  return [client.prefetchQuery({ ...queries.getVehicleDetailOptions({ body: { carSourceId } }), meta })];
}

function askTab(client: QueryClient, below: string, values: URLSearchParams): Promise<void>[] {
  const tab = below === routePaths.home ? readTab(values) : undefined;
  if (tab === tabs.home) {
    return [
      client.prefetchQuery({ ...homeQueries.banners(), meta }),
      client.prefetchQuery({ ...homeQueries.vehicles(), meta }),
    ];
  }
  if (tab === tabs.vehicles) {
    return [
      client.prefetchQuery({ ...queries.listVehiclesOptions({ body: listPayload(readListState(values)) }), meta }),
    ];
  }
  return [];
}
