import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { StaffOrderSummary } from '#generated/client/types.gen.ts';
import { TextLink } from '#shared/ui/text-link.tsx';
import { HeadCell } from '../parts/head-cell.tsx';
import { WideTable } from '../parts/wide-table.tsx';
import { deskPaths } from '../session/desk-paths.ts';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { type ColumnName, useChosenColumns } from './order-columns.ts';
import type { OrderFilters } from './order-filters.ts';
import { OrderStatusChip } from './order-status.tsx';
import styles from './orders.module.css';

interface OrderTableProps {
  orders: readonly StaffOrderSummary[];
  filters: OrderFilters;
  onChange: (part: Partial<OrderFilters>) => void;
}

export function OrderTable({ orders, filters, onChange }: OrderTableProps) {
  const { t } = useTranslation(['desk-orders', 'desk']);
  const columns = useChosenColumns();
  return (
    <WideTable
      name={t('desk:page_orders')}
      region={t('tableRegion')}
      head={
        <>
          <HeadCell sort="orderNo" text={t('column_orderNo')} sorted={filters} onSort={onChange} />
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
      {orders.map((order) => (
        <TableRow key={order.id} hover>
          <TableCell component="th" scope="row" className="figures">
            <TextLink to={deskPaths.order(order.id)} data-row-link="">
              {order.orderNo}
            </TextLink>
          </TableCell>
          {columns.map(({ name, isAmount }) => (
            <TableCell
              key={name}
              className={`figures ${isAmount ? styles.amount : ''} ${name === 'vehicleName' ? styles.name : ''}`}
            >
              <Cell order={order} name={name} />
            </TableCell>
          ))}
        </TableRow>
      ))}
    </WideTable>
  );
}

function Cell({ order, name }: { order: StaffOrderSummary; name: ColumnName }) {
  const formats = useDeskFormats();
  const value = order[name];
  if (value === undefined) return null;
  if (name === 'status') return <OrderStatusChip status={order.status} text={order.statusDesc} />;
  if (name === 'departsOn' || name === 'arrivesOn') return formats.day(String(value));
  if (name === 'createdAt' || name === 'changedAt' || name === 'depositDueAt') return formats.moment(String(value));
  if (name === 'countryCode') return formats.country(order.countryCode);
  return value;
}
