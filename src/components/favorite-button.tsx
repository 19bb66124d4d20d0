import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import ButtonBase from '@mui/material/ButtonBase';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { VehicleDetail } from '../../generated/client/types.gen.ts';
import { queries } from '../api/api.ts';
import { invalidateCalls } from '../api/invalidate.ts';
import { useGate, usePendingAction } from '../app/gate.ts';
import { useSession } from '../app/session.tsx';
import { createStore, useStore } from '../app/store.ts';
import styles from './favorite-button.module.css';

interface FavoriteButtonProps {
  vehicleId: string;
  /** Whether the vehicle is saved, if the caller knows. Otherwise all hearts of the page share one call. */
  isSaved?: boolean;
  /** `corner` lies on a picture. `named` has a label beside the heart. */
  look?: 'corner' | 'named';
}

/** The heart that saves a vehicle or removes it from the favourites. */
export function FavoriteButton({ vehicleId, isSaved: known, look = 'corner' }: FavoriteButtonProps) {
  const { t } = useTranslation('vehicles');
  const { isSaved, toggle } = useFavorite(vehicleId, known);
  return (
    <ButtonBase
      className={`${styles.button} ${styles[look]}`}
      aria-pressed={isSaved}
      aria-label={look === 'corner' ? t('favorite') : undefined}
      onClick={toggle}
    >
      <Heart className={styles.heart} size="1.25em" aria-hidden />
      {look === 'named' && t('favorite')}
    </ButtonBase>
  );
}

/** More than anybody saves, so that one call serves every heart of a page. */
const mostFavorites = 500;
/** A second press within this many milliseconds is ignored. */
const favoriteGuard = 200;

const none: ReadonlySet<string> = new Set();

/** The vehicles that the user has saved, or none for a visitor. All hearts of a page share one call. */
export function useFavoriteIds(isWanted = true): ReadonlySet<string> {
  const { user } = useSession();
  const { data } = useQuery({
    ...queries.listFavoritesOptions({ body: { pageNo: 1, pageSize: mostFavorites } }),
    enabled: isWanted && user !== undefined,
    select: ({ vehicleList }) => new Set(vehicleList.map(({ id }) => id)) as ReadonlySet<string>,
  });
  return user ? (data ?? none) : none;
}

/** Whether a vehicle is saved, and a function that changes it. A caller that knows the state passes it as `known`. */
function useFavorite(vehicleId: string, known?: boolean): { isSaved: boolean; toggle: () => void } {
  const ids = useFavoriteIds(known === undefined);
  const mark = useFavoriteMark(vehicleId);
  const isSaved = mark ?? known ?? ids.has(vehicleId);
  const gate = useGate();
  const queryClient = useQueryClient();
  const save = queries.useSaveFavoriteMutation();
  const cancel = queries.useCancelFavoriteMutation();

  function change(wanted: boolean): void {
    const { mutateAsync } = wanted ? save : cancel;
    markWhile(vehicleId, wanted, async () => {
      const [answer] = await Promise.allSettled([mutateAsync({ body: { vehicleId } }), wait(favoriteGuard)]);
      if (answer.status === 'fulfilled') await tellQueries(queryClient, vehicleId, wanted);
    });
  }

  const action = { name: 'favorite', about: vehicleId } as const;
  // Somebody who logs in for the heart wants to save the vehicle, even if it was saved before.
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

/** Hearts whose call is under way, by vehicle. They show their new state before the server has answered. */
const marks = createStore<ReadonlyMap<string, boolean>>(new Map());

/** Marks a vehicle until the work is done. Returns false if a call for the same vehicle is under way. */
function markWhile(vehicleId: string, isSaved: boolean, work: () => Promise<unknown>): boolean {
  if (marks.get().has(vehicleId)) return false;
  marks.set(new Map(marks.get()).set(vehicleId, isSaved));
  const unmark = () => marks.set(new Map([...marks.get()].filter(([id]) => id !== vehicleId)));
  void work().then(unmark, unmark);
  return true;
}

function useFavoriteMark(vehicleId: string): boolean | undefined {
  return useStore(marks).get(vehicleId);
}
