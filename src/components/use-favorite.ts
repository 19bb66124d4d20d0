import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { VehicleDetail } from '../../generated/client/types.gen.ts';
import { invalidateCalls } from '../api/invalidate.ts';
import { queries } from '../api/api.ts';
import { useGate, usePendingAction } from '../app/gate.ts';
import { useSession } from '../app/session.tsx';
import { markWhile, useFavoriteMark } from './favorite-marks.ts';

/** More than anybody saves, so that one call tells every heart of a list. */
const mostFavorites = 500;
/** Within this time, in milliseconds, a second press is taken for a slip of the finger. */
export const favoriteGuard = 200;

const none: ReadonlySet<string> = new Set();

/** The vehicles that the user has saved; none for a visitor. All hearts of a page share one call. */
export function useFavoriteIds(isWanted = true): ReadonlySet<string> {
  const { user } = useSession();
  const { data } = useQuery({
    ...queries.listFavoritesOptions({ body: { pageNo: 1, pageSize: mostFavorites } }),
    enabled: isWanted && user !== undefined,
    select: ({ vehicleList }) => new Set(vehicleList.map(({ id }) => id)) as ReadonlySet<string>,
  });
  return user ? (data ?? none) : none;
}

/** Whether a vehicle is saved, and the way to change it. Whoever knows it from an answer of their own passes it on. */
export function useFavorite(vehicleId: string, known?: boolean): { isSaved: boolean; toggle: () => void } {
  const ids = useFavoriteIds(known === undefined);
  const mark = useFavoriteMark(vehicleId);
  const isSaved = mark ?? known ?? ids.has(vehicleId);
  const gate = useGate();
  const queryClient = useQueryClient();
  const save = useMutation(queries.saveFavoriteMutation());
  const cancel = useMutation(queries.cancelFavoriteMutation());

  function change(wanted: boolean): void {
    const { mutateAsync } = wanted ? save : cancel;
    markWhile(vehicleId, wanted, async () => {
      const [answer] = await Promise.allSettled([mutateAsync({ body: { vehicleId } }), wait(favoriteGuard)]);
      if (answer.status === 'fulfilled') await tellQueries(queryClient, vehicleId, wanted);
    });
  }

  const action = { name: 'favorite', about: vehicleId } as const;
  // Whoever logs in for it wants to have the vehicle saved, never to lose one saved before.
  usePendingAction(action, () => change(true));
  return { isSaved, toggle: () => gate(action, () => change(!isSaved)) };
}

async function tellQueries(queryClient: QueryClient, vehicleId: string, isSaved: boolean): Promise<void> {
  const { queryKey } = queries.getVehicleDetailOptions({ body: { carSourceId: vehicleId } });
  queryClient.setQueryData<VehicleDetail>(
    queryKey,
    (detail) => detail && { ...detail, vehicle: { ...detail.vehicle, favoriteState: isSaved ? '1' : '0' } },
  );
  await invalidateCalls(queryClient, 'listFavorites');
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
