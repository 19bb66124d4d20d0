import { describe, expect, test } from 'vitest';
import { isMobile, mobileAddress, viewportFor, type Device, type PageVisitor } from './mobile-site.ts';

const agents = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
  androidTablet: 'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
  crawler:
    'Mozilla/5.0 (Linux; Android 6.0.1) Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  iPad: 'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Version/16.0 Mobile/15E148 Safari/604.1',
};

function device(agent: keyof typeof agents, screenWidth: number, isTouched = false): Device {
  return { userAgent: agents[agent], screenWidth, isTouched };
}

const site = 'https://m.gariport.example';
const home = { pathname: '/Kenya', search: '?tab=1' };

/** A visitor who was sent the desktop form and has not chosen one. */
function visitor(given: Device, more: Partial<PageVisitor> = {}): PageVisitor {
  return { device: given, form: 'desktop', choice: undefined, ...more };
}

test.each([
  [device('desktop', 767), true],
  [device('desktop', 768), false],
  [device('iPhone', 932), true],
  [device('android', 900), true],
  [device('androidTablet', 800), false],
  [device('iPad', 820), false],
])('A-010 redirects a screen below 768 px or a mobile user agent (%#: %s)', (given, isRedirected) => {
  expect(isMobile(given)).toBe(isRedirected);
  expect(mobileAddress(site, visitor(given), home)).toBe(isRedirected ? `${site}/m/#/Kenya` : undefined);
});

test('A-011 redirects nobody when the mobile site is turned off', () => {
  expect(mobileAddress(undefined, visitor(device('iPhone', 390)), home)).toBeUndefined();
});

describe('A-011 With our own mobile site', () => {
  const own = (given: Device, more?: Partial<PageVisitor>) => mobileAddress('', visitor(given, more), home);

  test('A-010 redirects a small screen that the server did not detect, with page and parameters', () => {
    expect(own(device('desktop', 767))).toBe('/m/#/Kenya?tab=1');
    expect(own(device('android', 900, true))).toBe('/m/#/Kenya?tab=1');
  });

  test.each([
    ['a desktop', device('desktop', 768), {}],
    ['a tablet', device('iPad', 820, true), {}],
    ['a phone whose user asks for the desktop site', device('desktop', 412, true), {}],
    ['somebody who has chosen the desktop site', device('desktop', 600), { choice: 'desktop' }],
    ['a phone whose user has chosen the desktop site', device('iPhone', 390, true), { choice: 'desktop' }],
    ['a crawler with a small screen', device('crawler', 412), {}],
    ['whoever is there already', device('iPhone', 390, true), { form: 'mobile' }],
  ] as const)('A-010 A-012 keeps %s', (_who, given, more) => {
    expect(own(given, more)).toBeUndefined();
  });
});

test.each([
  ['/Kenya/user/auth/resetPwd', '?authKey=a&email=b%40c.example'],
  ['/Japan/user/auth/register/regRes', '?authKey=a&language=jp'],
  ['/China/com/policy', '?formPage=2'],
  ['/Kenya/car/detail', '?id=100001'],
  ['/Kenya/user/auth/register', ''],
  ['/Kenya/user/auth/register/anything', '?x=1'],
])('A-013 A-014 keeps the path of %s%s', (pathname, search) => {
  expect(mobileAddress(site, visitor(device('iPhone', 390)), { pathname, search })).toBe(
    `${site}/m/#${pathname}${search}`,
  );
});

test.each(['/Kenya/car/flashSale', '/Kenya/user/center/info', '/Kenya/user/auth/registered', '/Kenya/car/detail/x'])(
  'A-014 redirects %s to the mobile home',
  (pathname) => {
    expect(mobileAddress(site, visitor(device('android', 412)), { pathname, search: '?id=1' })).toBe(
      `${site}/m/#/Kenya`,
    );
  },
);

test.each([
  [device('iPad', 820, true), 'width=1120'],
  [device('androidTablet', 1119, true), 'width=1120'],
  [device('iPad', 1180, true), undefined],
  [device('desktop', 1024), undefined],
  [device('iPhone', 390, true), undefined],
])('A-012 gives a touch screen from 768 to 1120 px the desktop layout at its minimum width (%#)', (given, expected) => {
  expect(viewportFor(given)).toBe(expected);
});
