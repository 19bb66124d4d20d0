import { useDeferredValue, type ComponentType } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router';
import { loadTexts } from './i18n/feature-texts.ts';
import type { FeatureNamespace } from './i18n/namespaces.ts';
import { lateScreen, type LateScreen } from './routing/late-screen.ts';
import { usePageDirection } from './routing/page-direction.ts';
import { routePaths } from './routing/route-paths.ts';
import type { Address } from './routing/settle-address.ts';
import { NavigationProgress } from './shell/navigation-progress.tsx';
import { ScrollKeeper } from './shell/scroll-keeper.tsx';
import { Shell } from './shell/shell.tsx';
import { preloadTab, TabPage } from './tab-page.tsx';

/** A screen and what it says are fetched side by side, when it is first opened. */
function screen(load: () => Promise<{ default: ComponentType }>, ...namespaces: FeatureNamespace[]): LateScreen {
  return lateScreen(async () => {
    const [page] = await Promise.all([load(), loadTexts(...namespaces)]);
    return page;
  });
}

const MuiLayout = lateScreen(async () => ({ default: (await import('./ui/mui-layout.tsx')).MuiLayout }));
const NotFound = screen(() => import('./features/content/not-found-page.tsx'), 'content');
const SiteVerification = screen(() => import('./features/content/site-verification-page.tsx'), 'content');

type ScreenName = keyof typeof routePaths;
type Screens = Partial<Record<ScreenName, LateScreen>>;

/** Screens that do without the component library; docs/decisions/0005 says why there are two kinds. */
const lightScreens = {
  flashSale: screen(() => import('./features/flash-sale/flash-sale-page.tsx')),
  compare: screen(() => import('./features/compare/compare-page.tsx'), 'compare'),
  legal: screen(() => import('./features/content/legal-page.tsx'), 'legal'),
  detail: screen(() => import('./features/vehicle-detail/vehicle-detail-page.tsx'), 'detail', 'addresses'),
  information: screen(() => import('./features/vehicle-detail/information-page.tsx'), 'detail'),
  similar: screen(() => import('./features/vehicle-detail/similar-vehicles-page.tsx'), 'detail'),
  thirdParty: screen(() => import('./features/vehicle-detail/third-party-entry-page.tsx'), 'detail'),
  notFound: NotFound,
} satisfies Screens;

const richScreens = {
  verification: screen(() => import('./features/account/verification-page.tsx'), 'account'),
  resetPassword: screen(() => import('./features/account/reset-password-page.tsx'), 'account', 'forms'),
  forgotPassword: screen(() => import('./features/account/forgot-password-page.tsx'), 'account', 'forms'),
  forgotPasswordResult: screen(() => import('./features/account/forgot-password-result-page.tsx'), 'account'),
  reserve: screen(() => import('./features/reservation/reserve-page.tsx'), 'orders', 'forms'),
  reserved: screen(() => import('./features/reservation/reserved-page.tsx'), 'orders'),
  centre: screen(() => import('./features/personal-centre/centre-page.tsx'), 'centre', 'orders', 'forms', 'addresses'),
  order: screen(() => import('./features/personal-centre/order-page.tsx'), 'centre', 'orders'),
} satisfies Screens;

/** Fetches what the screen at an address, which has its prefix, is made of. */
export async function preloadScreen({ pathname, search }: Address): Promise<void> {
  const below = `/${pathname.split('/').slice(2).join('/')}`;
  if (below === routePaths.home) return preloadTab(search);
  const at = (screens: Screens) =>
    Object.entries(screens).find(([name]) => routePaths[name as ScreenName] === below)?.[1];
  const rich = at(richScreens);
  await Promise.all([(rich ?? at(lightScreens) ?? NotFound).preload(), rich && MuiLayout.preload()]);
}

/** The one map from addresses to screens. */
export function SiteRoutes() {
  const location = useLocation();
  // The page that is left stays until the next one's code is there; meanwhile the progress bar tells of it.
  const shown = useDeferredValue(location);
  const type = useDeferredValue(useNavigationType());
  const direction = usePageDirection(shown);
  return (
    <>
      <NavigationProgress navigation={location.key} isUnderWay={location !== shown} />
      <Routes location={shown}>
        <Route path={routePaths.siteVerification} element={<SiteVerification />} />
        <Route element={<Shell direction={direction} />}>
          <Route index element={<TabPage />} />
          {describe(lightScreens)}
          <Route element={<MuiLayout />}>{describe(richScreens)}</Route>
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
      <ScrollKeeper location={shown} type={type} />
    </>
  );
}

function describe(screens: Screens) {
  return Object.entries(screens).map(([name, Screen]) => (
    <Route key={name} path={routePaths[name as ScreenName]} element={<Screen />} />
  ));
}
