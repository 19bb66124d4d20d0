import { memo, useDeferredValue, useEffect } from 'react';
import { type Location, Route, Routes, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { allScreens, screenAt, screens, tabOf, type Screen, type ScreenName } from '#screens/screens.ts';
import type { SiteForm } from '#screens/site-forms.ts';
import { untilDrawn } from '#shared/state/first-view.ts';
import { openedCardAt, OpeningCard } from './page-state/opened-card.ts';
import { useSiteForm } from './page-state/site-form.ts';
import { saveState } from '#shared/state/stored-state.ts';
import { PrefetchHome } from './features/home/home-queries.ts';
import { namesTraits, readListState } from './features/vehicle-source/filters-from-search.ts';
import { loadTexts } from '#shared/i18n/feature-texts.ts';
import { lazyScreen, type LazyScreen } from '#shared/routing/lazy-screen.ts';
import { type Direction, usePageDirection } from './routing/page-direction.ts';
import type { Address } from '#shared/routing/resolve-address.ts';
import { NavigationProgress } from './shell/navigation-progress.tsx';
import { screenPages } from './screen-pages.ts';
import { ScrollRestoration } from './shell/scroll-restoration.tsx';

const screenNames = Object.keys(screens) as ScreenName[];

/** A screen and its texts are loaded in parallel when it is first opened. */
function pageOf(name: ScreenName): LazyScreen {
  return lazyScreen(async () => {
    const [page] = await Promise.all([screenPages[name](), loadTexts(...screens[name].texts)]);
    return page;
  });
}

const pages = new Map<Screen, LazyScreen>(screenNames.map((name) => [screens[name], pageOf(name)]));
/** The tabs of the home screen, by their number. */
const tabPages: Readonly<Record<number, LazyScreen>> = Object.fromEntries(
  [...pages].flatMap(([{ tab }, page]) => (tab === undefined ? [] : [[tab, page]])),
);
const NotFound = pages.get(screens.notFound) ?? pageOf('notFound');

/** Each form loads only its own shell. */
const shells: Record<SiteForm, LazyScreen<{ direction: Direction | undefined }>> = {
  desktop: lazyScreen(async () => ({ default: (await import('./shell/shell.tsx')).Shell })),
  mobile: lazyScreen(async () => ({ default: (await import('./shell/mobile/mobile-shell.tsx')).MobileShell })),
};

/** Loads the shell. Without it nothing can be rendered, and a server-rendered page stays as it is. */
export async function loadShell(form: SiteForm): Promise<void> {
  await shells[form].preload();
  if (!shells[form].isHere()) throw new Error(`The shell of the ${form} site could not be fetched.`);
}

/** Loads the code of the screen at an address, which has its language prefix. */
export async function preloadScreen({ pathname, search }: Address): Promise<void> {
  const page = pageAt(`/${pathname.split('/').slice(2).join('/')}`, search);
  const list = readListState(new URLSearchParams(search));
  await Promise.all([page.preload(), namesTraits(list) && loadTexts('panels').catch(() => undefined)]);
}

/** The page at an address below the prefix. */
function pageAt(below: string, search: string): LazyScreen {
  const screen = screenAt(below, new URLSearchParams(search));
  return (screen && pages.get(screen)) ?? NotFound;
}

/** Renders the screen at each address. */
export function SiteRoutes() {
  const now = { location: useLocation(), type: useNavigationType() };
  const later = { location: useDeferredValue(now.location), type: useDeferredValue(now.type) };
  const { location } = now;
  // If a vehicle's card was pressed, its content is shown at once while the vehicle's page renders behind it.
  const card = location === later.location ? undefined : openedCardAt(location);
  const isHere = pageAt(location.pathname, location.search).isHere();
  // The old page stays until the next one's code is loaded, and the progress bar shows meanwhile. If the code is loaded
  // already, the old page need not render again.
  const { location: shown, type } = isHere && !card ? now : later;
  return (
    <>
      <NavigationProgress navigation={location.key} isUnderWay={location !== shown} />
      <OpeningCard value={card}>
        <ShownScreen location={shown} />
      </OpeningCard>
      <ScrollRestoration location={shown} type={type} />
    </>
  );
}

/** Re-renders only for another address. */
const ShownScreen = memo(function ShownScreen({ location }: { location: Location }) {
  const direction = usePageDirection(location);
  const Shell = shells[useSiteForm()];
  const { endsIn } = screenAt(location.pathname, new URLSearchParams(location.search)) ?? {};
  useEffect(() => {
    if (endsIn !== undefined) void untilDrawn().then(pageAt(endsIn, '').preload);
  }, [endsIn]);
  return (
    <Routes location={location}>
      {routesTo(({ isBare }) => isBare === true)}
      <Route element={<Shell direction={direction} />}>
        <Route index element={<TabPage />} />
        {routesTo(({ isBare }) => !isBare)}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
});

function routesTo(isWanted: (screen: Screen) => boolean) {
  return allScreens
    .filter((screen) => screen.tab === undefined && isWanted(screen))
    .map((screen) => {
      const Page = pages.get(screen) ?? NotFound;
      return <Route key={screen.path} path={screen.path} element={<Page />} />;
    });
}

/** The home screen: the tab in the address, or the first. */
function TabPage() {
  const [search] = useSearchParams();
  const tab = tabOf(search);
  useEffect(() => saveState({ gResetTabIdx: tab }), [tab]);
  const Page = tabPages[tab] ?? NotFound;
  return (
    <>
      {tab === screens.home.tab && <PrefetchHome />}
      <Page />
    </>
  );
}
