// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeLanguage, readStoredLanguage, storeLanguage } from './language.ts';
import { settlePageAddress } from '#shared/routing/page-address.ts';
import { readTabIds, saveState } from '#shared/state/stored-state.ts';

const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  reload.mockClear();
  vi.restoreAllMocks();
});

test.each([
  ['en', '0'],
  ['ja', '1'],
  ['zh', '2'],
] as const)('A-161 stores %s under lang as %s', (language, stored) => {
  storeLanguage(language);
  expect(localStorage.getItem('lang')).toBe(stored);
  expect(readStoredLanguage()).toBe(language);
});

test('A-187 A-188 stores a new language, keeps only the tab ids, rewrites the prefix and reloads', () => {
  const ids = readTabIds();
  saveState({ gResetTabIdx: 2 });
  sessionStorage.setItem('regResEmail', 'a@example.com');
  history.replaceState(null, '', '/Kenya/car/detail?id=100001');
  changeLanguage('ja');
  expect(localStorage.getItem('lang')).toBe('1');
  expect(Object.keys(sessionStorage)).toEqual(['tabIds']);
  expect(readTabIds()).toEqual(ids);
  expect(location.pathname + location.search).toBe('/Japan/car/detail?id=100001');
  expect(reload).toHaveBeenCalledOnce();
});

test('reopens an e-mailed link in the new language', () => {
  history.replaceState(null, '', '/Kenya/user/auth/resetPwd?authKey=ak_1&language=en');
  changeLanguage('ja');
  expect(settlePageAddress(window, readStoredLanguage())).toEqual({
    language: 'ja',
    pathname: '/Japan/user/auth/resetPwd',
    search: '?authKey=ak_1&language=jp',
  });
});
