// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installAnswers } from '#shared/api/testing/install-answers.ts';
import { mediaThat } from '../../../../testing/media.ts';
import { renderSite } from '../../../../testing/render-site.tsx';
import HomePage from '../home-page.tsx';

const toyota = { makeId: '1', name: 'Toyota', logoUrl: '/toyota.webp', makeName: 'Toyota', groupName: 'T' };
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

beforeEach(() => {
  vi.stubGlobal('matchMedia', mediaThat(true));
  installAnswers({
    listHotMakes: () => [toyota],
    listModelLevels: () => [{ code: 'SUV', name: 'SUV', imgUrl: '/suv.webp' }],
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('A-097 A-098 A-101 A-147 has three tabs; each popular brand links to its vehicles, and All to all', async () => {
  await renderSite(<HomePage />);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Shop by brand',
    'Shop by type',
    'Shop by criteria',
  ]);
  const panel = within(screen.getByRole('tabpanel'));
  expect(hrefOf(await panel.findByRole('link', { name: 'Toyota' }))).toBe('/?tab=1&make=1');
  expect(hrefOf(panel.getByRole('link', { name: 'All' }))).toBe('/?tab=1');
});

test('A-099 A-101 shows the types with pictures, and a link to all', async () => {
  await renderSite(<HomePage />);
  await userEvent.click(screen.getByRole('tab', { name: 'Shop by type' }));
  const panel = within(screen.getByRole('tabpanel'));
  const suv = await panel.findByRole('link', { name: 'SUV' });
  expect(hrefOf(suv)).toBe('/?tab=1&modelLevel=SUV');
  expect(suv.querySelector('img')?.getAttribute('src')).toBe('/suv.webp');
  expect(panel.getByRole('link', { name: 'All' })).toBeDefined();
});

test('A-100 A-101 shows the criteria with ranges, each with a link to all', async () => {
  await renderSite(<HomePage />);
  await userEvent.click(screen.getByRole('tab', { name: 'Shop by criteria' }));
  const mileage = within(screen.getByRole('list', { name: 'Mileage (km)' }));
  const links = mileage.getAllByRole('link').map((link) => [link.textContent, hrefOf(link)]);
  expect(links).toEqual([
    ['Under 10K', '/?tab=1&mileage=1'],
    ['10K-30K', '/?tab=1&mileage=2'],
    ['30K-50K', '/?tab=1&mileage=3'],
    ['50K-80K', '/?tab=1&mileage=4'],
    ['ALL', '/?tab=1'],
  ]);
  const price = within(screen.getByRole('list', { name: 'Price (USD)' }));
  expect(price.getAllByRole('link')).toHaveLength(6);
});

test('wraps around the tabs with the arrow keys', async () => {
  await renderSite(<HomePage />);
  const tab = (name: string) => screen.getByRole('tab', { name });
  tab('Shop by brand').focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(tab('Shop by criteria'));
  await userEvent.keyboard('{ArrowRight}{End}{Home}');
  expect(tab('Shop by brand').getAttribute('aria-selected')).toBe('true');
});

test.each([
  ['en', 290, 30],
  ['zh', 240, 28],
  ['ja', 300, 30],
  ['sw', 290, 30],
] as const)('A-342 A-343 A-344 sizes in %s the tabs to %i and their cursor to %i', async (language, tab, cursor) => {
  await renderSite(<HomePage />, { language });
  const { style } = screen.getByRole('tablist');
  expect([style.getPropertyValue('--tab'), style.getPropertyValue('--cursor')]).toEqual([
    `${tab / 16}rem`,
    `${cursor / 16}rem`,
  ]);
});
