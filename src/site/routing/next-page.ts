import { isSavingData } from '../remembered/data-saver.ts';
import { isHashBuild, readAddress } from '#shared/routing/page-address.ts';
import type { Address } from '#shared/routing/resolve-address.ts';

/**
 * How long a pointer rests on a link before it is prefetched, in milliseconds. Less is a pointer passing by, or scrolling.
 */
const meant = { mouse: 80, finger: 40 };
/** At most this many pages are prefetched per this many milliseconds. */
const allowance = { most: 12, within: 30_000 };

interface NextPageOptions {
  /** Where the page's links lead; the address has the page's language prefix. */
  fetchPage: (address: Address) => void;
  page?: Document;
}

/**
 * Prefetches the page behind a link while it is hovered, focused or pressed. Skipped with the data saver or on a very slow
 * connection, since the data may not be needed.
 */
export function prefetchNextPages({ fetchPage, page = document }: NextPageOptions): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: HTMLAnchorElement | undefined;
  let fetched: number[] = [];

  function begin(link: HTMLAnchorElement): void {
    const now = performance.now();
    fetched = fetched.filter((at) => now - at < allowance.within);
    if (fetched.length >= allowance.most || !isPrefetchAllowed()) return;
    fetched.push(now);
    fetchPage(readAddress(link));
  }

  function beginIn(milliseconds: number, link: HTMLAnchorElement): void {
    if (waiting === link) return;
    stop();
    waiting = link;
    timer = setTimeout(() => begin(link), milliseconds);
  }

  function stop(): void {
    clearTimeout(timer);
    waiting = undefined;
  }

  const on = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
    page.addEventListener(type, listener, { capture: true, passive: true });

  on('pointerover', ({ target, pointerType }) => {
    const link = pageLink(target);
    if (!link) stop();
    else if (pointerType === 'mouse') beginIn(meant.mouse, link);
  });
  on('pointerdown', ({ target, pointerType }) => {
    const link = pageLink(target);
    if (!link) return;
    if (pointerType !== 'mouse') return beginIn(meant.finger, link);
    stop();
    begin(link);
  });
  on('focusin', ({ target }) => {
    const link = pageLink(target);
    if (link?.matches(':focus-visible')) beginIn(meant.mouse, link);
  });
  // A scrolling finger does not press.
  on('pointercancel', stop);
  on('focusout', stop);
}

/** A link to another page of this site in the same language. */
function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target !== '' || link.origin !== location.origin) return undefined;
  if (isHashBuild && !link.hash.startsWith('#/')) return undefined;
  const [to, here] = [readAddress(link), readAddress(location)];
  const isHere = to.pathname === here.pathname && to.search === here.search;
  return isHere || prefixOf(to) !== prefixOf(here) ? undefined : link;
}

function prefixOf({ pathname }: Address): string | undefined {
  return pathname.split('/')[1];
}

/** Whether prefetching is allowed at all. */
export function isPrefetchAllowed(): boolean {
  const { effectiveType = '' } = (navigator as { connection?: { effectiveType?: string } }).connection ?? {};
  return !isSavingData() && !effectiveType.endsWith('2g');
}
