import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { type Destination, useDestination } from '#site/remembered/destination.ts';
import { useLoadedPages } from '#site/page-state/loaded-pages.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { LazyPulls } from '#site/components/lazy-pulls.tsx';
import { LoadMore } from '#site/components/load-more.tsx';
import { VehicleCardSkeleton, VehicleGrid } from '#site/components/vehicle-grid.tsx';
import { Button } from '#shared/ui/button.tsx';
import { lastPageOf } from '#shared/ui/pagination.tsx';
import type { ListState } from './filters-from-search.ts';
import { linkToPage } from './list-links.ts';
import { listPageSize, listPayload } from './list-payload.ts';
import { useVehicleList } from './use-vehicle-list.ts';
import { VehicleCards } from './vehicle-cards.tsx';
import styles from './vehicle-results.module.css';

interface LoadedPagesProps {
  /** The state in the address; its own page is shown above these. */
  state: ListState;
  total: number;
}

/** The pages loaded below the one in the address, and the link to the next. */
export function LoadedPages({ state, total }: LoadedPagesProps) {
  const { t } = useTranslation(['vehicles', 'common']);
  const queryClient = useQueryClient();
  const last = lastPageOf(total, listPageSize);
  const { count, loadNext } = useLoadedPages();
  const through = Math.min(state.page + count - 1, last);
  const pages = Array.from({ length: Math.max(0, through - state.page) }, (_, place) => state.page + 1 + place);
  const { data, error, isPlaceholderData } = useVehicleList({ ...state, page: through });
  const isLoading = isPlaceholderData || (data === undefined && !error);
  return (
    <>
      <LazyPulls hint={t('pullHint')} onRefresh={() => refetchShown(queryClient, 'listVehicles')} />
      {pages.map((page) => (
        <LoadedPage key={page} state={{ ...state, page }} first={state.page} />
      ))}
      {through < last ? (
        <LoadMore isLoading={isLoading} to={linkToPage(state, through + 1)} onMore={loadNext} />
      ) : (
        !isLoading && !error && <p className={styles.end}>{t('common:noMore')}</p>
      )}
    </>
  );
}

const places = ['first', 'second', 'third', 'fourth'];

interface LoadedPageProps {
  state: ListState;
  /** The first page of the list. */
  first: number;
}

function LoadedPage({ state, first }: LoadedPageProps) {
  const { t } = useTranslation(['vehicles', 'common']);
  const queryClient = useQueryClient();
  const destination = useDestination();
  const { data, error, isFetching, isPlaceholderData, receivedAt, refetch } = useVehicleList(state);
  if (error) {
    return (
      <EmptyState
        text={displayFailure(error).text}
        action={
          <Button loading={isFetching} onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        }
      />
    );
  }
  if (!data || isPlaceholderData) {
    return (
      <div aria-busy>
        <VehicleGrid>
          {places.map((place) => (
            <VehicleCardSkeleton key={place} />
          ))}
        </VehicleGrid>
      </div>
    );
  }
  // A vehicle added meanwhile shifts the others, and the last of a page to the next one.
  const before = idsOn(queryClient, state, { first, destination });
  const vehicles = data.vehicleList.filter(({ id }) => !before.has(id));
  return <VehicleCards vehicles={vehicles} receivedAt={receivedAt} />;
}

/** The vehicles on the previous pages. */
function idsOn(
  queryClient: QueryClient,
  state: ListState,
  { first, destination }: { first: number; destination: Destination },
): ReadonlySet<string> {
  const pages = Array.from({ length: state.page - first }, (_, place) => first + place);
  const lists = pages.map((page) =>
    queryClient.getQueryData(
      queries.listVehiclesOptions({ body: listPayload({ ...state, page }, destination) }).queryKey,
    ),
  );
  return new Set(lists.flatMap((list) => list?.vehicleList.map(({ id }) => id) ?? []));
}
