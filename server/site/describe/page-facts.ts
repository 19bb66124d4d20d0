import type { Language } from '../../wire/language.ts';

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
  /** The path of what the page shows first and largest, which is then fetched while its scripts are. */
  firstPicture?: string;
  price?: { amount: number; currency: string };
  /** Structured data as schema.org names it. */
  structured?: readonly object[];
}
