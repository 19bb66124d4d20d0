import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { screens, type Tab, tabOf } from '#screens/screens.ts';
import { useIsHydrated } from '#site/page-state/hydration.ts';
import { readTabIds, saveState } from '#shared/state/stored-state.ts';
import { paths, tabs } from '#shared/routing/paths.ts';
import styles from './site-tabs.module.css';

const names = [
  [tabs.home, 'tabHome'],
  [tabs.vehicles, 'tabVehicles'],
  [tabs.buying, 'tabBuying'],
  [tabs.about, 'tabAbout'],
] as const satisfies readonly (readonly [Tab, string])[];

/** The four tabs of the home screen. They are links, so that each can open in a new tab and be shared. */
export function SiteTabs() {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const current = pathname === screens.home.path ? tabOf(new URLSearchParams(search)) : undefined;
  // The ids are random per session.
  const ids = useIsHydrated() ? readTabIds() : [];
  return (
    <nav className={styles.tabs} aria-label={t('mainNavigation')}>
      {names.map(([tab, name]) => (
        <Link
          key={tab}
          id={ids[tab]}
          to={paths.tab(tab)}
          className={styles.tab}
          aria-current={tab === current ? 'page' : undefined}
          onClick={() => saveState({ gResetTabIdx: tab })}
        >
          {t(name)}
        </Link>
      ))}
    </nav>
  );
}
