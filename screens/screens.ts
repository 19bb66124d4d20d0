/**
 * The screens of the site. The site derives its routes from this table, the server the data of a page and the known
 * addresses, and the build its chunks. It is data without imports, so that all of them can read it.
 */
export interface Screen {
  /** The path below the language prefix. */
  path: string;
  /** The tab of the home screen; all tabs have the path `/`. */
  tab?: number;
  /** The page: a file `*-page.tsx` with a default export. */
  module: string;
  /** The namespaces of `locales/` that it uses besides the shared ones. */
  texts: readonly string[];
  /**
   * It renders only once or twice, and so does everything else of its feature, so React's compiler skips it
   * (docs/decisions/0011).
   */
  isLight?: true;
  /** Most visits start here, so code that it shares with other screens is fetched in few files. */
  isFirst?: true;
  /** It has no header and footer. */
  isBare?: true;
  /** The path of the next screen, whose code is prefetched because the connection may be gone by then. */
  endsIn?: string;
  /** The server renders it: it is the same for all visitors, and all its data is public. */
  isRendered?: true;
}

export const screens = {
  home: {
    path: '/',
    tab: 0,
    module: 'src/site/features/home/home-page.tsx',
    texts: [],
    isLight: true,
    isFirst: true,
    isRendered: true,
  },
  vehicles: {
    path: '/',
    tab: 1,
    module: 'src/site/features/vehicle-source/vehicle-source-page.tsx',
    texts: [],
    isLight: true,
    isFirst: true,
    isRendered: true,
  },
  buying: {
    path: '/',
    tab: 2,
    module: 'src/site/features/content/buying-process-page.tsx',
    texts: ['content'],
    isLight: true,
    isRendered: true,
  },
  about: {
    path: '/',
    tab: 3,
    module: 'src/site/features/content/about-page.tsx',
    texts: ['content'],
    isLight: true,
    isRendered: true,
  },
  detail: {
    path: '/car/detail',
    module: 'src/site/features/vehicle-detail/vehicle-detail-page.tsx',
    texts: ['detail'],
    isRendered: true,
  },
  information: {
    path: '/car/inf',
    module: 'src/site/features/vehicle-detail/information-page.tsx',
    texts: ['detail'],
    isRendered: true,
  },
  verification: {
    path: '/user/auth/register/regRes',
    module: 'src/site/features/account/verification-page.tsx',
    texts: ['account'],
  },
  resetPassword: {
    path: '/user/auth/resetPwd',
    module: 'src/site/features/account/reset-password-page.tsx',
    texts: ['account', 'forms'],
  },
  forgotPassword: {
    path: '/user/auth/forget',
    module: 'src/site/features/account/forgot-password-page.tsx',
    texts: ['account', 'forms'],
  },
  forgotPasswordResult: {
    path: '/user/auth/forget/forgetRes',
    module: 'src/site/features/account/forgot-password-result-page.tsx',
    texts: ['account'],
  },
  legal: {
    path: '/com/policy',
    module: 'src/site/features/content/legal-page.tsx',
    texts: ['legal', 'refunds'],
    isLight: true,
    isRendered: true,
  },
  company: {
    path: '/com/company',
    module: 'src/site/features/content/company-page.tsx',
    texts: ['content'],
    isLight: true,
    isRendered: true,
  },
  reserve: {
    path: '/car/order/reserve',
    module: 'src/site/features/reservation/reserve-page.tsx',
    texts: ['orders', 'forms', 'payment', 'refunds', 'addresses'],
    endsIn: '/car/order/successful',
  },
  reserved: {
    path: '/car/order/successful',
    module: 'src/site/features/reservation/reserved-page.tsx',
    texts: ['orders'],
  },
  centre: {
    path: '/user/center/info',
    module: 'src/site/features/personal-centre/centre-page.tsx',
    texts: ['centre', 'orders', 'forms', 'addresses', 'uploads'],
  },
  order: {
    path: '/user/center/order/detail',
    module: 'src/site/features/personal-centre/order-page.tsx',
    texts: ['centre', 'orders', 'papers', 'payment', 'refunds', 'timeline'],
  },
  paymentCheck: {
    path: '/pay/check',
    module: 'src/site/features/payment-check/payment-check-page.tsx',
    texts: ['payment'],
    isLight: true,
  },
  stopAlerts: {
    path: '/user/alerts/stop',
    module: 'src/site/features/search-alerts/stop-alerts-page.tsx',
    texts: ['searches'],
    isLight: true,
  },
  thirdParty: {
    path: '/car/v/p/read',
    module: 'src/site/features/vehicle-detail/third-party-entry-page.tsx',
    texts: ['detail'],
  },
  similar: {
    path: '/user/center/consulting/similarCar',
    module: 'src/site/features/vehicle-detail/similar-vehicles-page.tsx',
    texts: ['detail'],
  },
  flashSale: {
    path: '/car/flashSale',
    module: 'src/site/features/flash-sale/flash-sale-page.tsx',
    texts: [],
    isLight: true,
    isRendered: true,
  },
  compare: {
    path: '/car/compare',
    module: 'src/site/features/compare/compare-page.tsx',
    texts: ['compare', 'importing'],
    isLight: true,
  },
  importCost: {
    path: '/car/importCost',
    module: 'src/site/features/import-cost/import-cost-page.tsx',
    texts: ['calculator', 'importing', 'forms'],
  },
  siteVerification: {
    path: '/siteVerification',
    module: 'src/site/features/content/site-verification-page.tsx',
    texts: ['content'],
    isLight: true,
    isBare: true,
  },
  notFound: {
    path: '/404',
    module: 'src/site/features/content/not-found-page.tsx',
    texts: ['content'],
    isLight: true,
    isRendered: true,
  },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;
export type ScreenPath = (typeof screens)[ScreenName]['path'];
export type Tab = Extract<(typeof screens)[ScreenName], { tab: number }>['tab'];

export const allScreens: readonly Screen[] = Object.values(screens);

/** The first part of every address, by the language of its pages. */
export const prefixes = { en: 'Kenya', zh: 'China', ja: 'Japan', sw: 'Tanzania' } as const;

type Language = keyof typeof prefixes;

export function languageOfPrefix(segment: string | undefined): Language | undefined {
  return (Object.keys(prefixes) as Language[]).find((language) => prefixes[language] === segment);
}

const paths: ReadonlySet<string> = new Set(allScreens.map(({ path }) => path));

/** Whether a path below the prefix belongs to a screen. */
export function isScreenPath(path: string): path is ScreenPath {
  return paths.has(path);
}

/** Whether a path is one of the site: below a prefix, or a screen's own path. Other documents share its origin. */
export function isSitePath(pathname: string): boolean {
  return languageOfPrefix(pathname.split('/')[1]) !== undefined || isScreenPath(pathname);
}

/** The screen at an address below the prefix. */
export function screenAt(path: string, search: URLSearchParams): Screen | undefined {
  const tab = path === screens.home.path ? tabOf(search) : undefined;
  return allScreens.find((screen) => screen.path === path && screen.tab === tab);
}

/** The tab that an address names. The older number 4 means About too. */
export function tabOf(search: URLSearchParams): Tab {
  const wanted = search.get('tab');
  if (wanted === '4') return screens.about.tab;
  const named = Object.values(screens).find((screen) => 'tab' in screen && String(screen.tab) === wanted);
  return named && 'tab' in named ? named.tab : screens.home.tab;
}

/**
 * The folders of `src/site/features/` whose screens are all light. The build reads it.
 * @public
 */
export const lightFeatures: readonly string[] = [...new Set(allScreens.map(featureOf))].filter((feature) =>
  allScreens.every((screen) => featureOf(screen) !== feature || screen.isLight === true),
);

function featureOf({ module }: Screen): string {
  return module.split('/')[3] ?? '';
}
