import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteForm } from '#screens/site-forms.ts';
import type { PageContact } from '#server/marketplace/company/page-contact.ts';
import type { StyleElement } from '#server/site/ready-page.ts';
import type { Language } from '#wire/language.ts';

/** A request to render a page. */
export interface PageToRender {
  form: SiteForm;
  language: Language;
  /** The path below the language prefix. */
  below: string;
  /** The query with its question mark; empty without one. */
  search: string;
  /** Server time in milliseconds. */
  now: number;
  /** The company's contact data, as the page passes it to its scripts. */
  contact?: PageContact;
  /** Makes a contract call as a visitor and returns its body. A refusal is thrown with its text as `refusal`. */
  ask: (operation: string, payload: Readonly<Record<string, unknown>>) => Promise<unknown>;
}

export interface RenderedPage {
  html: string;
  /** The URL's target does not exist, such as an unknown vehicle or list page. */
  isMissing?: boolean;
  styles: readonly StyleElement[];
  /** The preload link of the page's first picture, if any. */
  firstPicture?: string | undefined;
  /** JSON data for the page's scripts. Without an address they do not hydrate the page. */
  rendered: { address: string };
}

/** Renders the site's pages. The build creates it from `src/site/entry-server.tsx`; the server only knows this interface. */
export interface PageRenderer {
  render(page: PageToRender): Promise<RenderedPage>;
}

/** Loads the renderer from the build output. Without it, as in a test's folder, pages are shells. */
export async function loadRenderer(folder: string): Promise<PageRenderer | undefined> {
  const file = resolve(join(folder, 'server', 'entry-server.js'));
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as PageRenderer) : undefined;
}
