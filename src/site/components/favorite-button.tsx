import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import type { VehicleDetail } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { createIdempotencyKey } from '#shared/api/idempotency-key.ts';
import { invalidateCalls } from '#shared/api/invalidate.ts';
import { useRequireLogin, usePendingAction } from '../session/require-login.ts';
import { isConnectionLost } from '#shared/state/connection.ts';
import { type Act, isSameSubject, queueChange, queueLostChange, useQueuedChanges } from '../offline/outbox.ts';
import { reportFailure } from '#shared/state/report-failure.ts';
import { useSession } from '../session/session.tsx';
import { createStore, useStore } from '#shared/state/store.ts';
import { wait } from '#shared/state/wait.ts';
import { FittingText } from '#shared/ui/fitting-text.tsx';
import { RepeatedIcon } from './repeated-icon.tsx';
import styles from './favorite-button.module.css';

interface FavoriteButtonProps {
  vehicleId: string;
  /** Whether the vehicle is saved, if the caller knows. Otherwise all hearts of the page share one call. */
  isSaved?: boolean;
  /** `corner` overlays a picture. `named` has a label beside the heart, `fitting` a short one on a narrow page. */
  look?: 'corner' | 'named' | 'fitting';
}

/** The heart that adds a vehicle to the favourites or removes it. */
export function FavoriteButton({ vehicleId, isSaved: known, look = 'corner' }: FavoriteButtonProps) {
  const { t } = useTranslation(['vehicles', 'messages']);
  const { isSaved, isWaiting, toggle } = useFavorite(vehicleId, known);
  return (
    <ButtonBase
      className={`${styles.button} ${look === 'corner' ? styles.corner : styles.named} ${isWaiting ? styles.waiting : ''}`}
      aria-pressed={isSaved}
      {...(isWaiting && { 'aria-description': t('messages:waitingForLine'), title: t('messages:waitingForLine') })}
      aria-label={look === 'corner' ? t('favorite') : undefined}
      onClick={toggle}
    >
      <RepeatedIcon name="heart" className={styles.heart} size="1.25em" />
      {look === 'named' && t('favorite')}
      {look === 'fitting' && <FittingText words={t('favorite')} short={t('favoriteShort')} />}
    </ButtonBase>
  );
}

/** High enough that one call serves every heart of a page. */
const mostFavorites = 500;
/** A second press within this many milliseconds is ignored. */
const favoriteGuard = 200;

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

/** Whether a vehicle is saved, and a function that changes it. A caller that knows the state passes it as `known`. */
function useFavorite(vehicleId: string, known?: boolean): { isSaved: boolean; isWaiting: boolean; toggle: () => void } {
  const ids = useFavoriteIds(known === undefined);
  const mark = useFavoriteMark(vehicleId);
  const waiting = useWaitingFavorite(vehicleId);
  const isSaved = mark ?? waiting ?? known ?? ids.has(vehicleId);
  const requireLogin = useRequireLogin();
  const queryClient = useQueryClient();

  function change(wanted: boolean): void {
    const favorite = { vehicleId, isSaved: wanted };
    const call = async () => {
      const [isChanged] = await Promise.all([send(favorite), wait(favoriteGuard)]);
      return isChanged;
    };
    void markWhile(favorite, call, () => reportFavorite(queryClient, favorite));
  }

  /** Resolves to whether the server has changed it. */
  async function send(favorite: Favorite): Promise<boolean> {
    const act: Act = { kind: 'favorite', ...favorite };
    const key = createIdempotencyKey();
    // An earlier press is still queued: this one replaces it, so it cannot be overtaken by it.
    if (waiting !== undefined && (await queueChange(act, key))) return false;
    const { error } = await sendFavorite(favorite, key);
    if (error === undefined) return true;
    if (!isConnectionLost(error) || !(await queueLostChange(act, key, error)))
      reportFailure(displayFailure(error), error);
    return false;
  }

  const action = { name: 'favorite', about: vehicleId } as const;
  // A visitor who logs in through the heart wants to save the vehicle, even if it was saved before.
  usePendingAction(action, () => change(true));
  return { isSaved, isWaiting: waiting !== undefined, toggle: () => requireLogin(action, () => change(!isSaved)) };
}

/** The state after an offline press, until it is sent. */
function useWaitingFavorite(vehicleId: string): boolean | undefined {
  const wanted: Act = { kind: 'favorite', vehicleId, isSaved: true };
  const waiting = useQueuedChanges().find(({ act, refusal }) => refusal === undefined && isSameSubject(act, wanted));
  return waiting?.act.kind === 'favorite' ? waiting.act.isSaved : undefined;
}

type Favorite = Pick<Act & { kind: 'favorite' }, 'vehicleId' | 'isSaved'>;

export function sendFavorite({ vehicleId, isSaved }: Favorite, key: string) {
  const call = { body: { vehicleId }, headers: { 'Idempotency-Key': key } };
  return isSaved ? api.saveFavorite(call) : api.cancelFavorite(call);
}

export async function reportFavorite(queryClient: QueryClient, { vehicleId, isSaved }: Favorite): Promise<void> {
  const { queryKey } = queries.getVehicleDetailOptions({ body: { carSourceId: vehicleId } });
  queryClient.setQueryData<VehicleDetail>(
    queryKey,
    (detail) => detail && { ...detail, vehicle: { ...detail.vehicle, favoriteState: isSaved ? '1' : '0' } },
  );
  await invalidateCalls(queryClient, 'listFavorites', 'listSavedSearches');
}

/** The requested state per vehicle, since the page's answers may not contain it yet. */
const marks = createStore<ReadonlyMap<string, Favorite>>(new Map());
/** Vehicles with a pending call. */
const underWay = new Set<string>();

/**
 * Marks a vehicle until its call is done and the page's favourites are refetched. Another press is ignored only during the
 * call, since refetching takes long on a slow connection.
 */
async function markWhile(wanted: Favorite, call: () => Promise<boolean>, reload: () => Promise<void>): Promise<void> {
  const { vehicleId } = wanted;
  if (underWay.has(vehicleId)) return;
  underWay.add(vehicleId);
  marks.set(new Map(marks.get()).set(vehicleId, wanted));
  try {
    const isChanged = await call().finally(() => underWay.delete(vehicleId));
    if (isChanged) await reload();
  } finally {
    marks.set(new Map([...marks.get()].filter(([, mark]) => mark !== wanted)));
  }
}

function useFavoriteMark(vehicleId: string): boolean | undefined {
  return useStore(marks).get(vehicleId)?.isSaved;
}
