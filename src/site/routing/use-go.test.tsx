// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '#shared/routing/paths.ts';
import { ToastOutlet } from '#shared/components/toasts/toast-outlet.tsx';
import { renderSite } from '../../testing/render-site.tsx';
import { useGo } from './use-go.ts';

afterEach(cleanup);

function Go({ to }: { to: string }) {
  const go = useGo();
  return <button onClick={() => go(to)}>Go</button>;
}

async function goTo(to: string) {
  const site = await renderSite(
    <>
      <ToastOutlet />
      <Go to={to} />
    </>,
    { at: '/car/flashSale' },
  );
  act(() => screen.getByText('Go').click());
  return site.address();
}

test('A-321 B-326 reports a navigation to an unknown target, and stays', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await goTo('/car/detial?id=1')).toBe('/car/flashSale');
  expect(screen.getByText('This link leads nowhere')).toBeTruthy();
  expect(log).toHaveBeenCalledWith('dispatch path error: /car/detial?id=1');
});

test('A-321 navigates to a known target', async () => {
  expect(await goTo(paths.detail('100001'))).toBe('/car/detail?id=100001');
});
