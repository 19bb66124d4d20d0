import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFirstView, beginFirstView } from './first-view.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what stands beside a page is fetched after what the page is about', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const load = vi.fn<() => Promise<string>>(async () => 'footer');
  beginFirstView(promise);
  const loading = afterFirstView(load);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).not.toHaveBeenCalled();
  resolve();
  await vi.advanceTimersByTimeAsync(300);
  await expect(loading).resolves.toBe('footer');
});

test('on a slow line it comes without', async () => {
  beginFirstView(new Promise(() => {}));
  const loading = afterFirstView(async () => 'footer');
  await vi.advanceTimersByTimeAsync(4000);
  await expect(loading).resolves.toBe('footer');
});
