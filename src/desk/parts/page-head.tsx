import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#shared/ui/page-title.ts';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** Rendered beside the title, such as a status. */
  beside?: ReactNode;
  /** Subtitle. */
  note?: ReactNode;
  /** Actions on the page. */
  acts?: ReactNode;
}

export function PageHead({ title, beside, note, acts }: PageHeadProps) {
  const { t } = useTranslation('desk');
  usePageTitle(t('titleOf', { page: title }));
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {beside}
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      {acts !== undefined && <div className={styles.acts}>{acts}</div>}
    </div>
  );
}
