// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { NavigationType, type Location } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { goesBack } from '../routing/page-direction.ts';
import { ScrollRestoration } from './scroll-restoration.tsx';

const scrolledTo = vi.fn<(left: number, top: number) => void>();

/** Notifies the observers that the page has grown. */
let watching = new Set<() => void>();
const grow = () => watching.forEach((tell) => tell());

class GrowthObserver {
  readonly #tell: () => void;
  constructor(tell: () => void) {
    this.#tell = tell;
  }
  observe() {
    watching.add(this.#tell);
  }
  disconnect() {
    watching.delete(this.#tell);
  }
}

beforeEach(() => {
  watching = new Set();
  vi.stubGlobal('ResizeObserver', GrowthObserver);
  vi.stubGlobal('scrollTo', scrolledTo);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(10_000);
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const at = (address: string, key = 'default', state: unknown = null): Location => {
  const [pathname = '', search = ''] = address.split('?');
  return { pathname, search: search && `?${search}`, hash: '', key, state } as Location;
};

let rerender: ReturnType<typeof render>['rerender'];

/** The scroll position of the loaded page. A reader may have scrolled it before its scripts loaded. */
function load(location: Location, { scrolled = 0 } = {}): number | undefined {
  cleanup();
  scrolledTo.mockClear();
  vi.stubGlobal('scrollY', scrolled);
  ({ rerender } = render(<ScrollRestoration location={location} type={NavigationType.Pop} />));
  return scrolledTo.mock.lastCall?.[1];
}

/** The scroll position after a navigation. */
function go(location: Location, type: NavigationType = NavigationType.Push): number | undefined {
  scrolledTo.mockClear();
  rerender(<ScrollRestoration location={location} type={type} />);
  return scrolledTo.mock.lastCall?.[1];
}

function scrollDown(top: number): void {
  vi.stubGlobal('scrollY', top);
  for (const name of ['scroll', 'scrollend']) dispatchEvent(new Event(name));
}

/** What a browser does for a typed address or an external link: an entry without a state. */
const simulateReload = () => history.replaceState(null, '');

test('starts a page of another address in the same tab at its top', () => {
  expect(load(at('/'))).toBe(0);
  scrollDown(900);
  simulateReload();
  expect(load(at('/car/detail?id=1'))).toBe(0);
});

test('starts a reopened page at its top, and keeps its position on a reload', () => {
  load(at('/?tab=1'));
  scrollDown(900);
  expect(load(at('/?tab=1'))).toBe(900);
  simulateReload();
  expect(load(at('/?tab=1'))).toBe(0);
});

test('does not move a page scrolled before its scripts loaded', () => {
  load(at('/?tab=1'));
  scrollDown(900);
  expect(load(at('/?tab=1'), { scrolled: 300 })).toBeUndefined();
});

test('restores the position of a page scrolled before its scripts loaded after a reload', () => {
  load(at('/?tab=1'), { scrolled: 300 });
  expect(load(at('/?tab=1'))).toBe(300);
});

test('starts the next page at its top, and restores the position on Back', () => {
  load(at('/?tab=1'), { scrolled: 300 });
  scrollDown(300);
  expect(go(at('/car/detail?id=1', 'detail'))).toBe(0);
  scrollDown(50);
  expect(go(at('/?tab=1'), NavigationType.Pop)).toBe(300);
});

test('stops restoring once the reader presses something', () => {
  load(at('/?tab=1'));
  scrollDown(900);
  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(100);
  expect(load(at('/?tab=1'))).toBeUndefined();
  dispatchEvent(new Event('pointerdown'));
  height.mockReturnValue(10_000);
  grow();
  expect(scrolledTo).not.toHaveBeenCalled();
});

test('restores a list that loaded more pages and replaced its entry on Back', () => {
  load(at('/?tab=1'));
  scrollDown(900);
  const longer = at('/?tab=1', 'longer', { keepsPlace: true });
  expect(go(longer, NavigationType.Replace)).toBeUndefined();
  scrollDown(2400);
  expect(go(at('/car/detail?id=1', 'detail'))).toBe(0);
  vi.stubGlobal('scrollY', 0);
  expect(go(longer, NavigationType.Pop)).toBe(2400);
});

test('restores the position of a list on the browser’s Back and the page’s own', () => {
  load(at('/'));
  go(at('/?tab=1', 'list'));
  scrollDown(1200);
  expect(go(at('/car/detail?id=1', 'detail'))).toBe(0);
  scrollDown(300);
  expect(go(at('/?tab=1', 'list'), NavigationType.Pop)).toBe(1200);
  expect(go(at('/?tab=1', 'again', goesBack))).toBe(1200);
  expect(go(at('/?tab=1', 'anew'))).toBe(0);
});

test('keeps the position when a filter narrows a list', () => {
  load(at('/?tab=1'));
  expect(go(at('/?tab=1&price=3', 'narrowed', { keepsPlace: true }))).toBeUndefined();
});

describe('A pressed card', () => {
  /** A card at a position in the window, which moves as the page scrolls. */
  function showCard(id: string, top: number): void {
    const card = document.createElement('article');
    card.dataset['card'] = id;
    card.getBoundingClientRect = () => ({ top: top - scrollY }) as DOMRect;
    document.body.append(card);
  }
  const press = (id: string) => document.querySelector<HTMLElement>(`[data-card="${id}"]`)?.click();
  afterEach(() => document.querySelectorAll('[data-card]').forEach((card) => card.remove()));

  test('returns to its position in the window, even if the content above has another height', () => {
    load(at('/?tab=1'));
    showCard('7', 1500);
    scrollDown(1200);
    press('7');
    go(at('/car/detail?id=7', 'detail'));
    vi.stubGlobal('scrollY', 0);
    document.querySelector('[data-card]')?.remove();
    showCard('7', 1900);
    expect(go(at('/?tab=1'), NavigationType.Pop)).toBe(1600);
  });

  test('is waited for while the pages before it load', () => {
    load(at('/?tab=1'));
    showCard('7', 1500);
    scrollDown(1200);
    press('7');
    go(at('/car/detail?id=7', 'detail'));
    vi.stubGlobal('scrollY', 0);
    document.querySelector('[data-card]')?.remove();
    expect(go(at('/?tab=1'), NavigationType.Pop)).toBeUndefined();
    showCard('7', 1500);
    grow();
    expect(scrolledTo).toHaveBeenLastCalledWith(0, 1200);
  });
});
