// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Route, Routes } from 'react-router';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { refreshAbout } from '../page-state/about-refresh.ts';
import { useFooter } from '../page-state/footer.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { Shell } from './shell.tsx';
import { mediaThat } from '../../testing/media.ts';

// Loaded in advance; on a busy machine loading takes longer than the test timeout.
beforeAll(async () => {
  await import('./dock/dock.tsx');
});

beforeEach(() => {
  vi.stubGlobal('matchMedia', mediaThat(true));
  installAnswers({});
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page({ hasFooter = true }: { hasFooter?: boolean }) {
  useFooter(hasFooter);
  return <h1>Page</h1>;
}

function site(page = <Page />, direction?: 'forward' | 'back') {
  return (
    <Routes>
      <Route element={<Shell direction={direction} />}>
        <Route path="*" element={page} />
      </Route>
    </Routes>
  );
}

test('A-040 A-047 has the header, the page and the tools beside it', async () => {
  await renderSite(site());
  const header = screen.getByRole('banner');
  expect(screen.getByRole('main').textContent).toContain('Page');
  for (const name of ['Live chat', 'Contact']) {
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  }
  expect(header.contains(screen.getByRole('link', { name: 'GariPort, to the home page' }))).toBe(true);
  expect(header.contains(screen.getByRole('search'))).toBe(true);
  expect(header.contains(screen.getByRole('button', { name: 'Language: English' }))).toBe(true);
  expect(header.contains(screen.getByRole('button', { name: 'Log in' }))).toBe(true);
  expect(header.contains(screen.getByRole('combobox', { name: 'Brand and model' }))).toBe(true);
});

test('A-040 B-183 shows a user with coupons their panel among the tools', async () => {
  installAnswers({ listCoupons: () => [{ id: '1', status: 4 }] });
  await renderSite(site(), { user: { email: 'wanjiku.kamau@example.com', countryName: 'Kenya' } });
  expect(await screen.findByRole('button', { name: 'Coupons' })).toBeTruthy();
});

test('A-041 shows the footer unless the page hides it', async () => {
  const { unmount } = await renderSite(site());
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  unmount();
  await renderSite(site(<Page hasFooter={false} />));
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.getByRole('banner')).toBeTruthy();
});

test('A-048 links the logo to the home page', async () => {
  await renderSite(site(), { at: '/car/detail?id=1' });
  expect(screen.getByRole('link', { name: 'GariPort, to the home page' }).getAttribute('href')).toBe('/');
});

test.each(['forward', 'back'] as const)('A-038 slides the page in %s', async (direction) => {
  await renderSite(site(<Page />, direction));
  expect(screen.getByRole('main').querySelector('[data-direction]')?.getAttribute('data-direction')).toBe(direction);
});

test.each([
  ['/?tab=3', true],
  ['/?tab=2', false],
])('A-071 refreshes at %s the content of About: %s', async (at, isRenewed) => {
  await renderSite(site(), { at });
  const before = screen.getByRole('heading', { name: 'Page' });
  act(refreshAbout);
  expect(screen.getByRole('heading', { name: 'Page' }) !== before).toBe(isRenewed);
});
