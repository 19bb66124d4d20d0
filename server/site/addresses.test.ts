import { expect, test } from 'vitest';
import { readSiteAddress, siteAddress } from '#server/site/addresses.ts';

test.each([
  ['/', 'en', '/'],
  ['/Japan', 'ja', '/'],
  ['/China/', 'zh', '/'],
  ['/Tanzania?tab=1', 'sw', '/'],
  ['/China/car/detail?id=1', 'zh', '/car/detail'],
  ['/car/detail/?id=1', 'en', '/car/detail'],
  ['/Uganda/car/detail', 'en', '/car/detail'],
  ['/Uganda', 'en', '/'],
  ['/favicon.ico', 'en', '/favicon.ico'],
  ['/Uganda/nowhere', 'en', '/Uganda/nowhere'],
])('The URL %s is parsed as the %s site at %s', (url, language, below) => {
  expect(readSiteAddress(url)).toMatchObject({ language, below });
});

test('A URL is written below the prefix of its language', () => {
  expect(siteAddress('https://s', 'zh', '/')).toBe('https://s/China');
  expect(siteAddress('https://s', 'en', '/?tab=1')).toBe('https://s/Kenya?tab=1');
  expect(siteAddress('https://s', 'ja', '/car/flashSale')).toBe('https://s/Japan/car/flashSale');
});
