import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { Pagination } from '#shared/ui/pagination.tsx';
import { CallFailed } from '../parts/call-failed.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useActive } from '../parts/use-active.ts';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { ColumnMenu } from './column-menu.tsx';
import { ExportButton } from './export-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { isNarrowed, ordersOnPage, questionOf, useOrderFilters } from './order-filters.ts';
import { OrderTable } from './order-table.tsx';
import styles from './orders.module.css';

const pace = 15_000;

/** All orders. The server filters, sorts and counts; a page shows fifty. */
export default function OrdersPage() {
  const { t } = useTranslation(['desk-orders', 'desk']);
  const formats = useDeskFormats();
  const isActive = useActive();
  const { filters, change, hrefOf } = useOrderFilters();
  const question = questionOf(filters);
  const list = useQuery({
    ...queries.staffListOrdersOptions({ body: { ...question, pageNo: filters.page, pageSize: ordersOnPage } }),
    // Dims the previous results while loading, without layout shift.
    placeholderData: keepPreviousData,
    refetchInterval: isActive && pace,
  });
  const { data, error, isPlaceholderData } = list;

  return (
    <>
      <PageHead
        title={t('desk:page_orders')}
        note={
          data && <span aria-live="polite">{t('found', { count: data.total, number: formats.count(data.total) })}</span>
        }
        acts={
          <>
            <ColumnMenu />
            <ExportButton question={question} />
          </>
        }
      />
      <FilterBar filters={filters} onChange={change} />
      {error && <CallFailed error={error} onRetry={() => void list.refetch()} />}
      {data?.orders.length === 0 &&
        (isNarrowed(filters) ? (
          <EmptyState text={t('noneFound')} hint={t('noneFoundHint')} />
        ) : (
          <EmptyState text={t('noneYet')} hint={t('noneYetHint')} />
        ))}
      {data && data.orders.length > 0 && (
        <div className={styles.list} aria-busy={isPlaceholderData}>
          <OrderTable orders={data.orders} filters={filters} onChange={change} />
          <Pagination total={data.total} page={filters.page} pageSize={ordersOnPage} hrefOf={hrefOf} />
        </div>
      )}
    </>
  );
}
