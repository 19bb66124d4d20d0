import type { Page } from 'playwright/test';
import { expect, expectAccessible, test, untilHydrated } from '../../support/site-test.ts';

const total = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2, name: /^[\d,]+ vehicles?$/ });
const countOf = async (page: Page) => Number((await total(page).innerText()).replaceAll(/\D/g, ''));
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const chosen = (page: Page) => page.getByRole('list', { name: 'Selected filters' });
const noMatch = 'No matching vehicles. Try another keyword.';

test('A-059 A-068 filters the list by a keyword from the search box, or by a style as a keyword', async ({ page }) => {
  await page.goto('/Kenya');
  await untilHydrated(page);
  await page.getByRole('banner').getByLabel('Search vehicles').fill(' Toyota, Vitz');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Kenya\?tab=1&keyword=Toyota\+?(%20)?Vitz$/);
  // The server's answer replaces the keyword's tag by its parts.
  await expect(chosen(page)).toContainText('Toyota Vitz');
  await page.goto('/Kenya?tab=1&make=1&model=101&keyword=1.0+F&import=all');
  await expect(cards(page).first()).toContainText('Toyota Vitz 1.0 F');
});

test('A-005 A-142 A-197 shows prices in dollars in English and Chinese and in yen in Japanese, but price filters always in dollars', async ({
  page,
}) => {
  const sites: [prefix: string, unit: string, filter: string, next: string][] = [
    ['Kenya', 'USD', 'Price (USD)', 'Next page'],
    ['China', 'USD', '价格（美元）', '下一页'],
    ['Japan', 'JPY', '価格（米ドル）', '次のページ'],
  ];
  for (const [prefix, unit, filter, next] of sites) {
    await page.goto(`/${prefix}?tab=1&sort=priceAscending`);
    await expect(cards(page).first()).toContainText(unit);
    await expect(page.getByRole('button', { name: filter })).toBeVisible();
    await page.getByRole('link', { name: next }).click();
    await expect(page).toHaveURL(/sort=priceAscending&page=2$/);
    await expect(cards(page)).toHaveCount(24);
  }
});

test('shows the list and its filters without accessibility violations', async ({ page }) => {
  await page.goto('/Kenya?tab=1&make=1&price=3');
  await expect(cards(page)).toHaveCount(24);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Age', exact: true }).click();
  await page
    .getByRole('checkbox', { name: /^Compare / })
    .first()
    .check();
  await expect(page.getByRole('region', { name: 'Compare vehicles' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('in a window as narrow as a phone', () => {
  test.use({ viewport: { width: 414, height: 896 }, screen: { width: 1440, height: 900 } });

  test('A-112 shows the filters in a sheet, without overflow', async ({ page }) => {
    await page.goto('/Kenya?tab=1&price=3');
    await expect(cards(page)).toHaveCount(24);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(414);
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByText('Seats', { exact: true }).click();
    await sheet.getByRole('link', { name: /^7 seats/ }).click();
    await expect(page).toHaveURL(/price=3&seatsNum=4$/);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: /^Show [\d,]+ vehicles/ }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole('link', { name: 'Remove the filter Seats: 7 seats' }).click();
    await expect(page).toHaveURL(/\?tab=1&price=3$/);
  });
});

test('lists vehicles that Kenya allows, counts the hidden ones, and shows them on request', async ({ page }) => {
  await page.goto('/Kenya?tab=1');
  await untilHydrated(page);
  const note = page.getByText(/^[\d,]+ vehicles hidden because Kenya does not accept them\./);
  const leftOut = Number((await note.innerText()).replaceAll(/\D/g, ''));
  const taken = await countOf(page);
  await expect(cards(page)).toHaveCount(24);
  await expect(cards(page).filter({ hasText: 'Not for Kenya' })).toHaveCount(0);
  await note.getByRole('link', { name: 'Show them' }).click();
  await expect(page).toHaveURL(/\/Kenya\?tab=1&import=all$/);
  await expect.poll(() => countOf(page)).toBe(taken + leftOut);
  await page.goto('/Kenya?tab=1&carAge=7&import=all');
  await expect(cards(page).first()).toContainText('Not for Kenya');
  await page.getByRole('link', { name: 'Hide them' }).click();
  await expect(page.getByText(noMatch)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show them' })).toBeVisible();
});
