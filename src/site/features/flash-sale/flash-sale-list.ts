import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ListFlashSaleVehiclesData, ListFlashSaleVehiclesResponse } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { desktopClient } from '#shared/api/desktop-client.ts';

/** The number of vehicles per page. */
const pageSize = 2;

/** Fetches the list page by page. A page with fewer vehicles than requested is the last. */
export const flashSaleList = infiniteQueryOptions({
  queryKey: ['flashSaleList'],
  initialPageParam: 1,
  queryFn: async ({ pageParam, signal }) => {
    const { data } = await api.listFlashSaleVehicles({ body: flashSalePayload(pageParam), signal, throwOnError: true });
    return flashSalePage(data, Date.now());
  },
  getNextPageParam: ({ vehicles }, _pages, pageNo) => (vehicles.length < pageSize ? undefined : pageNo + 1),
});

export function flashSalePayload(pageNo: number): ListFlashSaleVehiclesData['body'] {
  return { pageNo, pageSize, client: `${desktopClient}` };
}

/** A page of the list with the time of its answer, from which the remaining seconds of its sales count. */
export function flashSalePage({ flashSaleVehicleList }: ListFlashSaleVehiclesResponse, receivedAt: number) {
  return { vehicles: flashSaleVehicleList, receivedAt };
}
