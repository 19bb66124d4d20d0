import type { DehydratedState } from '@tanstack/react-query';
import { keptAttribute } from '../service-worker/messages.ts';

/** What the server writes into a page that it has rendered, beside the page itself. */
export interface RenderedPage {
  /** The address that it was rendered for, with the prefix of its language. */
  address: string;
  /** By the server's clock, in milliseconds. */
  renderedAt: number;
  /** When it was sent, which may be seconds later. */
  sentAt: number;
  /** The answers that it shows, as the query client keeps them. */
  answers: DehydratedState;
}

/** Nothing where only the shell came. */
export function readRenderedPage(page: Document): RenderedPage | undefined {
  return (JSON.parse(page.getElementById('rendered')?.textContent || 'null') as RenderedPage | undefined) ?? undefined;
}

/** Whether the service worker has kept the page, so that it is as old as it says. */
export function isKeptCopy(page: Document): boolean {
  return page.documentElement.hasAttribute(keptAttribute);
}

/** A page on a slow line may well take so long from the server to its first script, in milliseconds. */
const longestWay = 60_000;

/**
 * The same page with its moments by this browser's clock, which may be wrong. A page out of the history or the cache may
 * be of any age, so its moments stay as they are.
 */
export function byOwnClock(page: RenderedPage, now: number, isOld: boolean): RenderedPage {
  const way = now - page.sentAt;
  if (isOld || (way >= 0 && way <= longestWay)) return page;
  const answers = structuredClone(page.answers);
  for (const { state } of answers.queries) {
    state.dataUpdatedAt += way;
    for (const part of pagesOf(state.data)) part.receivedAt += way;
  }
  return { ...page, renderedAt: page.renderedAt + way, sentAt: now, answers };
}

/** The parts of a list that was loaded part by part. Each knows when it was received. */
function pagesOf(data: unknown): { receivedAt: number }[] {
  const { pages } = Object(data) as { pages?: unknown };
  if (!Array.isArray(pages)) return [];
  return pages.filter((part): part is { receivedAt: number } => typeof Object(part).receivedAt === 'number');
}
