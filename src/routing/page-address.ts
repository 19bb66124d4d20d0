import { prefixes } from '../../screens/screens.ts';
import { mobilePath, readChoice, type SiteForm, siteFormOf } from '../../screens/site-forms.ts';
import type { Language } from '../../wire/language.ts';
import { settleAddress, type Address, type SettledAddress } from './settle-address.ts';

/** Set when building: addresses behind a `#`, for hosts that cannot answer any address with the page. */
export const isHashBuild = import.meta.env['VITE_ROUTING'] === 'hash';

/** An address with the place on its page. */
export interface WholeAddress extends Address {
  /** With its `#`; empty without one. */
  hash: string;
}

/** The form in which the server has sent this page. */
export function readSiteForm(page: Document): SiteForm {
  return page.documentElement.dataset['site'] === 'mobile' ? 'mobile' : 'desktop';
}

/** Reads where the page is, or where a link leads. An address below the mobile site's own path stands behind its `#`. */
export function readAddress({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): WholeAddress {
  return isHashBuild || pathname === mobilePath ? readHash(hash) : { pathname, search, hash };
}

/** Reads any text behind a `#` as an address: what is none becomes one that no screen has. */
function readHash(hash: string): WholeAddress {
  const text = readable(hash.slice(1)).replace(/^[/\\]+/, '');
  const url = new URL(`http://hash.invalid/${text}`);
  return { pathname: url.pathname, search: url.search, hash: url.hash };
}

/** Some messengers write the slashes and marks of what they pass on as `%2F`, `%3F` and so on. */
function readable(text: string): string {
  if (!/^%2f/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Gives the page's address its prefix before anything is rendered, without a new entry in the history. On the mobile site
 * it moves behind the `#`, and on the desktop site out from there.
 */
export function settlePageAddress(
  page: Window,
  stored: Language | undefined,
  loginPaths?: readonly string[],
): SettledAddress {
  const given = readAddress(page.location);
  const address = settleAddress(given, stored, loginPaths);
  writeAddress({ ...given, pathname: address.shownPath ?? address.pathname }, page);
  return address;
}

/** Writes an address over that of the page, where it is another one. */
export function writeAddress(address: WholeAddress, page: Window): void {
  const { pathname, search, hash } = page.location;
  const href = hrefInBar(address, page);
  if (href !== pathname + search + hash) page.history.replaceState(page.history.state, '', href);
}

/** How the browser's address bar shows an address. */
export function hrefInBar(address: WholeAddress, page: Window): string {
  const path = pathOf(address);
  if (readSiteForm(page.document) === 'mobile') return `${mobilePath}#${path}`;
  return isHashBuild ? hrefBehindHash(path, page) : path;
}

/** What a link to an address leads to without the site's scripts, and what is copied and shared: the canonical address. */
export function hrefOfLink(address: WholeAddress): string {
  return isHashBuild ? `#${pathOf(address)}` : pathOf(address);
}

/** The same page's address in another language, from which it can be loaded. */
export function hrefIn(language: Language, page: Window): string {
  const { pathname, ...rest } = readAddress(page.location);
  const [, , ...below] = pathname.split('/');
  return hrefToLoad({ ...rest, pathname: ['', prefixes[language], ...below].join('/') }, page);
}

/** The whole canonical address of the page, which somebody else can be sent. */
export function canonicalHref(page: Window): string {
  const { href } = page.location;
  return isHashBuild ? href : new URL(pathOf(readAddress(page.location)), href).href;
}

/** Loads the page anew. */
export function reloadPage(page: Window = window): void {
  page.history.replaceState(page.history.state, '', hrefToLoad(readAddress(page.location), page));
  page.location.reload();
}

/** From its canonical address the mobile site comes rendered, to whom the server would send it from there. */
function hrefToLoad(address: WholeAddress, page: Window): string {
  const isSentMobile = readSiteForm(page.document) === 'mobile' && siteFormOf(readVisitor(page)) === 'mobile';
  return isSentMobile ? pathOf(address) : hrefInBar(address, page);
}

function readVisitor({ navigator, document }: Window) {
  const { userAgentData } = navigator as { userAgentData?: { mobile?: boolean } };
  return {
    userAgent: navigator.userAgent,
    mobileHint: userAgentData?.mobile === true ? '?1' : undefined,
    choice: readChoice(document.cookie),
  };
}

function hrefBehindHash(path: string, { location }: Window): string {
  return `${location.pathname}${location.search}#${path}`;
}

function pathOf({ pathname, search, hash }: WholeAddress): string {
  return pathname + search + hash;
}
