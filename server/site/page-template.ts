import { randomBytes } from 'node:crypto';
import type { SiteForm } from '#screens/site-forms.ts';
import type { LoadOrder } from '#server/site/head/load-order.ts';
import { escapeMarkup } from '#server/platform/escape-markup.ts';
import { escapeJson, linkScript } from '#server/site/head/write-head.ts';
import { inlineStyles, linkSheets, type Sheets } from '#server/site/head/style-sheets.ts';
import type { ReadyPage } from '#server/site/ready-page.ts';
import type { PageContact } from '#server/marketplace/company/page-contact.ts';
import type { EnvelopeOffer } from '#wire/envelope/offer.ts';
import { hashInline, type InlineHashes } from '#server/site/inline-hashes.ts';

export interface Page {
  html: string;
  /** The scripts and styles of the page, for its policy. */
  inline: InlineHashes;
}

/** Settings that the server passes to a page; `src/shared/state/settings.ts` reads them. */
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
  head: string;
  /** Placed right after the viewport, so that the browser requests it first. */
  firstPicture?: string;
  /** Loaded after the built-in files, since a screen's styles override those of the page. */
  files?: LoadOrder;
  /** Shown until the page's first script runs. */
  text?: string;
  /** The server-rendered page, with the data its scripts need. */
  rendered?: ReadyPage;
}

type Slot =
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

const newLine = '\n    ';
const linkToSheet = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;
const linkToScript = /<link rel="modulepreload"[^>]*>/g;
const mainScript = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;
const inlineScript = /<script>([^<]*)<\/script>/g;

/**
 * Loads the page's scripts from the template before it. A script that the parser inserts would need the policy to name
 * its URL, and the policy names scripts by hash only. It accepts only the script that the build names, so a copy of it
 * in injected markup loads nothing else.
 */
function loaderOf(main: string, isLate: boolean): string {
  // A rendered page needs network and processor for its content first, so its scripts load after the first paint. A
  // background tab is not painted and does not wait.
  const start = isLate ? 'if(document.hidden)load();else requestAnimationFrame(()=>setTimeout(load))' : 'load()';
  return `{const{content}=document.currentScript.previousElementSibling,load=()=>document.head.append(...content.querySelectorAll('link[rel=modulepreload]'),document.importNode(content.querySelector('script[src="${main}"]')));${start}}`;
}

/** Prepares the built page once. The same words give the same page, for every visitor. */
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
  const [main = '', mainUrl = ''] = mainScript.exec(html) ?? [];
  const preloads = [...html.matchAll(linkToScript)].map(([tag]) => tag);
  const links = [...html.matchAll(linkToSheet)];
  const hrefs = links.map(([, href = '']) => href);
  const scriptHashes = [...html.matchAll(inlineScript)].map(([, text = '']) => hashInline(text));
  const loaders = { shell: loaderOf(mainUrl, false), rendered: loaderOf(mainUrl, true) };
  const loaderHashes = { shell: hashInline(loaders.shell), rendered: hashInline(loaders.rendered) };
  // Every other part is the name of a slot.
  const parts = html
    .replaceAll(linkToSheet, (link) => (link === links[0]?.[0] ? slot('sheets') : ''))
    .replaceAll(linkToScript, '')
    .replace(mainScript, slot('scripts'))
    .replace('</head>', `${slot('links')}\n  </head>`)
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
    const { files, rendered } = words ?? {};
    const screenSheets = files?.styles ?? [];
    const screenScripts = (files?.scripts ?? []).map(linkScript);
    const inTemplate = rendered ? [...preloads, ...screenScripts, main] : [main];
    const loader = rendered ? 'rendered' : 'shell';
    const styles = inlineStyles(sheets);
    const filled: Record<Slot, string> = {
      contact: words?.contact ? `,"contact":${escapeJson(words.contact)}` : '',
      language: words?.language ?? 'en',
      // Styles and scripts of the page depend on it.
      site: words?.form === 'mobile' ? ' data-site="mobile"' : '',
      head: words?.head ?? title + description,
      picture: words?.firstPicture ? `\n    ${words.firstPicture}` : '',
      // A shell shows nothing without its scripts.
      scripts: rendered ? '' : [linkScript(mainUrl), ...preloads].join(newLine),
      styles: rendered ? styles.ofComponents(rendered.styles) : '',
      sheets: rendered ? styles.ofSheets(hrefs) : links.map(([link]) => link).join(newLine),
      links: rendered
        ? styles.ofSheets(screenSheets, rendered.css)
        : [linkSheets(screenSheets), ...screenScripts].filter(Boolean).join(newLine),
      content: rendered?.html ?? escapeMarkup(words?.text ?? ''),
      data: rendered ? `\n    <script type="application/json" id="rendered">${rendered.data}</script>` : '',
      late: main && `\n    <template>${inTemplate.join('')}</template><script>${loaders[loader]}</script>`,
    };
    return {
      html: parts.map((part, place) => (place % 2 === 1 ? filled[part as Slot] : part)).join(''),
      inline: { scripts: [...scriptHashes, ...(main ? [loaderHashes[loader]] : [])], styles: styles.hashes },
    };
  };
}
