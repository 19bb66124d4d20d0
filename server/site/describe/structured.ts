import type { Language } from '../../../wire/language.ts';
import { siteAddress, siteLanguages } from '../addresses.ts';

/** The company as search engines show it beside its pages. */
export function organization(publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'GariPort',
    url: `${publicUrl}/`,
    sameAs: siteLanguages.map((language) => siteAddress(publicUrl, language, '/')),
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
