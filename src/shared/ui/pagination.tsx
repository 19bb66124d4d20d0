import MuiPagination from '@mui/material/Pagination';
import PaginationItem, { type PaginationItemProps } from '@mui/material/PaginationItem';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './pagination.module.css';

export const defaultPageSize = 10;

interface PaginationProps {
  /** The total number of items. */
  total: number;
  page: number;
  pageSize?: number;
  /** The address of a page, so that it can open in a new tab. */
  hrefOf: (page: number) => string;
}

export function lastPageOf(total: number, pageSize: number = defaultPageSize): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination({ total, page, pageSize = defaultPageSize, hrefOf }: PaginationProps) {
  const { t } = useTranslation();
  const last = lastPageOf(total, pageSize);
  if (last === 1) return null;

  const names: Partial<Record<string, string>> = { previous: t('previousPage'), next: t('nextPage') };
  return (
    <div className={`${styles.pages} figures`}>
      <MuiPagination
        aria-label={t('pages')}
        count={last}
        page={page}
        siblingCount={2}
        getItemAriaLabel={(type, to) => names[type] ?? t('pageNumber', { page: to })}
        renderItem={(item) => <PaginationItem {...item} {...linkTo(item, hrefOf)} />}
      />
      <span className={styles.brief}>{t('pageOf', { page, last })}</span>
    </div>
  );
}

const rels: Partial<Record<string, string>> = { previous: 'prev', next: 'next' };

/** A disabled step, such as one beyond the last page, is not a link. */
function linkTo({ page, disabled = false, type = 'page' }: PaginationItemProps, hrefOf: (page: number) => string) {
  if (typeof page !== 'number' || disabled || type.endsWith('ellipsis')) return {};
  return { component: Link, to: hrefOf(page), rel: rels[type] };
}
