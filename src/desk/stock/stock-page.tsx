import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import MuiButton from '@mui/material/Button';
import { queries } from '#shared/api/api.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { isFor } from '../session/desk-pages.ts';
import { deskPaths } from '../session/desk-paths.ts';
import { useMember } from '../session/desk-session.tsx';
import { StockFilterBar } from './stock-filter-bar.tsx';
import { isNarrowed, questionOf, useStockFilters, vehiclesOnPage } from './stock-filters.ts';
import { ExportStockButton } from './table/export-stock-button.tsx';
import { StockTable } from './stock-table.tsx';

/** The whole stock. The server filters, sorts and counts; a page shows fifty. */
export default function StockPage() {
  const { t } = useTranslation(['desk-stock', 'desk']);
  const formats = useDeskFormats();
  const { role } = useMember();
  const { filters, change, hrefOf } = useStockFilters();
  const choices = queries.useStaffListStockChoicesQuery({});
  const list = useQuery({
    ...queries.staffListStockOptions({
      body: { ...questionOf(filters), pageNo: filters.page, pageSize: vehiclesOnPage },
    }),
    placeholderData: keepPreviousData,
  });
  const { data } = list;

  return (
    <>
      <PageHead
        title={t('desk:page_stock')}
        note={
          data && <span aria-live="polite">{t('found', { count: data.total, number: formats.count(data.total) })}</span>
        }
        acts={
          <>
            <ExportStockButton question={questionOf(filters)} />
            {isFor('importStock', role) && (
              <MuiButton component={Link} to={deskPaths.importStock()} size="small" variant="outlined">
                {t('importStock')}
              </MuiButton>
            )}
            {isFor('newVehicle', role) && (
              <MuiButton
                component={Link}
                to={deskPaths.newVehicle()}
                size="small"
                startIcon={<Plus aria-hidden size="1.125rem" />}
              >
                {t('enterVehicle')}
              </MuiButton>
            )}
          </>
        }
      />
      <StockFilterBar filters={filters} makes={choices.data?.makes ?? []} onChange={change} />
      <PagedList
        list={list}
        page={filters.page}
        pageSize={vehiclesOnPage}
        hrefOf={hrefOf}
        empty={
          isNarrowed(filters) ? (
            <EmptyState text={t('noneFound')} hint={t('noneFoundHint')} />
          ) : (
            <EmptyState
              text={t('stockEmpty')}
              hint={t(isFor('newVehicle', role) ? 'stockEmptyHint' : 'stockEmptyRead')}
            />
          )
        }
      >
        {({ vehicles }) => <StockTable vehicles={vehicles} filters={filters} onChange={change} />}
      </PagedList>
    </>
  );
}
