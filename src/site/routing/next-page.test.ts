// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { prefetchNextPages } from './next-page.ts';

const fetched: string[] = [];

beforeAll(() => {
  vi.useFakeTimers();
  prefetchNextPages({ fetchPage: ({ pathname, search }) => void fetched.push(pathname + search) });
});
afterAll(() => void vi.useRealTimers());

beforeEach(() => {
  history.replaceState(null, '', '/Kenya?tab=1');
  document.body.innerHTML = '';
  fetched.length = 0;
  // Earlier prefetches no longer count.
  vi.advanceTimersByTime(60_000);
});
afterEach(() => vi.unstubAllGlobals());

function link(href: string): HTMLAnchorElement {
  const made = document.createElement('a');
  made.href = href;
  made.innerHTML = '<b>A car</b>';
  document.body.append(made);
  return made;
}

function point(type: string, target: Element, pointerType: 'mouse' | 'touch' = 'mouse'): void {
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
}

const car = '/Kenya/car/detail?id=100001';

test('prefetches a page when the mouse rests on its link, but not when it passes over', () => {
  const [first, second] = [link(car), link('/Kenya/car/detail?id=100002')];
  point('pointerover', first.firstElementChild ?? first);
  vi.advanceTimersByTime(40);
  point('pointerover', second);
  vi.advanceTimersByTime(40);
  expect(fetched).toEqual([]);
  point('pointerover', second.firstElementChild ?? second);
  vi.advanceTimersByTime(60);
  expect(fetched).toEqual(['/Kenya/car/detail?id=100002']);
  point('pointerover', document.body);
});

test('prefetches at once on a mouse press and a resting finger, but not on scrolling', () => {
  const target = link(car);
  point('pointerdown', target);
  expect(fetched).toEqual([car]);
  point('pointerdown', target, 'touch');
  point('pointercancel', target, 'touch');
  vi.advanceTimersByTime(500);
  expect(fetched).toEqual([car]);
  point('pointerdown', target, 'touch');
  vi.advanceTimersByTime(50);
  expect(fetched).toEqual([car, car]);
});

test.each([
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['has a very slow line', { saveData: false, effectiveType: 'slow-2g' }],
])('prefetches nothing for a reader who %s', (_reader, connection) => {
  vi.stubGlobal('navigator', { connection });
  point('pointerdown', link(car));
  expect(fetched).toEqual([]);
});

test.each(['https://elsewhere.example/Kenya/car/detail?id=1', '/China/car/detail?id=1', '/Kenya?tab=1'])(
  'prefetches nothing for a link to another site, another language or the current page: %s',
  (href) => {
    point('pointerdown', link(href));
    expect(fetched).toEqual([]);
  },
);

test('limits the pages prefetched in half a minute', () => {
  for (let id = 1; id <= 100; id += 1) point('pointerdown', link(`/Kenya/car/detail?id=${id}`));
  expect(fetched).toHaveLength(12);
  vi.advanceTimersByTime(30_000);
  point('pointerdown', link(car));
  expect(fetched).toHaveLength(13);
});
