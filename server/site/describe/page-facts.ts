import type { Language } from '../../../wire/language.ts';

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
  /** Structured data as schema.org names it. */
  structured?: readonly object[];
}
