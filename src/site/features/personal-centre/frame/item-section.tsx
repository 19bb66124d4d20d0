import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayFailure, type Failure } from '#shared/api/errors.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { Button } from '#shared/ui/button.tsx';
import styles from './item-section.module.css';

interface ItemSectionProps {
  title: string;
  /** One line about the content below. */
  note?: string;
  /** The button at the top. */
  action?: ReactNode;
  children: ReactNode;
}

/** An item of the personal centre with its name as the page's heading. */
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

/** A white background for texts and forms. */
export function Sheet({ children, isNarrow = false }: { children: ReactNode; isNarrow?: boolean }) {
  return (
    <Card variant="outlined" className={styles.sheet}>
      <div className={isNarrow ? styles.narrow : undefined}>{children}</div>
    </Card>
  );
}

interface ListPlaceProps {
  list: { isPending: boolean; error: Failure | null; data: unknown; refetch: () => Promise<unknown> };
  isEmpty: boolean;
  emptyText: string;
  /** The button under an empty list. */
  action?: ReactNode;
  children: ReactNode;
}

/** A list, or its loading, error or empty state. After a failure the last list stays. */
export function ListPlace({ list, isEmpty, emptyText, action, children }: ListPlaceProps) {
  const { t } = useTranslation();
  if (list.isPending) {
    return (
      <div>
        <p className="visually-hidden" aria-live="polite">
          {t('loading')}
        </p>
        <Skeleton height="18rem" />
      </div>
    );
  }
  if (list.error && list.data === undefined) {
    const retry = <Button onClick={() => void list.refetch()}>{t('retry')}</Button>;
    return <EmptyState text={displayFailure(list.error).text} action={retry} />;
  }
  return isEmpty ? <EmptyState text={emptyText} action={action} /> : <div>{children}</div>;
}
