import type { DehydratedState } from '@tanstack/react-query';
import { sharedAddress } from '#screens/read-parameters.ts';
import { prefixes, screens } from '#screens/screens.ts';
import type { SettledAddress } from '#shared/routing/resolve-address.ts';
import { cachedAttribute } from '../service-worker/messages.ts';

/** The data that the server embeds in a rendered page. */
export interface RenderedPage {
  /** The address that it was rendered for, with its language prefix and without unused parameters. */
  address: string;
  /** By the server's clock, in milliseconds. Caches may send the page minutes later. */
  renderedAt: number;
  /** The answers that it shows, in the query client's format. */
  answers: DehydratedState;
}

/** Undefined if only the shell came. */
export function readRenderedPage(page: Document): RenderedPage | undefined {
  return (JSON.parse(page.getElementById('rendered')?.textContent || 'null') as RenderedPage | undefined) ?? undefined;
}

/** Whether the page comes from the service worker's cache, so that it may be old. */
export function isCachedCopy(page: Document): boolean {
  return page.documentElement.hasAttribute(cachedAttribute);
}

/** Whether a page was rendered for an address, or for another that shows the same. */
export function isRenderedFor({ address }: RenderedPage, { language, pathname, search }: SettledAddress): boolean {
  const prefix = `/${prefixes[language]}`;
  const { below, query } = sharedAddress({ below: pathname.slice(prefix.length) || screens.home.path, query: search });
  return address === prefix + (below === screens.home.path ? '' : below) + query;
}

/** The maximum plausible time from rendering over caches to the first script on a slow connection, in milliseconds. */
const longestWay = 4 * 60_000;

/**
 * Converts the page's times to this browser's clock, which may be wrong. A page from the history or the cache may be of any
 * age, so its times stay unchanged.
 */
export function byOwnClock(page: RenderedPage, now: number, isOld: boolean): RenderedPage {
  const way = now - page.renderedAt;
  if (isOld || (way >= 0 && way <= longestWay)) return page;
  const answers = structuredClone(page.answers);
  for (const { state } of answers.queries) {
    state.dataUpdatedAt += way;
    for (const part of pagesOf(state.data)) part.receivedAt += way;
  }
  return { ...page, renderedAt: now, answers };
}

/** The pages of an infinite list. Each has its own time of receipt. */
function pagesOf(data: unknown): { receivedAt: number }[] {
  const { pages } = Object(data) as { pages?: unknown };
  if (!Array.isArray(pages)) return [];
  return pages.filter((part): part is { receivedAt: number } => typeof Object(part).receivedAt === 'number');
}
