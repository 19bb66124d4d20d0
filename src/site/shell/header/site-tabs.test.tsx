// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { readState } from '#shared/state/stored-state.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { SiteTabs } from './site-tabs.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const current = () => screen.getByRole('link', { current: 'page' }).textContent;

test.each([
  ['en', ['Home', 'Car Source', 'How to Buy', 'About Us']],
  ['zh', ['首页', '车源', '购车流程', '关于我们']],
  ['ja', ['ホーム', '車両一覧', '購入の流れ', '会社案内']],
] as const)('A-042 shows the tabs in their order in %s', async (language, expected) => {
  await renderSite(<SiteTabs />, { language });
  expect(names()).toEqual(expected);
});

test.each([
  ['/', 'Home'],
  ['/?tab=1', 'Car Source'],
  ['/?tab=2', 'How to Buy'],
  ['/?tab=3', 'About Us'],
  ['/?tab=4', 'About Us'],
])('A-042 A-043 marks at %s the tab %s', async (at, name) => {
  await renderSite(<SiteTabs />, { at });
  expect(current()).toBe(name);
});

test('A-044 stores the index of the chosen tab and opens the home route', async () => {
  const { address } = await renderSite(<SiteTabs />, { at: '/car/flashSale?id=1' });
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'How to Buy' }));
  expect(address()).toBe('/?tab=2');
  expect(readState().gResetTabIdx).toBe(2);
});

test('A-045 has four random ids that the session keeps', async () => {
  await renderSite(<SiteTabs />);
  const ids = screen.getAllByRole('link').map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(id).toMatch(/^tab-[0-9a-f]{32}$/);
  expect(JSON.parse(sessionStorage.getItem('tabIds') ?? '[]')).toEqual(ids);
  cleanup();
  await renderSite(<SiteTabs />);
  expect(screen.getAllByRole('link').map(({ id }) => id)).toEqual(ids);
});
