import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { queries } from '#shared/api/api.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { useLoadedPages } from '#site/page-state/loaded-pages.ts';
import { useSiteForm } from '#site/page-state/site-form.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { LazyPulls } from '#site/components/lazy-pulls.tsx';
import { FavoriteButton } from '#site/components/favorite-button.tsx';
import { LoadMore } from '#site/components/load-more.tsx';
import { VehicleCard } from '#site/components/vehicle-card.tsx';
import { VehicleCardSkeleton, VehicleGrid } from '#site/components/vehicle-grid.tsx';
import { centreItems, paths } from '#shared/routing/paths.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { lastPageOf, Pagination } from '#shared/ui/pagination.tsx';
import { ItemSection } from '../frame/item-section.tsx';
import styles from './favorites.module.css';

const pageSize = 8;
/** The maximum page number, since an address may contain any. */
const mostPages = 60;
const hrefOf = (page: number) => paths.centre(centreItems.favorites, { ...(page > 1 && { page }) });

export function FavoriteList() {
  const { t } = useTranslation(['centre', 'common']);
  const [search] = useSearchParams();
  const page = readPage(search.get('page'));
  const queryClient = useQueryClient();
  const isMobile = useSiteForm() === 'mobile';
  const { count, loadNext } = useLoadedPages();
  // The mobile site shows the pages as one growing list.
  const loaded = Math.min(page + count - 1, mostPages) * pageSize;
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery({
    ...queries.listFavoritesOptions({ body: isMobile ? { pageNo: 1, pageSize: loaded } : { pageNo: page, pageSize } }),
    placeholderData: keepPreviousData,
  });

  // The last vehicle of the last page has been removed.
  if (data && page > lastPageOf(data.total, pageSize)) {
    return <Navigate replace to={hrefOf(lastPageOf(data.total, pageSize))} />;
  }
  const vehicles = data?.vehicleList ?? [];
  const look = <ButtonLink to={paths.vehicles()}>{t('common:seeVehicles')}</ButtonLink>;
  const rest = isMobile ? (
    data && data.total > loaded && <LoadMore isLoading={isPlaceholderData} onMore={loadNext} />
  ) : (
    <Pagination total={data?.total ?? 0} page={page} pageSize={pageSize} hrefOf={hrefOf} />
  );
  const retry = <Button onClick={() => void refetch()}>{t('common:retry')}</Button>;
  return (
    <ItemSection title={t('itemFavorites')} note={t('favoritesNote')}>
      {isMobile && <LazyPulls onRefresh={() => refetchShown(queryClient, 'listFavorites')} />}
      {isPending || vehicles.length > 0 ? (
        <div className={styles.list}>
          <VehicleGrid ids={vehicles.map(({ id }) => id)}>
            {isPending
              ? Array.from({ length: pageSize }, (_, place) => <VehicleCardSkeleton key={place} />)
              : vehicles.map((vehicle) => (
                  <VehicleCard
                    key={vehicle.id}
                    vehicle={vehicle}
                    to={paths.detail(vehicle.id, { storeId: vehicle.id })}
                    actions={<FavoriteButton vehicleId={vehicle.id} isSaved />}
                  />
                ))}
          </VehicleGrid>
          {rest}
        </div>
      ) : (
        <EmptyState text={isError ? undefined : t('noFavorites')} action={isError ? retry : look} />
      )}
    </ItemSection>
  );
}

/** The page in the address, or the first. */
function readPage(page: string | null): number {
  const number = Number(page ?? '');
  return Number.isSafeInteger(number) && number > 0 ? number : 1;
}
