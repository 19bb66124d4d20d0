import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { displayFailure, type Failure } from '../../../api/errors.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './list-place.module.css';

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
