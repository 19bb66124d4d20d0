import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffOrderSort, StaffOrderSummary } from '../../../generated/client/types.gen.ts';
import { TextLink } from '../../ui/text-link.tsx';
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
    <TableContainer
      component="section"
      className={styles.container ?? ''}
      // It scrolls sideways where it is wider than the page, by the keyboard too.
      tabIndex={0}
      aria-label={t('tableRegion')}
    >
      <Table className={styles.table ?? ''} stickyHeader aria-label={t('desk:page_orders')} onKeyDown={moveBetweenRows}>
        <TableHead>
          <TableRow>
            <HeadCell sort="orderNo" text={t('column_orderNo')} filters={filters} onChange={onChange} />
            {columns.map(({ name, sort, isAmount }) => (
              <HeadCell
                key={name}
                sort={sort}
                text={t(`column_${name}`)}
                isAmount={isAmount === true}
                filters={filters}
                onChange={onChange}
              />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
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
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface HeadCellProps {
  sort: StaffOrderSort | undefined;
  text: string;
  isAmount?: boolean;
  filters: OrderFilters;
  onChange: (part: Partial<OrderFilters>) => void;
}

function HeadCell({ sort, text, isAmount = false, filters, onChange }: HeadCellProps) {
  const isSorted = sort === filters.sort;
  const direction = filters.isDescending ? 'desc' : 'asc';
  return (
    <TableCell
      scope="col"
      className={isAmount ? (styles.amount ?? '') : ''}
      {...(isSorted && { sortDirection: direction })}
    >
      {sort === undefined ? (
        text
      ) : (
        <TableSortLabel
          active={isSorted}
          direction={isSorted ? direction : 'desc'}
          onClick={() => onChange({ sort, isDescending: isSorted ? !filters.isDescending : true })}
        >
          {text}
        </TableSortLabel>
      )}
    </TableCell>
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

/** From order to order by the arrows, without the cells between. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof Element) || !event.target.matches('[data-row-link]')) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  links[links.indexOf(event.target as HTMLElement) + step]?.focus();
}
