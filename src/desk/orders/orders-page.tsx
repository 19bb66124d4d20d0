import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PagedList, usePolledList } from '../parts/paged-list.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { ColumnMenu } from './column-menu.tsx';
import { ExportButton } from './export-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { isNarrowed, ordersOnPage, questionOf, useOrderFilters } from './order-filters.ts';
import { OrderTable } from './order-table.tsx';

/** All orders. The server filters, sorts and counts; a page shows fifty. */
export default function OrdersPage() {
  const { t } = useTranslation(['desk-orders', 'desk']);
  const formats = useDeskFormats();
  const { filters, change, hrefOf } = useOrderFilters();
  const question = questionOf(filters);
  const list = usePolledList(
    queries.staffListOrdersOptions({ body: { ...question, pageNo: filters.page, pageSize: ordersOnPage } }),
  );
  const { data } = list;

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
      <PagedList
        list={list}
        page={filters.page}
        pageSize={ordersOnPage}
        hrefOf={hrefOf}
        empty={
          isNarrowed(filters) ? (
            <EmptyState text={t('noneFound')} hint={t('noneFoundHint')} />
          ) : (
            <EmptyState text={t('noneYet')} hint={t('noneYetHint')} />
          )
        }
      >
        {({ orders }) => <OrderTable orders={orders} filters={filters} onChange={change} />}
      </PagedList>
    </>
  );
}
