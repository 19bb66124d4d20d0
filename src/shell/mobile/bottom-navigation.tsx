import MuiBottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { Car, CircleUserRound, Heart, House, ReceiptText, type LucideIcon } from 'lucide-react';
import { Suspense, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { openLogin } from '../../app/dialogs.ts';
import { lazyBeside } from '../../app/first-view.ts';
import { useSession } from '../../app/session.tsx';
import { useFavoriteIds } from '../../components/favorite-button.tsx';
import { useIsKeyboardOpen } from '../../ui/use-keyboard.ts';
import styles from './bottom-navigation.module.css';
import { entryAt, entryPaths, ownEntries, type Entry } from './entries.ts';
import { NavigationBadge } from './navigation-badge.tsx';

const OrdersBadge = lazyBeside(async () => (await import('./orders-badge.tsx')).OrdersBadge);

const entries = [
  { entry: 'home', name: 'tabHome', Icon: House },
  { entry: 'cars', name: 'navCars', Icon: Car },
  { entry: 'saved', name: 'navSaved', Icon: Heart },
  { entry: 'orders', name: 'navOrders', Icon: ReceiptText },
  { entry: 'me', name: 'navMe', Icon: CircleUserRound },
] as const satisfies readonly { entry: Entry; name: string; Icon: LucideIcon }[];

/** The five places of the site, where a thumb reaches them. It makes room for a keyboard, and for a page's own bar. */
export function BottomNavigation() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const isKeyboardOpen = useIsKeyboardOpen();
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
      hidden={isKeyboardOpen}
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

/** Counts are a user's own, so that a visitor's page asks for none. */
function Badged({ entry, children }: { entry: Entry; children: ReactNode }) {
  const { user } = useSession();
  if (!user) return children;
  if (entry === 'saved') return <SavedBadge>{children}</SavedBadge>;
  if (entry !== 'orders') return children;
  return (
    <Suspense fallback={children}>
      <OrdersBadge>{children}</OrdersBadge>
    </Suspense>
  );
}

function SavedBadge({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { size } = useFavoriteIds();
  return (
    <NavigationBadge count={size} words={t('navSavedCount', { count: size })}>
      {children}
    </NavigationBadge>
  );
}
