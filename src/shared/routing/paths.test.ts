import { describe, expect, test } from 'vitest';
import { allScreens, isScreenPath } from '#screens/screens.ts';
import { centreItems, legalPages, pathnameOf, paths, tabs } from './paths.ts';
import { decodeParameters } from './encoded-parameters.ts';

/** One link of each kind. */
const links = {
  home: paths.home(),
  tab: paths.tab(tabs.about),
  vehicles: paths.vehicles({ make: '1' }),
  detail: paths.detail('100001', { orderId: '5', status: 2, styleId: '7', styleName: 'Vitz F', storeId: '9' }),
  information: paths.information('100001'),
  verification: paths.verification(),
  resetPassword: paths.resetPassword(),
  forgotPassword: paths.forgotPassword(),
  forgotPasswordResult: paths.forgotPasswordResult(),
  legal: paths.legal(legalPages.privacy),
  reserve: paths.reserve({ id: '100001', orderId: '5', status: '1', styleId: '7', styleName: 'Vitz F' }),
  reserved: paths.reserved(1_750_000_000_000),
  centre: paths.centre(centreItems.coupons),
  order: paths.order('500001', 3),
  paymentCheck: paths.paymentCheck('7K3M9-QWX2D'),
  stopAlerts: paths.stopAlerts(),
  thirdParty: paths.thirdParty('a+b'),
  similar: paths.similar('100001', 'Vitz F'),
  flashSale: paths.flashSale(1_750_000_000_000),
  compare: paths.compare(['1', '2']),
  company: paths.company(),
  importCost: paths.importCost(),
  siteVerification: paths.siteVerification(),
  notFound: paths.notFound(),
} satisfies Record<keyof typeof paths, string>;

test('links every screen, and only to screens', () => {
  const reached = Object.values(links).map(pathnameOf);
  expect(reached.filter((path) => !isScreenPath(path))).toEqual([]);
  expect(new Set(reached)).toEqual(new Set(allScreens.map(({ path }) => path)));
});

describe('Addresses that other systems know', () => {
  test.each([
    ['A-021', links.home, '/'],
    ['A-022 B-011', links.detail, '/car/detail?id=100001&orderId=5&status=2&styleId=7&styleName=Vitz+F&storeId=9'],
    ['A-024', links.verification, '/user/auth/register/regRes'],
    ['A-025 B-019', links.resetPassword, '/user/auth/resetPwd'],
    ['A-026', links.forgotPasswordResult, '/user/auth/forget/forgetRes'],
    ['A-027 A-120', links.legal, '/com/policy?formPage=2'],
    ['A-027', paths.legal(legalPages.privacy, 0), '/com/policy?formPage=2&version=0'],
    ['A-028 B-013', links.reserve, '/car/order/reserve?id=100001&orderId=5&status=1&styleId=7&styleName=Vitz+F'],
    ['A-029 B-014', links.reserved, '/car/order/successful?timestamp=1750000000000'],
    ['A-030 B-015', links.centre, '/user/center/info?type=7'],
    ['A-031 B-016', links.order, '/user/center/order/detail?id=500001&status=3'],
    ['A-032 B-018', links.thirdParty, '/car/v/p/read?authKey=a%2Bb'],
    ['A-033 B-017', links.similar, '/user/center/consulting/similarCar?id=100001&styleName=Vitz+F'],
    ['A-034', links.flashSale, '/car/flashSale?id=1750000000000'],
    ['A-035', links.notFound, '/404'],
    ['A-036', links.siteVerification, '/siteVerification'],
  ])('%s %s', (_rule, link, address) => {
    expect(link).toBe(address);
  });

  test('A-023 B-012 encodes the id for the page of more information', () => {
    const [path, query = ''] = links.information.split('?');
    expect(path).toBe('/car/inf');
    expect(decodeParameters(query)).toEqual({ id: '100001' });
  });
});
