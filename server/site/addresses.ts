import type { Language } from '../../wire/language.ts';
import { isScreenPath, languageOfPrefix, prefixes } from '../../screens/screens.ts';

export const siteLanguages: readonly Language[] = ['en', 'zh', 'ja'];

export interface SiteAddress {
  language: Language;
  /** The path below the prefix. */
  below: string;
  search: URLSearchParams;
  /** The query as it was sent, with its question mark; empty without one. */
  query: string;
}

/** The path for an address that cannot be a page. No screen has it. */
const nowhere = '/.';

/**
 * Reads an address as the site itself does: without a prefix, or with an unknown one, it belongs to the English site.
 * Only what is named like a file is none of its pages, nor what a browser would take for another host's.
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

/** The whole address of a page on one language's site. `below` may carry a query. */
export function siteAddress(publicUrl: string, language: Language, below: string): string {
  return `${publicUrl}/${prefixes[language]}${below.replace(/^\/(?=\?|$)/, '')}`;
}

function trimSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}
