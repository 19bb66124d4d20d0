import { siteAddress, siteLanguages } from '../addresses.ts';
import { escapeMarkup } from '../head/escape.ts';

/** A page that search engines are to know, in all languages. */
export interface ListedPage {
  below: string;
  changedAt?: Date;
}

const opening = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function writeIndex(publicUrl: string, files: readonly string[]): string {
  const entries = files.map((file) => `<sitemap><loc>${escapeMarkup(publicUrl + file)}</loc></sitemap>`);
  return `${opening}<sitemapindex ${namespace}>\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** Each page once for each language, and each time with its two others. */
export function writePages(publicUrl: string, pages: readonly ListedPage[]): string {
  const entries = pages.flatMap(({ below, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    const rest = changed + siteLanguages.map((one) => alternate(one, siteAddress(publicUrl, one, below))).join('');
    return siteLanguages.map(
      (one) => `<url><loc>${escapeMarkup(siteAddress(publicUrl, one, below))}</loc>${rest}</url>`,
    );
  });
  return `${opening}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(address)}"/>`;
}
