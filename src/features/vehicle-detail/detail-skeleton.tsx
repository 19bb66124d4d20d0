import { useTranslation } from 'react-i18next';
import styles from './detail-skeleton.module.css';

/** In the shape of the page that is to come. */
export function DetailSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={`column ${styles.page}`} aria-busy>
      <span className="visually-hidden" aria-live="polite">
        {t('loading')}
      </span>
      <div className={styles.head} aria-hidden>
        <span className={styles.way} />
        <span className={styles.name} />
        <span className={styles.facts} />
      </div>
      <div className={styles.columns} aria-hidden>
        <div className={styles.main}>
          <div className={styles.picture} />
          <div className={styles.thumbnails} />
          <div className={styles.table} />
        </div>
        <div className={styles.panel} />
      </div>
    </div>
  );
}
