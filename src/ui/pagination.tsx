import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
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
  return (
    <nav className={`${styles.pages} figures`} aria-label={t('pages')}>
      <Step to={page > 1 ? hrefOf(page - 1) : undefined} rel="prev" label={t('previousPage')}>
        <ChevronLeft aria-hidden size="1.25em" />
      </Step>
      <ol className={styles.list}>
        {pageWindow(page, last).map((place, index) => (
          <li key={place === 'gap' ? `gap-${index}` : place}>
            {place === 'gap' ? (
              <span className={styles.gap} aria-hidden>
                …
              </span>
            ) : (
              <Link
                to={hrefOf(place)}
                className={styles.page}
                aria-label={t('pageNumber', { page: place })}
                aria-current={place === page ? 'page' : undefined}
              >
                {place}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <span className={styles.brief}>{t('pageOf', { page, last })}</span>
      <Step to={page < last ? hrefOf(page + 1) : undefined} rel="next" label={t('nextPage')}>
        <ChevronRight aria-hidden size="1.25em" />
      </Step>
    </nav>
  );
}

interface StepProps {
  to: string | undefined;
  rel: 'prev' | 'next';
  label: string;
  children: ReactNode;
}

function Step({ to, rel, label, children }: StepProps) {
  if (to === undefined) return <span className={`${styles.page} ${styles.off}`}>{children}</span>;
  return (
    <Link to={to} rel={rel} className={styles.page} aria-label={label}>
      {children}
    </Link>
  );
}

/** A page to go to, or a gap where pages are left out. */
type PagePlace = number | 'gap';

/** How many pages are shown on either side of the current one. */
const reach = 2;

/** The pages to offer: the first, the last and those about the current one. A gap stands for at least two pages. */
export function pageWindow(current: number, last: number): PagePlace[] {
  const from = Math.max(1, Math.min(current - reach, last - 2 * reach));
  const to = Math.min(last, Math.max(current + reach, 1 + 2 * reach));
  const middle = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  return [...leadTo(from), ...middle, ...leadFrom(to, last)];
}

function leadTo(from: number): PagePlace[] {
  if (from === 1) return [];
  if (from <= 3) return Array.from({ length: from - 1 }, (_, place) => place + 1);
  return [1, 'gap'];
}

function leadFrom(to: number, last: number): PagePlace[] {
  if (to === last) return [];
  if (to >= last - 2) return Array.from({ length: last - to }, (_, place) => to + 1 + place);
  return ['gap', last];
}
