import type { Language } from '../../../wire/language.ts';

/** What a page shows first and largest: it is then fetched while the scripts are. */
export interface FirstPicture {
  path: string;
  /** How wide the page shows it, as the browser's own `sizes`; tests hold it to the page. */
  sizes: string;
}

/** What a page is told to search engines, messengers and the browser before any of its scripts runs. */
export interface PageFacts {
  status: 200 | 404 | 410;
  language: Language;
  title: string;
  description: string;
  /** Its one address below the prefix, the same in all languages; pages without one are not to be indexed. */
  canonical?: string;
  /** A path of this server. */
  picture?: string;
  firstPicture?: FirstPicture;
  price?: { amount: number; currency: string };
  /** Structured data as schema.org names it. */
  structured?: readonly object[];
}
