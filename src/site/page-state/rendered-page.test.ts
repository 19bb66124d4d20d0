import { describe, expect, it } from 'vitest';
import { byOwnClock, isRenderedFor, type RenderedPage } from './rendered-page.ts';

const page: RenderedPage = {
  address: '/Kenya?tab=1&page=2',
  renderedAt: 1_000_000,
  answers: { mutations: [], queries: [] },
};

describe('isRenderedFor', () => {
  it.each([
    ['/Kenya', '?tab=1&page=2', true],
    ['/Kenya', '?utm_source=mail&page=2&tab=1&page=3', true],
    ['/Kenya', '?tab=1&page=3', false],
    ['/China', '?tab=1&page=2', false],
  ])('compares the parameters that the page reads: %s%s', (pathname, search, expected) => {
    expect(isRenderedFor(page, { language: pathname === '/Kenya' ? 'en' : 'zh', pathname, search })).toBe(expected);
  });

  it('accepts the not-found page at any unknown address', () => {
    const missing = { ...page, address: '/Japan/404' };
    expect(isRenderedFor(missing, { language: 'ja', pathname: '/Japan/nowhere/else', search: '?a=1' })).toBe(true);
  });
});

describe('byOwnClock', () => {
  it('keeps the times of a page that a cache sent three minutes later', () => {
    expect(byOwnClock(page, page.renderedAt + 180_000, false)).toBe(page);
  });

  it('shifts them if the clock of the browser is wrong', () => {
    expect(byOwnClock(page, 5, false).renderedAt).toBe(5);
  });
});
