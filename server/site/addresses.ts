import type { Language } from '#wire/language.ts';
import { isScreenPath, languageOfPrefix, prefixes } from '#screens/screens.ts';

export const siteLanguages: readonly Language[] = ['en', 'zh', 'ja', 'sw'];

export interface SiteAddress {
  language: Language;
  /** The path below the language prefix. */
  below: string;
  search: URLSearchParams;
  /** The query as sent, with its question mark; empty without one. */
  query: string;
}

/** A path that matches no screen, for URLs that cannot be a page. */
const nowhere = '/.';

/**
 * Parses a URL as the site does: without a known prefix it belongs to the English site. File names, and what browsers
 * would take for another host's URL, are no pages.
 */
export function readSiteAddress(url: string): SiteAddress {
  if (!/^\/(?![/\\])/.test(url)) return { language: 'en', below: nowhere, search: new URLSearchParams(), query: '' };
  const { pathname, searchParams: search, search: query } = new URL(url, 'http://site.invalid');
  const whole = trimSlash(pathname);
  const [, first = '', ...rest] = whole.split('/');
  const below = `/${rest.join('/')}`;
  const language = languageOfPrefix(first);
  const isPrefix = language !== undefined || isForeignPrefix(first, whole, below);
  return { language: language ?? 'en', below: isPrefix ? below : whole, search, query };
}

function isForeignPrefix(first: string, whole: string, below: string): boolean {
  return !isScreenPath(whole) && isScreenPath(below) && !first.includes('.');
}

/** The full URL of a page in one language. `below` may contain a query. */
export function siteAddress(publicUrl: string, language: Language, below: string): string {
  return `${publicUrl}/${prefixes[language]}${below.replace(/^\/(?=\?|$)/, '')}`;
}

function trimSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}
