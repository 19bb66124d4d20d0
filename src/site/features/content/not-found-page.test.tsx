// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastOutlet } from '#shared/components/toasts/toast-outlet.tsx';
import { renderSite } from '../../../testing/render-site.tsx';
import NotFoundPage from './not-found-page.tsx';

const log = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] });
  log.mockClear();
});
afterEach(() => {
  // Toasts outlive the page that showed them.
  act(() => void vi.runOnlyPendingTimers());
  cleanup();
  vi.useRealTimers();
});

const open = (at: string) =>
  renderSite(
    <>
      <ToastOutlet />
      <NotFoundPage />
    </>,
    { at, texts: ['content'] },
  );
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('the not-found page', () => {
  test('A-128 shows a 404 image and links', async () => {
    await open('/404');
    expect(screen.getByRole('figure', { name: '404' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the home page' }).getAttribute('href')).toBe('/');
  });

  test('A-129 counts down and redirects home after 3 seconds', async () => {
    const site = await open('/404');
    expect(screen.getByText('You will be taken to the home page in 3 seconds.')).toBeTruthy();
    pass(2250);
    expect(screen.getByText('You will be taken to the home page in 1 second.')).toBeTruthy();
    expect(site.address()).toBe('/404');
    pass(750);
    expect(site.address()).toBe('/');
  });

  test('stays on request', async () => {
    const site = await open('/404');
    act(() => screen.getByRole('button', { name: 'Stay on this page' }).click());
    pass(10_000);
    expect(site.address()).toBe('/404');
    expect(screen.getByText('You are staying on this page.')).toBeTruthy();
  });

  test('A-320 B-326 reports the path on the page, without a toast', async () => {
    await open('/no/such/page');
    expect(screen.queryByText(/^error:/)).toBeNull();
    expect(log).toHaveBeenCalledWith('route path error: /no/such/page');
  });

  test('A-320 reports nothing at its own address', async () => {
    await open('/404');
    expect(log).not.toHaveBeenCalled();
  });
});
