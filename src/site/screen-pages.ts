import type { ScreenName } from '#screens/screens.ts';
import type { PageLoaders } from '#shared/routing/lazy-screen.ts';

/** The page of each screen. Server and build know it by its path, the `module` of the table of screens. */
export const screenPages: PageLoaders<ScreenName> = {
  home: () => import('./features/home/home-page.tsx'),
  vehicles: () => import('./features/vehicle-source/vehicle-source-page.tsx'),
  buying: () => import('./features/content/buying-process-page.tsx'),
  about: () => import('./features/content/about-page.tsx'),
  detail: () => import('./features/vehicle-detail/vehicle-detail-page.tsx'),
  information: () => import('./features/vehicle-detail/information-page.tsx'),
  verification: () => import('./features/account/verification-page.tsx'),
  resetPassword: () => import('./features/account/reset-password-page.tsx'),
  forgotPassword: () => import('./features/account/forgot-password-page.tsx'),
  forgotPasswordResult: () => import('./features/account/forgot-password-result-page.tsx'),
  legal: () => import('./features/content/legal-page.tsx'),
  company: () => import('./features/content/company-page.tsx'),
  reserve: () => import('./features/reservation/reserve-page.tsx'),
  reserved: () => import('./features/reservation/reserved-page.tsx'),
  centre: () => import('./features/personal-centre/centre-page.tsx'),
  order: () => import('./features/personal-centre/order-page.tsx'),
  paymentCheck: () => import('./features/payment-check/payment-check-page.tsx'),
  stopAlerts: () => import('./features/search-alerts/stop-alerts-page.tsx'),
  thirdParty: () => import('./features/vehicle-detail/third-party-entry-page.tsx'),
  similar: () => import('./features/vehicle-detail/similar-vehicles-page.tsx'),
  flashSale: () => import('./features/flash-sale/flash-sale-page.tsx'),
  compare: () => import('./features/compare/compare-page.tsx'),
  importCost: () => import('./features/import-cost/import-cost-page.tsx'),
  siteVerification: () => import('./features/content/site-verification-page.tsx'),
  notFound: () => import('./features/content/not-found-page.tsx'),
};
