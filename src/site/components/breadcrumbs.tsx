import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#shared/ui/text-link.tsx';
import styles from './breadcrumbs.module.css';

interface Crumb {
  label: string;
  /** The link's target. The current page has none. */
  to?: string;
}

/** The path from the front page to this page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.breadcrumbs}>
      <MuiBreadcrumbs aria-label={t('currentPosition')} separator="›" className={styles.list ?? ''}>
        {crumbs.map(({ label, to }, place) =>
          to === undefined ? (
            <span key={label} className={styles.here} aria-current={place === crumbs.length - 1 ? 'page' : undefined}>
              {label}
            </span>
          ) : (
            <TextLink key={label} to={to}>
              {label}
            </TextLink>
          ),
        )}
      </MuiBreadcrumbs>
    </div>
  );
}
