import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { VehicleCard, VehiclePage } from '#generated/client/types.gen.ts';
import { Navigate } from 'react-router';
import { displayFailure, type Failure } from '#shared/api/errors.ts';
import { BrowserOnly } from '#site/page-state/hydration.ts';
import { isConnectionLost } from '#shared/state/connection.ts';
import { useSiteForm } from '#site/page-state/site-form.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { useDeliveredPrices, usePortName } from '#site/components/delivered-prices.ts';
import { VehicleCardSkeleton, VehicleGrid } from '#site/components/vehicle-grid.tsx';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { lastPageOf, Pagination } from '#shared/ui/pagination.tsx';
import type { FilterTag } from './filter-tag.ts';
import type { ListState } from './filters-from-search.ts';
import { LandedNote } from './landed-note.tsx';
import { linkToFilter, linkToPage, inPlace, linkToRefused } from './list-links.ts';
import { listPageSize } from './list-payload.ts';
import { LoadedPages } from './loaded-pages.tsx';
import { NoMatchPanel } from './no-match-panel.tsx';
import type { VehicleList } from './use-vehicle-list.ts';
import { VehicleCards } from './vehicle-cards.tsx';
import styles from './vehicle-results.module.css';
import { isListed, useDestination, useImportCountry } from '#site/remembered/destination.ts';
import { TextLink } from '#shared/ui/text-link.tsx';

interface ImportNoteProps {
  state: ListState;
  /** How many vehicles are hidden; absent if all are shown. */
  refusedTotal: number | undefined;
}

interface VehicleResultsProps {
  state: ListState;
  list: VehicleList;
  tags: readonly FilterTag[];
}

const firstRow = 4;

/** The answer of the list call, or its loading or error state. */
export function VehicleResults({ state, list, tags }: VehicleResultsProps) {
  const { t } = useTranslation(['vehicles', 'common']);
  const isMobile = useSiteForm() === 'mobile';
  const { data, error, isPlaceholderData, receivedAt } = list;
  // During a retry the error stays, instead of empty placeholders.
  const lost = error ?? list.failureReason;
  if (isConnectionLost(lost) && (!data || isPlaceholderData)) return <UnreachedList list={list} failure={lost} />;
  if (error) {
    return (
      <EmptyState
        text={t('noMatch')}
        hint={displayFailure(error).text}
        action={
          <Button loading={list.isFetching} onClick={() => void list.refetch()}>
            {t('common:retry')}
          </Button>
        }
      />
    );
  }
  if (!data) {
    return (
      <div aria-busy>
        <span className="visually-hidden">{t('common:loading')}</span>
        <VehicleGrid>
          {Array.from({ length: listPageSize }, (_, place) => (
            <VehicleCardSkeleton key={place} />
          ))}
        </VehicleGrid>
      </div>
    );
  }
  const { total, vehicleList, facets } = data;
  if (total === 0) {
    return data.nearest ? (
      <NearestVehicles state={state} nearest={data.nearest} receivedAt={receivedAt} />
    ) : (
      <NoMatchPanel state={state} facets={facets} tags={tags} />
    );
  }
  const last = lastPageOf(total, listPageSize);
  if (!isPlaceholderData && state.page > last)
    return <BeyondTheEnd page={state.page} total={total} to={(page) => linkToPage(state, page)} />;
  const pagination = (
    <Pagination total={total} page={state.page} pageSize={listPageSize} hrefOf={(page) => linkToPage(state, page)} />
  );
  return (
    <div
      className={styles.results}
      data-stale={isPlaceholderData || undefined}
      aria-busy={isPlaceholderData || undefined}
    >
      {isMobile && state.page > 1 && (
        <ButtonLink variant="outlined" to={linkToPage(state, state.page - 1)} className={styles.previous}>
          {t('common:previousPage')}
        </ButtonLink>
      )}
      <VehicleCards vehicles={vehicleList} receivedAt={receivedAt} early={firstRow} />
      {isMobile ? (
        <>
          <LoadedPages state={state} total={total} />
          <div className={styles.withoutScripts}>{pagination}</div>
        </>
      ) : (
        <>
          {state.page === last && <p className={styles.end}>{t('common:noMore')}</p>}
          {pagination}
        </>
      )}
    </div>
  );
}

interface NearestVehiclesProps {
  state: ListState;
  nearest: NonNullable<VehiclePage['nearest']>;
  receivedAt: number;
}

/** The cheapest vehicles of searches with fewer words, each with a link to all of them. */
function NearestVehicles({ state, nearest, receivedAt }: NearestVehiclesProps) {
  const { t } = useTranslation('vehicles');
  const formats = useFormats();
  return (
    <section className={styles.nearest}>
      <h2>{t('noMatch')}</h2>
      <ul className={styles.ways}>
        {nearest.map(({ searchKey, total }) => (
          <li key={searchKey}>
            <ButtonLink variant="outlined" to={linkToFilter(state, 'keyword', searchKey)} state={inPlace}>
              {searchKey} ({formats.number(total)})
            </ButtonLink>
          </li>
        ))}
      </ul>
      <VehicleCards vehicles={cheapestOf(nearest)} receivedAt={receivedAt} early={0} />
    </section>
  );
}

/** Two searches may have the same cheapest vehicle. */
function cheapestOf(nearest: NearestVehiclesProps['nearest']): VehicleCard[] {
  return [...new Map(nearest.map(({ vehicle }) => [vehicle.id, vehicle])).values()];
}

/** Nothing is known about the vehicles, so the page must not say that none match. */
function UnreachedList({ list, failure }: { list: VehicleList; failure: Failure }) {
  const { t } = useTranslation(['vehicles', 'common']);
  return (
    <EmptyState
      text={t('listUnreached')}
      hint={failure.code === 'offline' ? t('listOffline') : displayFailure(failure).text}
      action={
        <Button variant="outlined" loading={list.isFetching} onClick={() => void list.refetch()}>
          {t('common:retry')}
        </Button>
      }
    />
  );
}

interface BeyondTheEndProps {
  page: number;
  total: number;
  to: (page: number) => string;
}

/** Redirects to the last page: automatically with scripts, else by its links. */
function BeyondTheEnd({ page, total, to }: BeyondTheEndProps) {
  const { t } = useTranslation('vehicles');
  const last = lastPageOf(total, listPageSize);
  return (
    <>
      <BrowserOnly>
        <Navigate replace to={to(last)} />
      </BrowserOnly>
      <EmptyState
        text={t('noSuchPage', { page, last })}
        action={<ButtonLink to={to(last)}>{t('toLastPage')}</ButtonLink>}
      />
      <Pagination total={total} page={last} pageSize={listPageSize} hrefOf={to} />
    </>
  );
}

/** The exact number of vehicles. After a change of page the focus moves here for keyboard users. */
export function ResultHeading({ state, list }: { state: ListState; list: VehicleList }) {
  const { total, refusedTotal, data, isPlaceholderData } = list;
  const { t } = useTranslation('vehicles');
  const formats = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  const { page } = state;
  const shown = useRef(page);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    heading.current?.focus({ preventScroll: true });
  }, [page]);

  return (
    <div className={styles.heading} aria-live="polite">
      <h2 ref={heading} tabIndex={-1} className={`${styles.total} figures`}>
        {total !== undefined && t('vehicleCount', { count: total, shown: formats.number(total) })}
      </h2>
      {total !== undefined && total > 0 && <PriceBasis vehicles={data?.vehicleList ?? []} />}
      {total !== undefined && <ImportNote state={state} refusedTotal={refusedTotal} />}
      <LandedNote state={state} landed={isPlaceholderData ? undefined : data?.landed} />
    </div>
  );
}

/** The port of the prices: the listed one if the delivered prices could not be loaded. */
function PriceBasis({ vehicles }: { vehicles: readonly VehicleCard[] }) {
  const { t } = useTranslation(['vehicles', 'common']);
  const isPriceListed = isListed(useDestination());
  const prices = useDeliveredPrices(vehicles.map(({ id }) => id));
  const name = usePortName();
  const port = name ?? prices.portName ?? '';
  if (prices.hasFailed) {
    return (
      <p className={styles.basis}>
        {t('priceBasis')} {t('deliveredFailed')}{' '}
        <Button variant="text" size="small" onClick={() => void prices.refetch()}>
          {t('common:retry')}
        </Button>
      </p>
    );
  }
  if (isPriceListed) return <p className={styles.basis}>{t('priceBasis')}</p>;
  // Until the port's name is known, the sentence only keeps its place.
  return (
    <p className={styles.basis} data-waiting={port === '' || undefined}>
      {t('priceBasisTo', { port })}
    </p>
  );
}

/** Shows how many vehicles are hidden because the visitor's country refuses them, with a link to show them. */
function ImportNote({ state, refusedTotal }: ImportNoteProps) {
  const { t } = useTranslation('vehicles');
  const formats = useFormats();
  const country = formats.country(useImportCountry());
  if (!state.showsRefused && !refusedTotal) return null;
  return (
    <p className={`${styles.leftOut} figures`}>
      {state.showsRefused
        ? t('refusedShown', { country })
        : t('refusedHidden', { count: refusedTotal ?? 0, shown: formats.number(refusedTotal ?? 0), country })}{' '}
      <TextLink to={linkToRefused(state, !state.showsRefused)} state={inPlace}>
        {state.showsRefused ? t('refusedHide') : t('refusedShow')}
      </TextLink>
    </p>
  );
}
