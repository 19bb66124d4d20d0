import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { designWidth, followPageScale, largestScale, resizeDelay, scaleFor } from './page-scale.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('A-333 is designed for a width of 1440, with margins of 160', () => {
  expect(designWidth).toBe(1440);
  const tokens = readFileSync('src/shared/ui/tokens.css', 'utf8');
  // In units of 16 px.
  expect(tokens).toContain('--column: 70rem;');
  expect(tokens).toContain('--edge: 10rem;');
});

describe('A-335 The page’s scale', () => {
  test.each([
    [360, 1],
    [1120, 1],
    [1440, 1],
    [1512, 1.05],
    [1656, 1.15],
    [2560, 1.15],
  ])('is for a window of width %i %d', (width, scale) => {
    expect(scaleFor(width)).toBeCloseTo(scale, 10);
  });
});

test('A-334 is designed for a width of 414 on the mobile site, and grows to 750', () => {
  const [mobileWidth, smallDesignWidth] = [414, 750];
  const css = readFileSync('src/shared/ui/base.css', 'utf8');
  const [, from = '', slope = '', most = ''] = /100vmin - (\d+)px\) \* ([\d.]+)\), (\d+)%\)/.exec(css) ?? [];
  expect(Number(from)).toBe(mobileWidth);
  // The base font is 16 px, the maximum, when the shorter side is as wide as the small design.
  expect(16 + (smallDesignWidth - mobileWidth) * Number(slope)).toBeCloseTo(16 * largestScale, 1);
  expect(Number(most) / 100).toBe(largestScale);
});

test('A-338 handles resizing after a pause of 50 ms', () => {
  const set = vi.fn<(name: string, value: string) => void>();
  let resized = () => {};
  const page = {
    innerWidth: 1440,
    document: { documentElement: { style: { setProperty: set } as unknown as CSSStyleDeclaration } },
    addEventListener: (_type: 'resize', listener: () => void) => (resized = listener),
  };
  followPageScale(page);
  expect(set).not.toHaveBeenCalled();
  page.innerWidth = 1656;
  resized();
  vi.advanceTimersByTime(49);
  resized();
  vi.advanceTimersByTime(49);
  expect(set).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(set).toHaveBeenLastCalledWith('--scale', '1.15');
});

test('sets nothing if it is unchanged, since the browser would recalculate every size', () => {
  const set = vi.fn<(name: string, value: string) => void>();
  let resized = () => {};
  const page = {
    innerWidth: 1656,
    document: { documentElement: { style: { setProperty: set } as unknown as CSSStyleDeclaration } },
    addEventListener: (_type: 'resize', listener: () => void) => (resized = listener),
  };
  followPageScale(page);
  expect(set).toHaveBeenCalledExactlyOnceWith('--scale', '1.15');
  page.innerWidth = 1900;
  resized();
  vi.advanceTimersByTime(resizeDelay);
  expect(set).toHaveBeenCalledOnce();
  page.innerWidth = 1440;
  resized();
  vi.advanceTimersByTime(resizeDelay);
  expect(set).toHaveBeenLastCalledWith('--scale', '1');
});
