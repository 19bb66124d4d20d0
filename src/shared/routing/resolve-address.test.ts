import { describe, expect, test } from 'vitest';
import { screens } from '#screens/screens.ts';
import type { Language } from '#wire/language.ts';
import { resolveAddress } from './resolve-address.ts';

const settle = (pathname: string, stored?: Language, search = '') => resolveAddress({ pathname, search }, stored);

describe('An address without a settled prefix', () => {
  test.each([
    ['en', '/Kenya'],
    ['zh', '/China'],
    ['ja', '/Japan'],
    ['sw', '/Tanzania'],
  ] as const)('A-015 A-017 redirects the root to the last chosen language: %s is %s', (language, home) => {
    expect(settle('/', language)).toEqual({ language, pathname: home, search: '' });
  });

  test('A-001 A-016 opens the English site without a stored language', () => {
    expect(settle('/')).toMatchObject({ language: 'en', pathname: '/Kenya' });
  });

  test.each([
    ['/Kenya/car/detail', 'en'],
    ['/China/car/detail', 'zh'],
    ['/Japan/car/detail', 'ja'],
    ['/Tanzania/car/detail', 'sw'],
  ])('A-015 keeps a prefix, whatever language is stored: %s', (pathname, language) => {
    expect(settle(pathname, 'zh', '?id=1')).toEqual({ language, pathname, search: '?id=1' });
  });

  test.each([
    ['/car/detail', '/Kenya/car/detail'],
    ['/Uganda/car/detail', '/Kenya/car/detail'],
    ['/kenya/car/detail', '/Kenya/car/detail'],
    ['/Uganda', '/Kenya'],
    ['/Uganda/nowhere', '/Kenya/Uganda/nowhere'],
    ['/nowhere/at/all', '/Kenya/nowhere/at/all'],
  ])('A-016 falls back to the English site without a known prefix: %s is %s', (pathname, settled) => {
    expect(settle(pathname, 'ja').pathname).toBe(settled);
  });

  test('may end with a slash', () => {
    expect(settle('/China/').pathname).toBe('/China');
    expect(settle('/China/car/flashSale/').pathname).toBe('/China/car/flashSale');
  });

  test.each([screens.verification.path, screens.resetPassword.path])(
    'A mailed link says its own language: %s',
    (path) => {
      expect(settle(`/Kenya${path}`, 'en', '?language=jp&authKey=k')).toMatchObject({
        language: 'ja',
        pathname: `/Japan${path}`,
        search: '?language=jp&authKey=k',
      });
      expect(settle(`/China${path}`, 'zh').language).toBe('en');
    },
  );
});
