import type { Page } from 'playwright/test';
import { openRendered } from '../../support/rendered-pages.ts';
import { expect, expectAccessible, test } from '../../support/site-test.ts';

const total = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2, name: /^[\d,]+ vehicles?$/ });
const countOf = async (page: Page) => Number((await total(page).innerText()).replaceAll(/\D/g, ''));
const costs = async (page: Page) =>
  (
    await page
      .getByRole('main')
      .getByRole('article')
      .getByText(/^KES [\d,]+ to [\d,]+$/)
      .allInnerTexts()
  ).map((text) => Number((text.split(' to ')[1] ?? '').replaceAll(',', '')));

test('sorts and limits the list by landed cost, and shows it on each card', async ({ page }) => {
  await page.goto('/Kenya?tab=1');
  const all = await countOf(page);
  await page.getByLabel('Sort by').selectOption({ label: 'Landed cost: low to high' });
  await expect(page).toHaveURL(/\/Kenya\?tab=1&sort=landedAscending$/);
  await expect.poll(async () => (await costs(page)).length).toBe(24);
  const cheapest = await costs(page);
  expect(cheapest).toEqual(cheapest.toSorted((a, b) => a - b));
  const filters = page.getByRole('search', { name: 'Filters' });
  await filters.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'up to KES 2,500,000' }).click();
  await expect(page).toHaveURL(/tab=1&landedTo=2500000&sort=landedAscending$/);
  await expect.poll(() => countOf(page)).toBeLessThan(all);
  expect(Math.max(...(await costs(page)))).toBeLessThanOrEqual(2_500_000);
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters by landed cost from the address, with the cost on each card and the filter as a link', async ({
    page,
  }) => {
    await openRendered(page, '/Kenya?tab=1&landedTo=2500000&sort=landedDescending');
    const shown = await costs(page);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).toEqual(shown.toSorted((a, b) => b - a));
    expect(Math.max(...shown)).toBeLessThanOrEqual(2_500_000);
    await page.getByRole('link', { name: /Remove the filter Landed cost/ }).click();
    await expect(page).toHaveURL(/\/Kenya\?tab=1&sort=landedDescending$/);
  });
});
