import { mobilePath, readChoice, type SiteForm, siteFormOf } from '#screens/site-forms.ts';
import type { Language } from '#wire/language.ts';
import { addressIn, resolveAddress, type Address, type SettledAddress } from './resolve-address.ts';

/** Set at build time: addresses behind a `#`, for hosts that cannot serve the page at every address. */
export const isHashBuild = import.meta.env['VITE_ROUTING'] === 'hash';

/** An address with a fragment. */
export interface WholeAddress extends Address {
  /** With its `#`; empty without one. */
  hash: string;
}

/** The form of the site that the server sent. */
export function readSiteForm(page: Document): SiteForm {
  return page.documentElement.dataset['site'] === 'mobile' ? 'mobile' : 'desktop';
}

/** Parses the page's address or a link. An address of the mobile site follows the `#`. */
export function readAddress({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): WholeAddress {
  return isHashBuild || pathname === mobilePath ? readHash(hash) : { pathname, search, hash };
}

/** Parses any text behind a `#` as an address; invalid text becomes an address that no screen has. */
function readHash(hash: string): WholeAddress {
  const text = readable(hash.slice(1)).replace(/^[/\\]+/, '');
  const url = new URL(`http://hash.invalid/${text}`);
  return { pathname: url.pathname, search: url.search, hash: url.hash };
}

/** Some messengers encode the slashes and punctuation of links as `%2F`, `%3F` and so on. */
function readable(text: string): string {
  if (!/^%2f/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Adds the language prefix to the page's address before anything renders, without a new history entry. On the mobile site it
 * moves behind the `#`, and on the desktop site out of it.
 */
export function settlePageAddress(
  page: Window,
  stored: Language | undefined,
  loginPaths?: readonly string[],
): SettledAddress {
  const given = readAddress(page.location);
  const address = resolveAddress(given, stored, loginPaths);
  writeAddress({ ...given, pathname: address.shownPath ?? address.pathname }, page);
  return address;
}

/** Replaces the page's address if it differs. */
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

/** The canonical address, for links without scripts, copying and sharing. */
export function hrefOfLink(address: WholeAddress): string {
  return isHashBuild ? `#${pathOf(address)}` : pathOf(address);
}

/** The same page's address in another language. */
export function hrefIn(language: Language, page: Window): string {
  const address = readAddress(page.location);
  return hrefToLoad({ ...address, ...addressIn(language, address) }, page);
}

/** The full canonical URL of the page, for sharing. */
export function canonicalHref(page: Window): string {
  const { href } = page.location;
  return isHashBuild ? href : new URL(pathOf(readAddress(page.location)), href).href;
}

/** Reloads the page. */
export function reloadPage(page: Window = window): void {
  page.history.replaceState(page.history.state, '', hrefToLoad(readAddress(page.location), page));
  page.location.reload();
}

/** Loading the canonical address makes the server render the mobile site for mobile visitors. */
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
