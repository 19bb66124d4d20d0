import { screens, type Tab } from '#screens/screens.ts';
import { encodeParameters } from './encoded-parameters.ts';

/** The home screen's tabs by index; 4 is read as About too, but never written. */
export const tabs = {
  home: screens.home.tab,
  vehicles: screens.vehicles.tab,
  buying: screens.buying.tab,
  about: screens.about.tab,
} as const;

/** The maximum length of a searched keyword, in characters. */
export const longestKeyword = 40;

/** Keywords lose their commas, so a decimal comma becomes a point first: `2,5l` is not `25l`. */
export function withDecimalPoints(text: string): string {
  return text.replaceAll(/(\d),(\d\d?)(?!\d)/g, '$1.$2');
}

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
  searches: 8,
} as const;
export type CentreItem = (typeof centreItems)[keyof typeof centreItems];

interface DetailSource {
  orderId?: string;
  status?: number | string;
  styleId?: string;
  styleName?: string;
  storeId?: string;
  /** Where a shared link has the vehicle delivered. */
  to?: string;
}

/** The only place that builds links. Paths are relative to the site's prefix, which the router adds. */
export const paths = {
  home: () => screens.home.path,
  tab: (tab: Tab, search: SearchValues = {}) =>
    writeSearch(screens.home.path, { ...(tab !== tabs.home && { tab }), ...search }),
  vehicles: (filters: SearchValues = {}) => paths.tab(tabs.vehicles, filters),
  detail: (id: string, source: DetailSource = {}) => writeSearch(screens.detail.path, { id, ...source }),
  information: (id: string) => `${screens.information.path}?${encodeParameters({ id })}`,
  verification: () => screens.verification.path,
  resetPassword: () => screens.resetPassword.path,
  forgotPassword: () => screens.forgotPassword.path,
  forgotPasswordResult: () => screens.forgotPasswordResult.path,
  legal: (formPage: LegalPage, version?: number) => writeSearch(screens.legal.path, { formPage, version }),
  reserve: (order: { id: string; orderId?: string; status?: string; styleId?: string; styleName?: string }) =>
    writeSearch(screens.reserve.path, { ...order }),
  reserved: (timestamp: number) => writeSearch(screens.reserved.path, { timestamp }),
  centre: (type: CentreItem = centreItems.orders, search: SearchValues = {}) =>
    writeSearch(screens.centre.path, { type, ...search }),
  order: (id: string, status?: number | string) =>
    writeSearch(screens.order.path, { id, ...(status !== undefined && { status }) }),
  paymentCheck: (code?: string) => writeSearch(screens.paymentCheck.path, { code }),
  stopAlerts: () => screens.stopAlerts.path,
  thirdParty: (authKey: string) => writeSearch(screens.thirdParty.path, { authKey }),
  similar: (id: string, styleName?: string) =>
    writeSearch(screens.similar.path, { id, ...(styleName !== undefined && { styleName }) }),
  flashSale: (timestamp: number) => writeSearch(screens.flashSale.path, { id: timestamp }),
  compare: (ids: readonly string[]) => writeSearch(screens.compare.path, { ids: ids.join('-') }),
  company: () => screens.company.path,
  importCost: () => screens.importCost.path,
  siteVerification: () => screens.siteVerification.path,
  notFound: () => screens.notFound.path,
};

export type SearchValues = Readonly<Record<string, string | number | undefined>>;

/** A path with its query. Empty values are left out, so that one state has one address. */
function writeSearch(path: string, values: SearchValues): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The path for a query written by `writeSearch`. */
export function pathnameOf(to: string): string {
  return to.split(/[?#]/)[0] ?? '';
}
