import type { Page } from 'playwright/test';
import { expect, test } from '../support/site-test.ts';

const total = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2, name: /^[\d,]+ vehicles?$/ });
const countOf = async (page: Page) => Number((await total(page).innerText()).replaceAll(/\D/g, ''));
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const chosen = (page: Page) => page.getByRole('list', { name: 'Selected filters' });

test('A-002 A-109 A-110 A-111 A-112 A-147 A-149 filters the list by brand, model and price, and removes the filters', async ({
  page,
}) => {
  await page.goto('/Kenya');
  await page.getByRole('banner').getByRole('link', { name: 'Car Source' }).click();
  await expect(cards(page)).toHaveCount(24);
  const all = await countOf(page);
  const boxes = await Promise.all([0, 1, 2, 3, 4].map((place) => cards(page).nth(place).boundingBox()));
  const [first, second, third, fourth, fifth] = boxes.map((box) => box?.y);
  expect([second, third, fourth]).toEqual([first, first, first]);
  expect(fifth).toBeGreaterThan(first ?? Infinity);

  const filters = page.getByRole('search', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Brand' }).click();
  await filters
    .getByRole('link', { name: /^Toyota [\d,]+$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/Kenya\?tab=1&make=1$/);
  await filters.getByRole('button', { name: 'Model' }).click();
  await filters.getByRole('link', { name: 'Passo' }).click();
  await filters.getByRole('button', { name: 'Price (USD)' }).click();
  await filters.getByRole('link', { name: /^5K-8K/ }).click();
  await expect(page).toHaveURL(/\/Kenya\?tab=1&make=1&model=107&price=2$/);
  await expect(chosen(page).getByRole('listitem')).toHaveText([
    /Brand: Toyota/,
    /Model: Passo/,
    /Price \(USD\): 5K-8K/,
    'Clear all',
  ]);
  await expect(cards(page).first()).toContainText('Toyota Passo');
  await expect.poll(() => countOf(page)).toBeLessThan(all);

  await page.goBack();
  await expect(page).toHaveURL(/make=1&model=107$/);
  await page.goForward();
  await chosen(page).getByRole('link', { name: 'Remove the filter Price (USD): 5K-8K' }).click();
  await expect(page).toHaveURL(/make=1&model=107$/);

  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Car Source' }).click();
  await expect(page).toHaveURL(/\/Kenya\?tab=1$/);
  await page.getByRole('link', { name: 'Brand: Toyota · Model: Passo' }).click();
  await chosen(page).getByRole('link', { name: 'Clear all' }).click();
  await expect.poll(() => countOf(page)).toBe(all);
});
