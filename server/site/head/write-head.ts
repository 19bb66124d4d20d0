import type { Language } from '#wire/language.ts';
import { escapeMarkup } from '#server/platform/escape-markup.ts';
import { siteAddress, siteLanguages } from '#server/site/addresses.ts';
import type { FirstPicture, PageFacts } from '#server/site/describe/page-facts.ts';
import { pictureWidths } from '#server/marketplace/pictures/picture.ts';

const siteName = 'GariPort';
const locales: Readonly<Record<Language, string>> = { en: 'en_GB', zh: 'zh_CN', ja: 'ja_JP', sw: 'sw_TZ' };

/** Renders a page's head from its facts. */
export function writeHead(facts: PageFacts, publicUrl: string): string {
  return [...titleLines(facts), ...placeLines(facts, publicUrl), ...dataLines(facts)].join('\n    ');
}

/** Preloads a script of the page, so that all load at once. */
export function linkScript(href: string): string {
  return `<link rel="modulepreload" crossorigin href="${escapeMarkup(href)}">`;
}

function titleLines({ title, description }: PageFacts): string[] {
  return [`<title>${escapeMarkup(withName(title))}</title>`, meta('name', 'description', description)];
}

function placeLines(
  { canonical, language, title, description, picture, price }: PageFacts,
  publicUrl: string,
): string[] {
  if (canonical === undefined) return [meta('name', 'robots', 'noindex')];
  const address = (one: Language) => escapeMarkup(siteAddress(publicUrl, one, canonical));
  return [
    `<link rel="canonical" href="${address(language)}">`,
    ...siteLanguages.map((one) => `<link rel="alternate" hreflang="${one}" href="${address(one)}">`),
    `<link rel="alternate" hreflang="x-default" href="${address('en')}">`,
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:type', price ? 'product' : 'website'),
    meta('property', 'og:title', title || siteName),
    meta('property', 'og:description', description),
    meta('property', 'og:url', siteAddress(publicUrl, language, canonical)),
    meta('property', 'og:locale', locales[language]),
    ...(picture
      ? [meta('property', 'og:image', publicUrl + picture), meta('name', 'twitter:card', 'summary_large_image')]
      : []),
    ...(price
      ? [
          meta('property', 'product:price:amount', String(price.amount)),
          meta('property', 'product:price:currency', price.currency),
        ]
      : []),
  ];
}

function dataLines({ structured = [] }: PageFacts): string[] {
  return structured.map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`);
}

function withName(title: string): string {
  return title === '' ? siteName : `${title} | ${siteName}`;
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`;
}

/** Serialises data for a script element, so that nothing in it can end the element. */
export function escapeJson(data: unknown): string {
  return JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Preloads a shell's first picture, which the browser would otherwise discover only after rendering. A rendered page
 * names its first picture itself.
 */
export function writeFirstPicture({ path, sizes }: FirstPicture): string {
  const sources = pictureWidths.map((width) => `${path}?w=${width} ${width}w`).join(', ');
  return `<link rel="preload" as="image" imagesrcset="${escapeMarkup(sources)}" imagesizes="${sizes}" fetchpriority="high">`;
}
