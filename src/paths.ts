import { encodeParameters } from './routing/encoded-parameters.ts';
import { routePaths } from './routing/route-paths.ts';
import { writeSearch, type SearchValues } from './routing/search.ts';

/** The home screen's tabs by index; 4 is read as About too, but never written. */
export const tabs = { home: 0, vehicles: 1, buying: 2, about: 3 } as const;
export type Tab = (typeof tabs)[keyof typeof tabs];

/** Legal texts by their `formPage`. */
export const legalPages = { statement: 1, privacy: 2, protocol: 3 } as const;
export type LegalPage = (typeof legalPages)[keyof typeof legalPages];

/** Items of the personal centre by their `type`. */
export const centreItems = {
  orders: 0,
  favorites: 1,
  addresses: 2,
  profile: 3,
  password: 4,
  inquiries: 5,
  dealer: 6,
  coupons: 7,
} as const;
export type CentreItem = (typeof centreItems)[keyof typeof centreItems];

interface DetailSource {
  orderId?: string;
  status?: number | string;
  styleId?: string;
  styleName?: string;
  storeId?: string;
}

/** The only place that builds a link. Paths are below the site's prefix, which the router adds. */
export const paths = {
  home: () => routePaths.home,
  tab: (tab: Tab, search: SearchValues = {}) =>
    writeSearch(routePaths.home, { ...(tab !== tabs.home && { tab }), ...search }),
  vehicles: (filters: SearchValues = {}) => paths.tab(tabs.vehicles, filters),
  detail: (id: string, source: DetailSource = {}) => writeSearch(routePaths.detail, { id, ...source }),
  information: (id: string) => `${routePaths.information}?${encodeParameters({ id })}`,
  verification: () => routePaths.verification,
  resetPassword: () => routePaths.resetPassword,
  forgotPassword: () => routePaths.forgotPassword,
  forgotPasswordResult: () => routePaths.forgotPasswordResult,
  legal: (formPage: LegalPage) => writeSearch(routePaths.legal, { formPage }),
  reserve: (order: { id: string; orderId?: string; status?: string; styleId?: string; styleName?: string }) =>
    writeSearch(routePaths.reserve, { ...order }),
  reserved: (timestamp: number) => writeSearch(routePaths.reserved, { timestamp }),
  centre: (type: CentreItem = centreItems.orders, search: SearchValues = {}) =>
    writeSearch(routePaths.centre, { type, ...search }),
  order: (id: string, status?: number | string) =>
    writeSearch(routePaths.order, { id, ...(status !== undefined && { status }) }),
  thirdParty: (authKey: string) => writeSearch(routePaths.thirdParty, { authKey }),
  similar: (id: string, styleName?: string) =>
    writeSearch(routePaths.similar, { id, ...(styleName !== undefined && { styleName }) }),
  flashSale: (timestamp: number) => writeSearch(routePaths.flashSale, { id: timestamp }),
  compare: (ids: readonly string[]) => writeSearch(routePaths.compare, { ids: ids.join('-') }),
  siteVerification: () => routePaths.siteVerification,
  notFound: () => routePaths.notFound,
};
