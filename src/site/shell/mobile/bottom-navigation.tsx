import MuiBottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { Car, CircleUserRound, Heart, House, ReceiptText, type LucideIcon } from 'lucide-react';
import { Suspense, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { openLogin } from '#shared/state/dialogs.ts';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { useSession } from '#site/session/session.tsx';
import styles from './bottom-navigation.module.css';
import { entryAt, entryPaths, ownEntries, type Entry } from './entries.ts';

const EntryBadge = lazyOverlays(async () => (await import('./entry-badge.tsx')).EntryBadge);

const entries = [
  { entry: 'home', name: 'tabHome', Icon: House },
  { entry: 'cars', name: 'navCars', Icon: Car },
  { entry: 'saved', name: 'navSaved', Icon: Heart },
  { entry: 'orders', name: 'navOrders', Icon: ReceiptText },
  { entry: 'me', name: 'navMe', Icon: CircleUserRound },
] as const satisfies readonly { entry: Entry; name: string; Icon: LucideIcon }[];

/** The five main entries within reach of a thumb. It hides for a keyboard, and for a page's own bar. */
export function BottomNavigation() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const current = entryAt(pathname, new URLSearchParams(search));

  function press(event: MouseEvent, entry: Entry): void {
    if (user || !ownEntries.has(entry) || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    openLogin(entryPaths[entry]);
  }

  return (
    <MuiBottomNavigation
      component="nav"
      showLabels
      aria-label={t('mainNavigation')}
      className={styles.bar ?? ''}
      value={current ?? false}
    >
      {entries.map(({ entry, name, Icon }) => (
        <BottomNavigationAction
          key={entry}
          component={Link}
          to={entryPaths[entry]}
          value={entry}
          label={t(name)}
          className={styles.entry ?? ''}
          aria-current={entry === current ? 'page' : undefined}
          icon={<Badged entry={entry}>{<Icon aria-hidden size="1.375rem" />}</Badged>}
          onClick={(event: MouseEvent) => press(event, entry)}
        />
      ))}
    </MuiBottomNavigation>
  );
}

/** Counts belong to a user, so a visitor's page requests none. */
function Badged({ entry, children }: { entry: Entry; children: ReactNode }) {
  const { user } = useSession();
  if (!user || (entry !== 'saved' && entry !== 'orders')) return children;
  return (
    <Suspense fallback={children}>
      <EntryBadge entry={entry}>{children}</EntryBadge>
    </Suspense>
  );
}
