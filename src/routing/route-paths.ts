/** Every screen's path below the site's prefix. */
export const routePaths = {
  home: '/',
  detail: '/car/detail',
  information: '/car/inf',
  verification: '/user/auth/register/regRes',
  resetPassword: '/user/auth/resetPwd',
  forgotPassword: '/user/auth/forget',
  forgotPasswordResult: '/user/auth/forget/forgetRes',
  legal: '/com/policy',
  reserve: '/car/order/reserve',
  reserved: '/car/order/successful',
  centre: '/user/center/info',
  order: '/user/center/order/detail',
  thirdParty: '/car/v/p/read',
  similar: '/user/center/consulting/similarCar',
  flashSale: '/car/flashSale',
  compare: '/car/compare',
  siteVerification: '/siteVerification',
  notFound: '/404',
} as const;

export type RoutePath = (typeof routePaths)[keyof typeof routePaths];

const known: ReadonlySet<string> = new Set(Object.values(routePaths));

export function isRoutePath(path: string): path is RoutePath {
  return known.has(path);
}
