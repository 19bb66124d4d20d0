import { lazy, type ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { loadTexts } from './i18n/feature-texts.ts';
import type { FeatureNamespace } from './i18n/namespaces.ts';
import { routePaths } from './routing/route-paths.ts';
import { Shell } from './shell/shell.tsx';
import { TabPage } from './tab-page.tsx';

/** A screen and what it says are fetched side by side, when it is first opened. */
function screen(load: () => Promise<{ default: ComponentType }>, ...namespaces: FeatureNamespace[]): ComponentType {
  return lazy(async () => {
    const [page] = await Promise.all([load(), loadTexts(...namespaces)]);
    return page;
  });
}

const MuiLayout = lazy(async () => ({ default: (await import('./ui/mui-layout.tsx')).MuiLayout }));
const NotFound = screen(() => import('./features/content/not-found-page.tsx'), 'content');
const SiteVerification = screen(() => import('./features/content/site-verification-page.tsx'), 'content');

type ScreenName = keyof typeof routePaths;
type Screens = Partial<Record<ScreenName, ComponentType>>;

/** Screens that do without the component library; docs/decisions/0005 says why there are two kinds. */
const lightScreens = {
  flashSale: screen(() => import('./features/flash-sale/flash-sale-page.tsx')),
  compare: screen(() => import('./features/compare/compare-page.tsx')),
  legal: screen(() => import('./features/content/legal-page.tsx'), 'legal'),
  thirdParty: screen(() => import('./features/vehicle-detail/third-party-entry-page.tsx'), 'detail'),
  notFound: NotFound,
} satisfies Screens;

const richScreens = {
  detail: screen(() => import('./features/vehicle-detail/vehicle-detail-page.tsx'), 'detail'),
  information: screen(() => import('./features/vehicle-detail/information-page.tsx'), 'detail'),
  similar: screen(() => import('./features/vehicle-detail/similar-vehicles-page.tsx'), 'detail'),
  verification: screen(() => import('./features/account/verification-page.tsx'), 'account'),
  resetPassword: screen(() => import('./features/account/reset-password-page.tsx'), 'account'),
  forgotPassword: screen(() => import('./features/account/forgot-password-page.tsx'), 'account'),
  forgotPasswordResult: screen(() => import('./features/account/forgot-password-result-page.tsx'), 'account'),
  reserve: screen(() => import('./features/reservation/reserve-page.tsx'), 'orders'),
  reserved: screen(() => import('./features/reservation/reserved-page.tsx'), 'orders'),
  centre: screen(() => import('./features/personal-centre/centre-page.tsx'), 'centre', 'orders'),
  order: screen(() => import('./features/personal-centre/order-page.tsx'), 'centre', 'orders'),
} satisfies Screens;

/** The one map from addresses to screens. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route path={routePaths.siteVerification} element={<SiteVerification />} />
      <Route element={<Shell />}>
        <Route index element={<TabPage />} />
        {describe(lightScreens)}
        <Route element={<MuiLayout />}>{describe(richScreens)}</Route>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}

function describe(screens: Screens) {
  return Object.entries(screens).map(([name, Screen]) => (
    <Route key={name} path={routePaths[name as ScreenName]} element={<Screen />} />
  ));
}
