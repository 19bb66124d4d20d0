import { expect, test } from 'vitest';
import { isScreenPath, isSitePath, languageOfPrefix, screenAt, tabOf } from './screens.ts';

test.each([
  ['', 0],
  ['tab=0', 0],
  ['tab=1', 1],
  ['tab=2', 2],
  ['tab=3', 3],
  ['tab=4', 3],
  ['tab=5', 0],
  ['tab=home', 0],
])('A-043 reads the tab of ?%s as %i', (search, tab) => {
  expect(tabOf(new URLSearchParams(search))).toBe(tab);
});

test.each([
  ['/', 'tab=4', 'src/site/features/content/about-page.tsx'],
  ['/', 'tab=9', 'src/site/features/home/home-page.tsx'],
  ['/car/detail', 'tab=1', 'src/site/features/vehicle-detail/vehicle-detail-page.tsx'],
  ['/toString', '', undefined],
])('finds for %s?%s the screen %s', (path, search, module) => {
  expect(screenAt(path, new URLSearchParams(search))?.module).toBe(module);
  expect(isScreenPath(path)).toBe(module !== undefined);
});

test('reads the language of a known prefix only', () => {
  expect(['Kenya', 'Japan', 'China', 'Uganda', 'en', undefined].map(languageOfPrefix)).toEqual([
    'en',
    'ja',
    'zh',
    undefined,
    undefined,
    undefined,
  ]);
});

test('counts the paths of pages as the site’s, but not those of the chat, the desk or links in messages', () => {
  const ofSite = ['/', '/Kenya', '/Tanzania/', '/China/no/such/page', '/car/detail'];
  const others = ['/chat', '/o/en/1', '/v/sw/1', '/desk/orders', '/app/shell', '/m/', '/Kenyan', '/robots.txt'];
  expect(ofSite.filter((path) => !isSitePath(path))).toEqual([]);
  expect(others.filter(isSitePath)).toEqual([]);
});
