import type { SiteForm } from '#screens/site-forms.ts';

/** `little`: what is needed to act offline. `everything`: any screen opens offline. */
export type Ahead = 'nothing' | 'little' | 'everything';

/** Messages from a page to its worker. */
export type WorkerMessage =
  /** The files that the page loaded before the worker controlled it, as paths; and how much more may be prefetched. */
  | { is: 'seen'; paths: readonly string[]; language: string; form: SiteForm; ahead: Ahead }
  /** The reader wants the waiting version now, without closing the old pages. */
  | { is: 'useNow' }
  /** A newer version is about to activate, so pending work must stop because the browser would wait for it. */
  | { is: 'giveWay' };

/** The attribute of `<html>` that marks a page from the cache, with the time at which it was cached. */
export const cachedAttribute = 'data-kept-at';

/**
 * The message from the worker to a page when a notification about an order is clicked. The page that navigates confirms
 * through the port.
 */
export interface PageMessage {
  is: 'open';
  /** Canonical, with its language prefix. */
  path: string;
}

/** The cache of pictures shared from another app until they are assigned to an order. */
export const shared = {
  /** The form field in which the browser sends them. */
  field: 'proof',
  cache: 'gariport-shared',
  /** The original name of a picture, encoded because headers only allow ASCII. */
  nameHeader: 'X-Name',
  /** When it arrived, in milliseconds. */
  timeHeader: 'X-Time',
} as const;
