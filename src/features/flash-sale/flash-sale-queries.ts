import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../api/api.ts';

/** How many vehicles make a page of the list. */
const pageSize = 2;

/** The list page by page. A page that is shorter than asked for is the last. */
export const flashSaleList = infiniteQueryOptions({
  queryKey: ['flashSaleList'],
  initialPageParam: 1,
  queryFn: async ({ pageParam, signal }) => {
    const { data } = await api.listFlashSaleVehicles({
      body: { pageNo: pageParam, pageSize, client: '2' },
      signal,
      throwOnError: true,
    });
    // The seconds of a page count from its own answer.
    return { vehicles: data.flashSaleVehicleList, receivedAt: Date.now() };
  },
  getNextPageParam: ({ vehicles }, _pages, pageNo) => (vehicles.length < pageSize ? undefined : pageNo + 1),
});
