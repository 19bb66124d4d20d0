// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { NavigationType, type Location } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goesBack } from '../routing/page-direction.ts';
import { ScrollKeeper } from './scroll-keeper.tsx';

const scrolledTo = vi.fn<(left: number, top: number) => void>();

class QuietObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', QuietObserver);
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

/** Where the page stands at first, once it is shown. */
function show(location: Location, type: NavigationType = NavigationType.Pop): number | undefined {
  cleanup();
  scrolledTo.mockClear();
  render(<ScrollKeeper location={location} type={type} />);
  return scrolledTo.mock.lastCall?.[1];
}

function scrollDown(top: number): void {
  vi.stubGlobal('scrollY', top);
  for (const name of ['scroll', 'scrollend']) dispatchEvent(new Event(name));
}

/** What a browser does for an address that is typed, or a link from elsewhere: an entry that nobody has marked. */
const loadAnew = () => history.replaceState(null, '');

test('A page that another address loads in the same tab begins at its top', () => {
  expect(show(at('/'))).toBe(0);
  scrollDown(900);
  loadAnew();
  expect(show(at('/car/detail?id=1'))).toBe(0);
});

test('A page begins at its top when its address is opened again, and stays in place on a reload', () => {
  show(at('/?tab=1'));
  scrollDown(900);
  expect(show(at('/?tab=1'))).toBe(900);
  loadAnew();
  expect(show(at('/?tab=1'))).toBe(0);
});

test('The browser’s Back and the page’s own Back both return to the place where the list was left', () => {
  show(at('/?tab=1', 'list'), NavigationType.Push);
  scrollDown(1200);
  expect(show(at('/car/detail?id=1', 'detail'), NavigationType.Push)).toBe(0);
  scrollDown(300);
  expect(show(at('/?tab=1', 'list'))).toBe(1200);
  expect(show(at('/?tab=1', 'again', goesBack), NavigationType.Push)).toBe(1200);
  expect(show(at('/?tab=1', 'anew'), NavigationType.Push)).toBe(0);
});

test('A list keeps its place when a filter narrows it', () => {
  expect(show(at('/?tab=1&price=3', 'narrowed', { keepsPlace: true }), NavigationType.Push)).toBeUndefined();
});
