// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginFirstView, lazyBeside } from './first-view.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function showFooter(load = async () => () => <footer>GariPort</footer>) {
  const Footer = lazyBeside(load);
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

test('What stands beside a page is fetched after what the page is about', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  beginFirstView(promise);
  showFooter();
  await pass(3000);
  expect(screen.queryByText('GariPort')).toBeNull();
  resolve();
  await pass(1000);
  expect(screen.getByText('GariPort')).toBeDefined();
});

test('On a slow line it is fetched without waiting for ever', async () => {
  beginFirstView(new Promise(() => {}));
  showFooter();
  await pass(4000);
  expect(screen.getByText('GariPort')).toBeDefined();
});

test('A page whose line is cut keeps what stands in the place of what stands beside it', async () => {
  beginFirstView(Promise.resolve());
  showFooter(() => Promise.reject(new Error('offline')));
  await pass(4000);
  expect(document.body.textContent).toBe('Carslater');
});
