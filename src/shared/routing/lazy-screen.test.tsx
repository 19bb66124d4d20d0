// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PageBoundary } from '#shared/components/page-boundary.tsx';
import { renderSite } from '../../testing/render-site.tsx';
import { lazyScreen } from './lazy-screen.ts';

afterEach(cleanup);

const page = { default: () => <p>The page</p> };

test('shows a preloaded screen at once, without a fallback', async () => {
  const Screen = lazyScreen(() => Promise.resolve(page));
  expect(Screen.isHere()).toBe(false);
  await Screen.preload();
  expect(Screen.isHere()).toBe(true);
  const placeholders: string[] = [];
  const Placeholder = () => {
    placeholders.push('shown');
    return null;
  };
  render(
    <Suspense fallback={<Placeholder />}>
      <Screen />
    </Suspense>,
  );
  expect(screen.getByText('The page')).toBeTruthy();
  expect(placeholders).toEqual([]);
});

test('shows a fallback until the code, fetched once, has loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>();
  const load = vi.fn<() => typeof promise>(() => promise);
  const Screen = lazyScreen(load);
  await act(async () => {
    render(
      <Suspense fallback="coming">
        <Screen />
      </Suspense>,
    );
  });
  expect(screen.getByText('coming')).toBeTruthy();
  await act(async () => resolve(page));
  expect(await screen.findByText('The page')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('retries a failed preload when the screen is shown, and reports another failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn<() => Promise<typeof page>>(() => Promise.reject(new Error('offline')));
  const Screen = lazyScreen(load);
  await Screen.preload();
  const part = (
    <PageBoundary>
      <Suspense fallback="coming">
        <Screen />
      </Suspense>
    </PageBoundary>
  );
  await act(async () => void (await renderSite(part)));
  expect(await screen.findByText('This page could not be shown')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
