import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayFailure, type Failure } from '../../../api/errors.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './item-section.module.css';

interface ItemSectionProps {
  title: string;
  /** One line on what stands below. */
  note?: string;
  /** What can be done with all of it. */
  action?: ReactNode;
  children: ReactNode;
}

/** One item of the personal centre: its name as the page's heading, and what it holds. */
export function ItemSection({ title, note, action, children }: ItemSectionProps) {
  return (
    <section className={styles.section} aria-labelledby="centre-item">
      <header className={styles.head}>
        <div>
          <h1 id="centre-item">{title}</h1>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}

/** White ground for what is read or filled in. */
export function Sheet({ children, isNarrow = false }: { children: ReactNode; isNarrow?: boolean }) {
  return (
    <div className={styles.sheet}>
      <div className={isNarrow ? styles.narrow : undefined}>{children}</div>
    </div>
  );
}

interface ListPlaceProps {
  list: { isPending: boolean; error: Failure | null; data: unknown; refetch: () => Promise<unknown> };
  isEmpty: boolean;
  emptyText: string;
  /** The way on from an empty list. */
  action?: ReactNode;
  children: ReactNode;
}

/** The place of a list: on its way, failed, empty, or there. What was loaded before a failure stays. */
export function ListPlace({ list, isEmpty, emptyText, action, children }: ListPlaceProps) {
  const { t } = useTranslation();
  if (list.isPending) {
    return (
      <div className={styles.waiting}>
        <p className="visually-hidden" aria-live="polite">
          {t('loading')}
        </p>
      </div>
    );
  }
  if (list.error && list.data === undefined) {
    const retry = <Button onClick={() => void list.refetch()}>{t('retry')}</Button>;
    return <EmptyState text={displayFailure(list.error).text} action={retry} />;
  }
  return isEmpty ? <EmptyState text={emptyText} action={action} /> : <div>{children}</div>;
}
