import { prefixes } from '../../screens/screens.ts';
import type { Language } from '../../wire/language.ts';
import { settleAddress, type Address, type SettledAddress } from './settle-address.ts';

/** Set when building: addresses behind a `#`, for hosts that cannot answer any address with the page. */
export const isHashRouting = import.meta.env['VITE_ROUTING'] === 'hash';

/** Reads where the page is, or where a link leads. */
export function readAddress({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): Address {
  if (!isHashRouting) return { pathname, search };
  const url = new URL(hash.slice(1) || '/', 'http://hash.invalid');
  return { pathname: url.pathname, search: url.search };
}

/** Gives the page's address its prefix before anything is rendered, without a new entry in the history. */
export function settlePageAddress(page: Window, stored: Language | undefined): SettledAddress {
  const given = readAddress(page.location);
  const address = settleAddress(given, stored);
  if (address.pathname !== given.pathname) page.history.replaceState(page.history.state, '', hrefOf(address, page));
  return address;
}

/** The same page's address in another language. */
export function hrefIn(language: Language, page: Window): string {
  const { pathname, search } = readAddress(page.location);
  const [, , ...below] = pathname.split('/');
  return hrefOf({ pathname: ['', prefixes[language], ...below].join('/'), search }, page);
}

function hrefOf({ pathname, search }: Address, page: Window): string {
  return isHashRouting
    ? `${page.location.pathname}${page.location.search}#${pathname}${search}`
    : `${pathname}${search}${page.location.hash}`;
}
