import { describe, expect, test } from 'vitest';
import { hrefOfChoice, readChoice, siteFormOf } from './site-forms.ts';

const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
  firefox: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  operaMini: 'Opera/9.80 (J2ME/MIDP; Opera Mini/7.1.32052/191.246; U; en) Presto/2.12.423 Version/12.16',
  inWhatsApp:
    'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) AppleWebKit/537.36 Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  androidTablet: 'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
  firefoxTablet: 'Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0',
  iPad: 'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Version/16.0 Mobile/15E148 Safari/604.1',
  googleOnPhone:
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  bing: 'Mozilla/5.0 (iPhone; CPU iPhone OS 7_0 like Mac OS X) Mobile Safari (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  whatsAppItself: 'WhatsApp/2.24.20.89 A',
  none: '',
} as const;

describe('The form of the site', () => {
  test.each([
    ['iPhone', 'mobile'],
    ['android', 'mobile'],
    ['firefox', 'mobile'],
    ['operaMini', 'mobile'],
    ['inWhatsApp', 'mobile'],
    ['desktop', 'desktop'],
    ['androidTablet', 'desktop'],
    ['firefoxTablet', 'desktop'],
    ['iPad', 'desktop'],
    ['googleOnPhone', 'desktop'],
    ['bing', 'desktop'],
    ['facebook', 'desktop'],
    ['whatsAppItself', 'desktop'],
    ['none', 'desktop'],
  ] as const)('A-010 serves the browser %s the %s form', (agent, form) => {
    expect(siteFormOf({ userAgent: agents[agent] })).toBe(form);
  });

  test.each([
    ['?1', 'mobile'],
    ['?0', 'desktop'],
    ['?2', 'desktop'],
    ['mobile', 'desktop'],
    ['', 'desktop'],
  ] as const)('uses only a client hint of a phone: %j gets the %s form', (mobileHint, form) => {
    expect(siteFormOf({ userAgent: agents.desktop, mobileHint })).toBe(form);
    // A phone whose user requests the desktop site changes its user agent as well.
    expect(siteFormOf({ userAgent: agents.android, mobileHint })).toBe('mobile');
    expect(siteFormOf({ userAgent: agents.googleOnPhone, mobileHint })).toBe('desktop');
  });

  test('prefers the visitor’s choice to the device', () => {
    expect(siteFormOf({ userAgent: agents.iPhone, mobileHint: '?1', choice: 'desktop' })).toBe('desktop');
    expect(siteFormOf({ userAgent: agents.desktop, choice: 'mobile' })).toBe('mobile');
  });
});

test.each([
  [undefined, undefined],
  ['', undefined],
  ['site=mobile', 'mobile'],
  ['a=b; site=desktop ;c=d', 'desktop'],
  ['site=tablet', undefined],
  ['site=', undefined],
  ['site', undefined],
  ['website=mobile', undefined],
  ['site=mobile=1', undefined],
  ['site="mobile"', undefined],
  [';;=;site=%00', undefined],
  // A browser sends the cookie with the longest path first.
  ['site=odd; site=mobile', undefined],
])('reads from the cookies %j the choice %s', (cookies, choice) => {
  expect(readChoice(cookies)).toBe(choice);
});

test('links a choice with the page to return to', () => {
  expect(hrefOfChoice('desktop', '/Kenya/car/detail?id=1&x=2')).toBe(
    '/m/choice?site=desktop&page=%2FKenya%2Fcar%2Fdetail%3Fid%3D1%26x%3D2',
  );
});
