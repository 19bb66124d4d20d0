/** What a screen's code is made of, so that a page can name it before its first script runs. */
export interface Screen {
  /** The screen's module. */
  module: string;
  /** The texts that are fetched beside it. */
  texts: readonly string[];
  /** Whether it uses the component library. */
  isRich?: boolean;
}

const feature = (path: string, ...texts: string[]): Screen => ({ module: `src/features/${path}.tsx`, texts });
const rich = (path: string, ...texts: string[]): Screen => ({ ...feature(path, ...texts), isRich: true });

/** The home screen's tabs, by index. */
export const tabScreens: readonly Screen[] = [
  feature('home/home-page'),
  feature('vehicle-source/vehicle-source-page'),
  feature('content/buying-process-page', 'content'),
  feature('content/about-page', 'content'),
];

/** Every other screen by its path. A test holds this to `src/routes.tsx`. */
export const screens: Readonly<Record<string, Screen>> = {
  '/car/flashSale': feature('flash-sale/flash-sale-page'),
  '/car/compare': feature('compare/compare-page', 'compare'),
  '/com/policy': feature('content/legal-page', 'legal'),
  '/car/detail': feature('vehicle-detail/vehicle-detail-page', 'detail', 'addresses'),
  '/car/inf': feature('vehicle-detail/information-page', 'detail'),
  '/user/center/consulting/similarCar': feature('vehicle-detail/similar-vehicles-page', 'detail'),
  '/car/v/p/read': feature('vehicle-detail/third-party-entry-page', 'detail'),
  '/siteVerification': feature('content/site-verification-page', 'content'),
  '/404': feature('content/not-found-page', 'content'),
  '/user/auth/register/regRes': rich('account/verification-page', 'account'),
  '/user/auth/resetPwd': rich('account/reset-password-page', 'account', 'forms'),
  '/user/auth/forget': rich('account/forgot-password-page', 'account', 'forms'),
  '/user/auth/forget/forgetRes': rich('account/forgot-password-result-page', 'account'),
  '/car/order/reserve': rich('reservation/reserve-page', 'orders', 'forms'),
  '/car/order/successful': rich('reservation/reserved-page', 'orders'),
  '/user/center/info': rich('personal-centre/centre-page', 'centre', 'orders', 'forms', 'addresses'),
  '/user/center/order/detail': rich('personal-centre/order-page', 'centre', 'orders'),
};

export const notFoundPath = '/404';

export function isScreenPath(below: string): boolean {
  return below === '/' || Object.hasOwn(screens, below);
}

export function screenAt(below: string, search: URLSearchParams): Screen | undefined {
  if (below === '/') return tabScreens[tabOf(search)];
  return isScreenPath(below) ? screens[below] : undefined;
}

/** The older number 4 means About as well. */
export function tabOf(search: URLSearchParams): number {
  const wanted = search.get('tab') ?? '0';
  if (wanted === '4') return 3;
  return /^[0-3]$/.test(wanted) ? Number(wanted) : 0;
}
