import { languages, type LocaleLanguage } from '../document/catalogue.ts';
import type { PlacedOperation, Socket } from '../document/openapi.ts';
import { html, type Html } from './html.ts';
import { keyOf, type Say } from './texts.ts';

/** Data shared by all pages of one language. */
export interface Frame {
  language: LocaleLanguage;
  say: Say;
  version: string;
  operations: readonly PlacedOperation[];
  sockets: readonly [id: string, socket: Socket][];
}

interface Page {
  /** The name of the page's file, without its extension. */
  name: string;
  title: string;
  content: Html;
}

const languageNames: Readonly<Record<LocaleLanguage, string>> = {
  en: 'English',
  zh: '中文',
  ja: '日本語',
  sw: 'Kiswahili',
};
const tags: Readonly<Record<LocaleLanguage, string>> = { en: 'en', zh: 'zh-CN', ja: 'ja', sw: 'sw' };

export function frame({ language, say, version, operations, sockets }: Frame, { name, title, content }: Page): string {
  const entries = [
    ...operations.map(({ path, operation: { operationId: id, summary, tags: of } }) => ({
      id,
      path,
      summary,
      tags: of,
    })),
    ...sockets.map(([id, { path, summary, tags: of }]) => ({ id, path, summary, tags: of })),
  ];
  const byTag = Map.groupBy(entries, (entry) => entry.tags[0] ?? '');
  const page = html`<!doctype html>
    <html lang="${tags[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="../reference.css" />
        <script src="../reference.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#content">${say('skip')}</a>
        <header>
          <a class="name" href="index.html">${say('title')}</a>
          <span class="soft">${say('version', { version })}</span>
          <nav aria-label="${say('language')}">
            ${languages.map((one) => languageLink(one, name, one === language))}
          </nav>
        </header>
        <div class="columns">
          <nav class="calls" aria-label="${say('calls')}">
            <label>${say('find')} <input type="search" id="find" autocomplete="off" /></label>
            <p id="none" role="status" data-text="${say('noneFound')}"></p>
            ${[...byTag].map(
              ([tag, placed]) =>
                html`<section>
                  <h2>${say(keyOf('tag', tag))}</h2>
                  <ul>
                    ${placed.map((one) => callLink(one, one.id === name))}
                  </ul>
                </section> `,
            )}
          </nav>
          <main id="content">${content}</main>
        </div>
      </body>
    </html> `;
  return page.text;
}

function languageLink(language: LocaleLanguage, name: string, isHere: boolean): Html {
  const current = isHere ? html` aria-current="true"` : html``;
  return html`<a href="../${language}/${name}.html" lang="${tags[language]}" hreflang="${tags[language]}" ${current}
    >${languageNames[language]}</a
  > `;
}

function callLink({ id, path, summary }: { id: string; path: string; summary: string }, isHere: boolean): Html {
  const current = isHere ? html` aria-current="page"` : html``;
  return html`<li data-words="${`${id} ${path} ${summary}`.toLowerCase()}">
    <a href="${id}.html" ${current}>${id}</a>
  </li> `;
}
