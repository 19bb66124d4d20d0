import { withTexts } from '#shared/i18n/feature-texts.ts';
import IconButton from '@mui/material/IconButton';
import { ArrowLeft, CircleHelp } from 'lucide-react';
import { lazy, Suspense, useState, type MouseEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { screens } from '#screens/screens.ts';
import { useRootMark } from '#site/page-state/root-mark.ts';
import { LogoMark } from '#shared/components/logo.tsx';
import { goesBack } from '#site/routing/page-direction.ts';
import { paths } from '#shared/routing/paths.ts';
import { LanguageMenu } from '../header/language-menu.tsx';
import { SearchBox } from '../header/search-box.tsx';
import { entryAt, entryPaths, isRoot } from './entries.ts';
import styles from './mobile-header.module.css';

/** The minimum scroll distance in pixels; less is a trembling finger. */
const leastScroll = 8;

/** The height of the header, in pixels. */
const headerHeight = 56;

/** One line with what every page needs. It hides while the reader scrolls down, and returns on scrolling up. */
export function MobileHeader({ page }: { page: string }) {
  const isHidden = useHideOnScroll(page, headerHeight);
  useRootMark('headerGone', isHidden);
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  return (
    <header className={styles.header} data-hidden={isHidden || undefined}>
      {isRoot(pathname, parameters) ? <HomeLink /> : <BackLink to={parentOf(pathname, parameters)} />}
      <div className={styles.search}>
        <SearchBox />
      </div>
      <Help />
      <LanguageMenu />
    </header>
  );
}

function HomeLink() {
  const { t } = useTranslation('shell');
  return (
    <IconButton component={Link} to={paths.home()} className={styles.key ?? ''} aria-label={t('logoLabel')}>
      <LogoMark />
    </IconButton>
  );
}

/** Goes back in the browser's history; if this page was the first, to its parent page. */
function BackLink({ to }: { to: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();

  function goBack(event: MouseEvent): void {
    const { idx } = (history.state as { idx?: unknown } | null) ?? {};
    if (typeof idx !== 'number' || idx === 0 || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <IconButton
      component={Link}
      to={to}
      state={goesBack}
      className={styles.key ?? ''}
      aria-label={t('back')}
      onClick={goBack}
    >
      <ArrowLeft aria-hidden size="1.5rem" />
    </IconButton>
  );
}

/** The parent page in the site's hierarchy. */
function parentOf(pathname: string, search: URLSearchParams): string {
  if (pathname === screens.home.path) return paths.home();
  const entry = entryAt(pathname, search);
  return entryPaths[entry ?? 'home'];
}

const HelpSheet = lazy(async () => {
  const sheet = await withTexts(() => import('./help-sheet.tsx'), 'panels');
  return { default: sheet.HelpSheet };
});

function Help() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  function open(): void {
    setOpen(true);
    setWasOpened(true);
  }

  return (
    <>
      <IconButton className={styles.key ?? ''} aria-label={t('contactTitle')} aria-haspopup="dialog" onClick={open}>
        <CircleHelp aria-hidden size="1.375rem" />
      </IconButton>
      {wasOpened && (
        <Suspense fallback={null}>
          <HelpSheet isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Whether the page is being scrolled down, past this many pixels. Scrolling up or another page resets it. */
function useHideOnScroll(page: string, beyond: number): boolean {
  const [hiddenOn, setHiddenOn] = useState<string>();
  useEffect(() => {
    let last = 0;
    // Reading it earlier would force another layout.
    const frame = requestAnimationFrame(() => {
      last = scrollY;
    });
    const follow = () => {
      // An overscrolled page springs back.
      const most = document.documentElement.scrollHeight - innerHeight;
      const now = Math.min(Math.max(scrollY, 0), Math.max(most, 0));
      const way = now - last;
      if (now <= beyond) setHiddenOn(undefined);
      else if (Math.abs(way) < leastScroll) return;
      // A jump this large is a restored scroll position.
      else if (Math.abs(way) < innerHeight) setHiddenOn(way > 0 ? page : undefined);
      last = now;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', follow);
    };
  }, [page, beyond]);
  return hiddenOn === page;
}
