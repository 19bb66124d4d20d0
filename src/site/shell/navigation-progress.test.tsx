// @vitest-environment happy-dom
import { BProgress } from '@bprogress/core';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NavigationProgress } from './navigation-progress.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  BProgress.remove();
  vi.useRealTimers();
});

const isShown = () => BProgress.isRendered();
/** The bar is loaded, and the new page has been painted once. */
async function untilNotified(): Promise<void> {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(40);
}
/** The time the bar takes to fill up and fade. */
const fade = () => vi.advanceTimersByTime(2500);

test('A-019 shows the progress bar until the page has loaded', async () => {
  const { rerender } = render(<NavigationProgress navigation="first" isUnderWay={false} />);
  expect(isShown()).toBe(false);
  rerender(<NavigationProgress navigation="second" isUnderWay />);
  await untilNotified();
  expect(isShown()).toBe(true);
  fade();
  expect(isShown()).toBe(true);
  rerender(<NavigationProgress navigation="second" isUnderWay={false} />);
  await untilNotified();
  fade();
  expect(isShown()).toBe(false);
});

test('A-019 shows the progress bar for a page that was loaded before, too', async () => {
  const { rerender } = render(<NavigationProgress navigation="first" isUnderWay={false} />);
  rerender(<NavigationProgress navigation="second" isUnderWay={false} />);
  await untilNotified();
  expect(isShown()).toBe(true);
  fade();
  expect(isShown()).toBe(false);
});
