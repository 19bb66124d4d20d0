// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginFirstView, lazyOverlays } from './first-view.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function showFooter(load = async () => () => <footer>GariPort</footer>) {
  const Footer = lazyOverlays(load);
  render(
    <Suspense fallback="later">
      <p>Cars</p>
      <Suspense fallback="later">
        <Footer />
      </Suspense>
    </Suspense>,
  );
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('loads secondary content after the main content', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  beginFirstView(promise);
  showFooter();
  await pass(3000);
  expect(screen.queryByText('GariPort')).toBeNull();
  resolve();
  await pass(1000);
  expect(screen.getByText('GariPort')).toBeDefined();
});

test('loads it on a slow connection without waiting forever', async () => {
  beginFirstView(new Promise(() => {}));
  showFooter();
  await pass(4000);
  expect(screen.getByText('GariPort')).toBeDefined();
});

test('keeps the placeholder of secondary content when loading fails', async () => {
  beginFirstView(Promise.resolve());
  showFooter(() => Promise.reject(new Error('offline')));
  await pass(4000);
  expect(document.body.textContent).toBe('Carslater');
});
