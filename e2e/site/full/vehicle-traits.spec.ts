import type { Page } from 'playwright/test';
import { openRendered } from '../../support/rendered-pages.ts';
import { expect, expectAccessible, test } from '../../support/site-test.ts';

const total = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2, name: /^[\d,]+ vehicles?$/ });
const countOf = async (page: Page) => Number((await total(page).innerText()).replaceAll(/\D/g, ''));
const chosen = (page: Page) => page.getByRole('list', { name: 'Selected filters' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const countIn = (text: string) => Number(/[\d,]+(?=\)?$)/.exec(text)?.[0].replaceAll(',', ''));

test('filters the list by years, fuel and colour, with a count for each option', async ({ page }) => {
  await page.goto('/Kenya?tab=1');
  const all = await countOf(page);
  const filters = page.getByRole('search', { name: 'Filters' });
  await filters.getByRole('button', { name: 'More' }).click();
  const panel = page.getByRole('region', { name: 'More' });
  const hybrid = panel.getByRole('link', { name: /^Hybrid [\d,]+$/ });
  const hybrids = countIn(await hybrid.innerText());
  expect(hybrids).toBeGreaterThan(0);
  expect(hybrids).toBeLessThan(all);
  await hybrid.click();
  await expect(page).toHaveURL(/\/Kenya\?tab=1&fuel=hybrid$/);
  await expect.poll(() => countOf(page)).toBe(hybrids);
  await expectAccessible(page, { below: ['[aria-label="Selected filters"]'] });

  // The panel stays open, and its years are those of the hybrids.
  const from = panel.getByLabel('Year from');
  const year = from.getByRole('option', { name: /^2021 / });
  await expect(year).toBeAttached();
  const since2021 = countIn((await year.textContent()) ?? '');
  await from.selectOption('2021');
  await expect(page).toHaveURL(/tab=1&yearFrom=2021&fuel=hybrid$/);
  await expect.poll(() => countOf(page)).toBe(since2021);
  const white = panel.getByRole('link', { name: /^White [\d,]+$/ });
  const whites = countIn(await white.innerText());
  await white.click();
  await expect.poll(() => countOf(page)).toBe(whites);
  await expect(chosen(page).getByRole('listitem')).toHaveText([
    /Year from: 2021/,
    /Fuel: Hybrid/,
    /Colour: White/,
    'Clear all',
  ]);
  await expect(page.getByRole('main').getByRole('button', { name: 'Save this search' })).toBeVisible();
  await expect(cards(page).first()).toContainText(/202[1-9]/);
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await chosen(page).getByRole('link', { name: 'Clear all' }).click();
  await expect.poll(() => countOf(page)).toBe(all);
  await page.getByRole('link', { name: 'Year from: 2021 · Fuel: Hybrid · Colour: White' }).click();
  await expect.poll(() => countOf(page)).toBe(whites);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('lists the traits of an address, with filters as links that a search preserves', async ({ page }) => {
    await openRendered(page, '/Kenya?tab=1&yearTo=2018&yearFrom=2020&fuel=hybrid&grade=9');
    await expect(chosen(page).getByRole('listitem')).toHaveText([
      /Year from: 2018/,
      /Year to: 2020/,
      /Fuel: Hybrid/,
      'Clear all',
    ]);
    await expect(cards(page).first()).toContainText('Hybrid');
    await chosen(page).getByRole('link', { name: 'Remove the filter Year to: 2020' }).click();
    await expect(page).toHaveURL(/\/Kenya\?tab=1&yearFrom=2018&fuel=hybrid$/);
    await openRendered(page, page.url());
    const search = page.getByRole('search', { name: 'Filters' });
    await search.getByRole('textbox').fill('toyota');
    await search.getByRole('button', { name: 'Search by keyword' }).click();
    await expect(page).toHaveURL(/tab=1&yearFrom=2018&fuel=hybrid&keyword=toyota$/);
    await expect(cards(page).first()).toContainText('Toyota');
  });
});
