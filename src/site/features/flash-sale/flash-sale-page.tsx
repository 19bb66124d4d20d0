import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useSiteForm } from '#site/page-state/site-form.ts';
import { Banner } from '#site/components/banner.tsx';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { LazyPulls } from '#site/components/lazy-pulls.tsx';
import { FavoriteButton } from '#site/components/favorite-button.tsx';
import { LoadMore } from '#site/components/load-more.tsx';
import { VehicleCardSkeleton, VehicleGrid } from '#site/components/vehicle-grid.tsx';
import { VehicleCard } from '#site/components/vehicle-card.tsx';
import { paths } from '#shared/routing/paths.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { useDelayed } from '#shared/ui/use-delayed.ts';
import { flashSaleList } from './flash-sale-list.ts';
import styles from './flash-sale-page.module.css';

const bannerUrl = '/pictures/home/banner-flash.webp';

export default function FlashSalePage() {
  const { t } = useTranslation('home');
  usePageTitle(t('flashSale'));
  return (
    <>
      <Banner imageUrl={bannerUrl} isFirst>
        <h1>{t('flashSale')}</h1>
        <p className={styles.lead}>{t('flashSaleLead')}</p>
      </Banner>
      <section className={`column ${styles.list}`} aria-label={t('flashSale')}>
        <h2 className="visually-hidden">{t('flashSaleVehicles')}</h2>
        <FlashSaleList />
      </section>
    </>
  );
}

/** A list that arrives within this many milliseconds shows no skeleton, which would only flicker. */
const loadingDelay = 100;
const skeletons = ['first', 'second', 'third', 'fourth'];

function FlashSaleList() {
  const { t } = useTranslation(['home', 'common']);
  const list = useInfiniteQuery(flashSaleList);
  const isMobile = useSiteForm() === 'mobile';
  const isLoadingShown = useDelayed(list.isPending, loadingDelay);

  if (list.isPending) {
    return (
      <div className={isLoadingShown ? undefined : styles.early} aria-busy>
        <output className="visually-hidden">{isLoadingShown && t('common:loading')}</output>
        <VehicleGrid>
          {skeletons.map((place) => (
            <VehicleCardSkeleton key={place} />
          ))}
        </VehicleGrid>
      </div>
    );
  }

  const pages = list.data?.pages ?? [];
  const cards = pages.flatMap(({ vehicles, receivedAt }) => vehicles.map((vehicle) => ({ vehicle, receivedAt })));
  if (cards.length === 0) {
    return list.isError ? (
      <EmptyState action={<Button onClick={() => void list.refetch()}>{t('common:retry')}</Button>} />
    ) : (
      <EmptyState
        text={t('flashSaleEmpty')}
        hint={t('flashSaleEmptyHint')}
        action={<ButtonLink to={paths.vehicles()}>{t('flashSaleAllVehicles')}</ButtonLink>}
      />
    );
  }

  return (
    <>
      {isMobile && <LazyPulls onRefresh={() => list.refetch()} />}
      <VehicleGrid ids={cards.map(({ vehicle }) => vehicle.id)}>
        {cards.map(({ vehicle, receivedAt }, index) => (
          <VehicleCard
            key={vehicle.id}
            vehicle={{ ...vehicle, tag: 'promotion' }}
            receivedAt={receivedAt}
            isFirst={index < 2}
            actions={<FavoriteButton vehicleId={vehicle.id} />}
          />
        ))}
      </VehicleGrid>
      <div className={styles.end}>
        {list.hasNextPage ? (
          <LoadMore
            isLoading={list.isFetchingNextPage}
            // After a failure only the reader may retry, to avoid an endless loop.
            isAutomatic={!list.isFetchNextPageError}
            pages={pages.length}
            onMore={() => void list.fetchNextPage()}
          />
        ) : (
          t('common:noMore')
        )}
      </div>
    </>
  );
}
