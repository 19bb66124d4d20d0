import type { Company } from '#generated/client/types.gen.ts';
import type { Language } from '#wire/language.ts';
import { siteAddress, siteLanguages } from '#server/site/addresses.ts';
import en from '../../../locales/en/pages.json' with { type: 'json' };
import ja from '../../../locales/ja/pages.json' with { type: 'json' };
import sw from '../../../locales/sw/pages.json' with { type: 'json' };
import zh from '../../../locales/zh/pages.json' with { type: 'json' };

/** The page's largest first picture, which is preloaded in parallel with the scripts. */
export interface FirstPicture {
  path: string;
  /** Its width, as the attribute `sizes`. A test compares it with the page. */
  sizes: string;
}

/** Metadata for search engines, messengers and the browser, before any script runs. */
export interface PageFacts {
  status: 200 | 404 | 410;
  language: Language;
  title: string;
  description: string;
  /** The canonical path below the prefix, the same in all languages. A page without one is not indexed. */
  canonical?: string;
  /** A path on this server. */
  picture?: string;
  firstPicture?: FirstPicture;
  price?: { amount: number; currency: string };
  /** Changes with the page's content, so that cached pages are invalidated. */
  version?: number | string;
  /** Structured data by schema.org. */
  structured?: readonly object[];
}

/** The company as shown by search engines. */
export function organization(publicUrl: string, company?: Company): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company?.tradingName ?? 'GariPort',
    url: `${publicUrl}/`,
    sameAs: siteLanguages.map((language) => siteAddress(publicUrl, language, '/')),
    ...(company && {
      legalName: company.name,
      foundingDate: String(company.since),
      telephone: company.phone,
      email: company.email,
      address: company.offices.map(({ name, address }) => ({ '@type': 'PostalAddress', name, streetAddress: address })),
    }),
  };
}

export function breadcrumbs(
  publicUrl: string,
  language: Language,
  crumbs: readonly (readonly [name: string, below: string])[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, below], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteAddress(publicUrl, language, below),
    })),
  };
}

export type PageText = keyof typeof en;

const texts: Readonly<Record<Language, Readonly<Record<PageText, string>>>> = { en, zh, ja, sw };

/** The texts that describe pages to search engines and messengers. */
export function pageText(language: Language, name: PageText, values: Readonly<Record<string, string>> = {}): string {
  return texts[language][name].replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => values[value] ?? '');
}
