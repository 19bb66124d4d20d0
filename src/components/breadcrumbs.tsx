import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './breadcrumbs.module.css';

interface Crumb {
  label: string;
  /** The link's target. The page itself has none. */
  to?: string;
}

/** The path from the front page to this page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.breadcrumbs} aria-label={t('currentPosition')}>
      <span className={styles.start}>{t('currentPosition')}</span>
      <ol className={styles.list}>
        {crumbs.map(({ label, to }, place) => {
          const isLast = place === crumbs.length - 1;
          return (
            <li key={label} className={styles.crumb} aria-current={isLast ? 'page' : undefined}>
              {to === undefined ? label : <Link to={to}>{label}</Link>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
