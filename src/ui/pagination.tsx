import MuiPagination from '@mui/material/Pagination';
import PaginationItem, { type PaginationItemProps } from '@mui/material/PaginationItem';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './pagination.module.css';

export const defaultPageSize = 10;

interface PaginationProps {
  /** How many things there are on all pages. */
  total: number;
  page: number;
  pageSize?: number;
  /** The address of a page, so that it can be opened anywhere. */
  hrefOf: (page: number) => string;
}

export function lastPageOf(total: number, pageSize: number = defaultPageSize): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Links to the pages of a list. Where there is one page only, there is nothing to choose. */
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

/** What leads nowhere, such as a step beyond the last page, is no link. */
function linkTo({ page, disabled = false, type = 'page' }: PaginationItemProps, hrefOf: (page: number) => string) {
  if (typeof page !== 'number' || disabled || type.endsWith('ellipsis')) return {};
  return { component: Link, to: hrefOf(page), rel: rels[type] };
}
