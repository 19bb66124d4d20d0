import { randomBytes } from 'node:crypto';
import type { SiteForm } from '#screens/site-forms.ts';
import type { LoadOrder } from '#server/site/head/load-order.ts';
import { escapeJson, escapeMarkup, writeScriptLinks } from '#server/site/head/write-head.ts';
import { type Sheets, inlineStyleSheets } from '#server/site/head/style-sheets.ts';
import type { StyleElement } from '#server/site/rendering/page-renderer.ts';
import type { FoundPage } from '#server/site/rendering/render-pages.ts';
import type { PageContact } from '#server/marketplace/company/page-contact.ts';
import type { EnvelopeOffer } from '#wire/envelope/offer.ts';

export interface Page {
  html: string;
  nonce: string;
}

/** Settings that the server passes to a page; `src/settings.ts` reads them. */
export interface PageSettings {
  envelope: EnvelopeOffer;
  /** The URL of the mobile site, if there is one. */
  mobileUrl?: string;
  /** The verification text of a search engine. */
  siteVerification?: string;
  /** The key of partners' vehicle links. */
  entryKey?: string;
}

/** The parts that differ per response. If absent, the page keeps its built default. */
export interface PageWords {
  form: SiteForm;
  /** The company's contact data, if set. */
  contact?: PageContact;
  language: string;
  head: (nonce: string) => string;
  /** Placed right after the viewport, so that the browser requests it first. */
  firstPicture?: string;
  /** Loaded after the built-in files, since a screen's styles override those of the page. */
  files?: LoadOrder;
  /** Shown until the page's first script runs. */
  text?: string;
  /** The server-rendered page, with the data its scripts need. */
  rendered?: FoundPage & { sentAt: number };
}

type Slot =
  | 'nonce'
  | 'contact'
  | 'site'
  | 'picture'
  | 'styles'
  | 'scripts'
  | 'sheets'
  | 'language'
  | 'head'
  | 'links'
  | 'content'
  | 'data'
  | 'late';

/** Placeholders for the parts that differ per response. Random at each start, so that no page text can equal one. */
const key = randomBytes(16).toString('hex');
const slot = (name: Slot) => `slot-${key}-${name}-`;
const slots = new RegExp(`slot-${key}-(\\w+)-`);

const linkToSheet = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;
const loadedScript = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * A rendered page needs network and processor for its content first, so its scripts load after the first paint. A
 * background tab is not painted and does not wait.
 */
const loadLate = `
      const late = document.currentScript.previousElementSibling;
      const load = () => late.replaceWith(late.content);
      if (document.hidden) load();
      else requestAnimationFrame(() => setTimeout(load));
    `;

/** Prepares the built page once and fills it in with a fresh nonce each time. */
export function preparePage(
  html: string,
  pageSettings: PageSettings,
  sheets: Sheets = new Map(),
): (words?: PageWords) => Page {
  // Escape closing tags in the JSON, which would end the element.
  const settings = escapeJson({ baseUrl: '/api', ...pageSettings });
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  const description = /<meta name="description"[^>]*>/.exec(html)?.[0] ?? '';
  const viewport = /<meta name="viewport"[^>]*>/.exec(html)?.[0] ?? '';
  const scripts = [...html.matchAll(loadedScript)].map(([tag]) => tag);
  const links = [...html.matchAll(linkToSheet)];
  const hrefs = links.map(([, href = '']) => href);
  // Every other part is the name of a slot.
  const parts = html
    .replaceAll(linkToSheet, (link) => (link === links[0]?.[0] ? slot('sheets') : ''))
    .replaceAll(loadedScript, (tag) => (tag === scripts[0] ? slot('scripts') : ''))
    .replaceAll(/<(script|style|link)(?=[\s>])/g, `<$1 nonce="${slot('nonce')}"`)
    // Where Vite's loader and `src/shared/ui/site-theme.tsx` look for it.
    .replace('</head>', `<meta property="csp-nonce" nonce="${slot('nonce')}" />\n    ${slot('links')}\n  </head>`)
    .replace(viewport, '')
    // The page's style sheets override the component library's, so they come after them.
    // A phone that does not know its width yet would load the desktop picture and then its own as well.
    .replace('<head>', `<head>${viewport}${slot('picture')}${slot('styles')}`)
    .replace('<!--settings-->', () => settings.replace(/\}$/, `${slot('contact')}}`))
    .replace(/<html lang="en">/, `<html lang="${slot('language')}"${slot('site')}>`)
    .replace('/app/en.webmanifest', `/app/${slot('language')}.webmanifest`)
    .replace(description, '')
    .replace(/<title>[^<]*<\/title>|(?=<\/head>)/, slot('head'))
    .replace('<div id="root"></div>', `<div id="root">${slot('content')}</div>${slot('data')}${slot('late')}`)
    .split(slots);
  return (words) => {
    const nonce = randomBytes(16).toString('base64');
    const { scripts: more = [], styles = [] } = words?.files ?? {};
    const built = scripts.map((tag) => tag.replace(/^<\w+/, `$& nonce="${nonce}"`)).join('\n    ');
    const filled: Readonly<Record<string, string>> = {
      nonce,
      contact: words?.contact ? `,"contact":${escapeJson(words.contact)}` : '',
      language: words?.language ?? 'en',
      // Styles and scripts of the page depend on it.
      site: words?.form === 'mobile' ? ' data-site="mobile"' : '',
      head: words?.head(nonce) ?? title + description,
      picture: words?.firstPicture ? `\n    ${words.firstPicture}` : '',
      // A shell shows nothing without its scripts.
      scripts: words?.rendered ? '' : built,
      sheets: words?.rendered
        ? inlineStyleSheets(hrefs, sheets, nonce)
        : links.map(([link]) => link.replace('<link', `<link nonce="${nonce}"`)).join('\n    '),
      styles: words?.rendered ? writeStyles(words.rendered.styles, nonce) : '',
      links: words?.rendered
        ? inlineStyleSheets(styles, sheets, nonce) + writeRules(words.rendered.css, nonce)
        : [inlineStyleSheets(styles, new Map(), nonce), writeScriptLinks(more, nonce)].filter(Boolean).join('\n    '),
      content: words?.rendered?.html ?? escapeMarkup(words?.text ?? ''),
      data: words?.rendered ? writeData(words.rendered, nonce) : '',
      late: words?.rendered ? writeLate(`${built}\n    ${writeScriptLinks(more, nonce)}`, nonce) : '',
    };
    return { html: parts.map((part, place) => (place % 2 === 1 ? filled[part] : part)).join(''), nonce };
  };
}

/** A JSON object, escaped for its position. `src/site/page-state/rendered-page.ts` reads it. */
function writeData({ data, address, sentAt }: FoundPage & { sentAt: number }, nonce: string): string {
  const own = escapeJson({ sentAt, address }).slice(0, -1);
  return `\n    <script nonce="${nonce}" type="application/json" id="rendered">${own},${data.slice(1)}</script>`;
}

function writeLate(tags: string, nonce: string): string {
  return `\n    <template>\n    ${tags}\n    </template><script nonce="${nonce}">${loadLate}</script>`;
}

/** Marked as in place; otherwise the library's script would move them after the style sheets. */
function writeStyles(styles: readonly StyleElement[], nonce: string): string {
  return styles
    .map(({ name, css }) => `\n    <style nonce="${nonce}" data-emotion="${name}" data-s="">${css}</style>`)
    .join('');
}

function writeRules(css: string, nonce: string): string {
  return css === '' ? '' : `\n    <style nonce="${nonce}">\n${css}\n</style>`;
}
