import type { SiteForm } from '../../screens/site-forms.ts';

/** `little`: what is needed to act without a line. `everything`: any screen opens without one. */
export type Ahead = 'nothing' | 'little' | 'everything';

/** What a page tells the worker that serves it. */
export type WorkerMessage =
  /** What the page has loaded before the worker was there, as paths; and how much more may be fetched. */
  | { is: 'seen'; paths: readonly string[]; language: string; form: SiteForm; ahead: Ahead }
  /** The reader wants the new version, which has waited for the pages of the old one to be closed. */
  | { is: 'useNow' }
  /** A newer version is to begin, which the browser lets wait as long as this one has something under way. */
  | { is: 'giveWay' };

/** The attribute of `<html>` that tells a page that it came from the cache, with the moment at which it was put there. */
export const keptAttribute = 'data-kept-at';

/** What the worker tells a page: the reader has pressed a message about an order. Who follows answers by the port. */
export interface PageMessage {
  is: 'open';
  /** Canonical, with the prefix of a language. */
  path: string;
}

/** Pictures that another app shares with the installed site lie here until they are put to an order. */
export const shared = {
  /** The field of the form that the browser sends them in. */
  field: 'proof',
  cache: 'gariport-shared',
  /** The name that a picture had; a header takes no letters but a few, so it is encoded. */
  nameHeader: 'X-Name',
  /** When it came, in milliseconds. */
  timeHeader: 'X-Time',
} as const;
