import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { StaffStockSort, StaffStockSummary } from '#generated/client/types.gen.ts';
import { Picture } from '#shared/ui/picture.tsx';
import { TextLink } from '#shared/ui/text-link.tsx';
import { HeadCell } from '../parts/head-cell.tsx';
import { WideTable, wraps } from '../parts/wide-table.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { deskPaths } from '../session/desk-paths.ts';
import type { StockFilters } from './stock-filters.ts';
import { StockStateChip } from './stock-state-chip.tsx';
import { dollars } from './form/dollars.ts';
import styles from './stock.module.css';

interface StockTableProps {
  vehicles: readonly StaffStockSummary[];
  filters: StockFilters;
  onChange: (part: Partial<StockFilters>) => void;
}

type ColumnName = 'name' | 'state' | 'registered' | 'mileageKm' | 'price' | 'lowestPrice' | 'photos' | 'changedAt';

interface Column {
  name: ColumnName;
  sort?: StaffStockSort;
  isAmount?: boolean;
}

// The most requested columns come first, so that narrow windows do not cut them off.
const columns: readonly Column[] = [
  { name: 'name', sort: 'name' },
  { name: 'state' },
  { name: 'price', sort: 'price', isAmount: true },
  { name: 'lowestPrice', isAmount: true },
  { name: 'registered', sort: 'registered' },
  { name: 'mileageKm', sort: 'mileageKm', isAmount: true },
  { name: 'photos', isAmount: true },
  { name: 'changedAt', sort: 'changedAt' },
];

/** These columns may wrap, so that all columns fit. */
const wrapping: Partial<Record<ColumnName, string>> = {
  name: `${wraps} ${styles.name}`,
  changedAt: `${wraps} ${styles.moment}`,
};

export function StockTable({ vehicles, filters, onChange }: StockTableProps) {
  const { t } = useTranslation(['desk-stock', 'desk']);
  return (
    <WideTable
      name={t('desk:page_stock')}
      region={t('tableRegion')}
      head={
        <>
          <HeadCell sort="stockNo" text={t('column_stockNo')} sorted={filters} onSort={onChange} />
          {columns.map(({ name, sort, isAmount }) => (
            <HeadCell
              key={name}
              sort={sort}
              text={t(`column_${name}`)}
              className={isAmount ? styles.amount : undefined}
              sorted={filters}
              onSort={onChange}
            />
          ))}
        </>
      }
    >
      {vehicles.map((vehicle) => (
        <TableRow key={vehicle.id} hover>
          <TableCell component="th" scope="row" className="figures">
            <span className={styles.first}>
              <Picture
                src={vehicle.image}
                alt=""
                ratio="4 / 3"
                sizes="3.5rem"
                fallback={null}
                className={styles.thumb}
              />
              <TextLink to={deskPaths.vehicle(vehicle.id)} data-row-link="">
                {vehicle.stockNo}
              </TextLink>
            </span>
          </TableCell>
          {columns.map(({ name, isAmount }) => (
            <TableCell key={name} className={`figures ${isAmount ? styles.amount : ''} ${wrapping[name] ?? ''}`}>
              <Cell vehicle={vehicle} name={name} />
            </TableCell>
          ))}
        </TableRow>
      ))}
    </WideTable>
  );
}

function Cell({ vehicle, name }: { vehicle: StaffStockSummary; name: ColumnName }) {
  const { t } = useTranslation('desk-stock');
  const formats = useDeskFormats();
  switch (name) {
    case 'state':
      return <StockStateChip state={vehicle.state} />;
    case 'mileageKm':
      return t('kilometres', { number: formats.count(vehicle.mileageKm) });
    case 'price':
    case 'lowestPrice':
      return dollars(vehicle[name]);
    case 'changedAt':
      return formats.moment(vehicle.changedAt);
    case 'name':
    case 'registered':
    case 'photos':
      return vehicle[name];
  }
  return name satisfies never;
}
