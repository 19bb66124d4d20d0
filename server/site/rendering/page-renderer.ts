import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteForm } from '../../../screens/site-forms.ts';
import type { PageContact } from '../../company/page-contact.ts';
import type { Language } from '../../../wire/language.ts';

/** A page that the site is asked to render. */
export interface PageToRender {
  form: SiteForm;
  language: Language;
  /** The path below the prefix of the language. */
  below: string;
  /** The query with its question mark; empty without one. */
  search: string;
  /** The moment by the server's clock, in milliseconds. */
  now: number;
  /** How the company is reached, as the page will tell its scripts. */
  contact?: PageContact;
  /** Makes a call of the contract as a visitor, and answers its body. What it throws for a refusal has its text as `refusal`. */
  ask: (operation: string, payload: Readonly<Record<string, unknown>>) => Promise<unknown>;
}

/** A style element that the page's components have written. */
export interface StyleElement {
  /** By this the browser's half takes it over. */
  name: string;
  css: string;
}

export interface RenderedPage {
  html: string;
  /** What the address names is not there, such as a vehicle or a page of a list. */
  isMissing?: boolean;
  styles: readonly StyleElement[];
  /** The link that asks for the picture that the page shows first, if it shows one. */
  firstPicture?: string | undefined;
  /** What the page's scripts have to know of it, as JSON can hold it. Without an address they do not take the page over. */
  rendered: { address: string };
}

/** Renders the pages of the site. The build makes it of `src/entry-server.tsx`; the server knows only this much of it. */
export interface PageRenderer {
  render(page: PageToRender): Promise<RenderedPage>;
}

/** Loads what the build has put beside the site. Without it, as in a test's folder, pages come as shells. */
export async function loadRenderer(folder: string): Promise<PageRenderer | undefined> {
  const file = resolve(join(folder, 'server', 'entry-server.js'));
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as PageRenderer) : undefined;
}
