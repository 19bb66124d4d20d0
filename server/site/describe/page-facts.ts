import type { Company } from '../../../generated/client/types.gen.ts';
import type { Language } from '../../../wire/language.ts';
import { siteAddress, siteLanguages } from '../addresses.ts';
import en from '../../../locales/en/pages.json' with { type: 'json' };
import ja from '../../../locales/ja/pages.json' with { type: 'json' };
import zh from '../../../locales/zh/pages.json' with { type: 'json' };

/** The picture that a page shows first and largest. It is fetched at the same time as the scripts. */
export interface FirstPicture {
  path: string;
  /** How wide the page shows it, in the form of the attribute `sizes`. A test compares it with the page. */
  sizes: string;
}

/** What search engines, messengers and the browser learn of a page before any script runs. */
export interface PageFacts {
  status: 200 | 404 | 410;
  language: Language;
  title: string;
  description: string;
  /** The page's one address below the prefix, the same in all languages. A page without one is not indexed. */
  canonical?: string;
  /** A path of this server. */
  picture?: string;
  firstPicture?: FirstPicture;
  price?: { amount: number; currency: string };
  /** Another one with every change of what the page shows, so that a page that is kept is made anew. */
  version?: number | string;
  /** Structured data as schema.org names it. */
  structured?: readonly object[];
}

/** The company as search engines show it beside its pages. */
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

const texts: Readonly<Record<Language, Readonly<Record<PageText, string>>>> = { en, zh, ja };

/** The texts by which a page is described to search engines and messengers. */
export function pageText(language: Language, name: PageText, values: Readonly<Record<string, string>> = {}): string {
  return texts[language][name].replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => values[value] ?? '');
}
