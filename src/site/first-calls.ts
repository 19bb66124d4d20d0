import type { QueryClient } from '@tanstack/react-query';
import { screens, tabOf } from '#screens/screens.ts';
import { queries } from '#shared/api/api.ts';
import { prefetchMeta as meta } from '#shared/api/query-client.ts';
import { readDestination } from './remembered/destination.ts';
import { homeQueries } from './features/home/home-queries.ts';
import { readListState } from './features/vehicle-source/filters-from-search.ts';
import { listPayload } from './features/vehicle-source/list-payload.ts';
import { tabs } from '#shared/routing/paths.ts';
import type { Address } from '#shared/routing/resolve-address.ts';

/**
 * Prefetches the data of the screen at an address, which has its language prefix, while the screen's code is loading. The
 * screen requests the same and finds the answer or the pending call. Resolves when all have an answer.
 */
export function prefetchScreen(client: QueryClient, { pathname, search }: Address): Promise<unknown> {
  const below = `/${pathname.split('/').slice(2).join('/')}`;
  const values = new URLSearchParams(search);
  return Promise.all(
    below === screens.detail.path ? askVehicle(client, values.get('id') ?? '') : askTab(client, below, values),
  );
}

function askVehicle(client: QueryClient, carSourceId: string): Promise<void>[] {
  if (carSourceId === '') return [];
  return [client.prefetchQuery({ ...queries.getVehicleDetailOptions({ body: { carSourceId } }), meta })];
}

function askTab(client: QueryClient, below: string, values: URLSearchParams): Promise<void>[] {
  const tab = below === screens.home.path ? tabOf(values) : undefined;
  if (tab === tabs.home) {
    return [
      client.prefetchQuery({ ...homeQueries.banners(), meta }),
      client.prefetchQuery({ ...homeQueries.vehicles(), meta }),
    ];
  }
  if (tab === tabs.vehicles) {
    const body = listPayload(readListState(values), readDestination());
    return [client.prefetchQuery({ ...queries.listVehiclesOptions({ body }), meta })];
  }
  return [];
}
