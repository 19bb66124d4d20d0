import type { Language } from '../wire/language.ts';

/** Each language with the first part of its addresses; the rest of an address is the same in all of them. */
export const prefixes: Readonly<Record<Language, string>> = { en: 'Kenya', zh: 'China', ja: 'Japan' };

export const siteLanguages: readonly Language[] = ['en', 'zh', 'ja'];

export interface SiteAddress {
  language: Language;
  /** The path below the prefix. */
  below: string;
  search: URLSearchParams;
}

/** Reads an address as the site itself does: without a prefix, or with an unknown one, it belongs to the English site. */
export function readSiteAddress(url: string): SiteAddress {
  const { pathname, searchParams: search } = new URL(url, 'http://site.invalid');
  const [, first = '', ...rest] = trimSlash(pathname).split('/');
  const language = siteLanguages.find((one) => prefixes[one] === first);
  return { language: language ?? 'en', below: language ? `/${rest.join('/')}` : trimSlash(pathname), search };
}

/** The whole address of a page on one language's site. `below` may carry a query. */
export function siteAddress(publicUrl: string, language: Language, below: string): string {
  return `${publicUrl}/${prefixes[language]}${below.replace(/^\/(?=\?|$)/, '')}`;
}

function trimSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}
