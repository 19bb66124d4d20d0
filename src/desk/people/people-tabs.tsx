import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { deskPages, isFor } from '../session/desk-pages.ts';
import { useMember } from '../session/desk-session.tsx';
import styles from './people.module.css';

const tabs = ['buyers', 'dealers', 'people'] as const;

/** Tabs for buyers, dealers and staff. */
export function PeopleTabs() {
  const { t } = useTranslation('desk-buyers');
  const { role } = useMember();
  return (
    <nav className={styles.tabs} aria-label={t('kinds')}>
      {tabs
        .filter((tab) => tab !== 'people' || role === 'owner')
        .filter((tab) => isFor(tab, role))
        .map((tab) => (
          <NavLink key={tab} to={deskPages[tab].path} end={tab === 'people'} className={styles.tab ?? ''}>
            {t(`tab_${tab}`)}
          </NavLink>
        ))}
    </nav>
  );
}
