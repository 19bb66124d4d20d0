import { expect, test, untilHydrated } from '../support/site-test.ts';

test('A-056 A-059 A-228 searches from any page, for the sample text when nothing is typed', async ({ page }) => {
  await page.goto('/Kenya/com/policy');
  // Without scripts an empty search shows all vehicles.
  await untilHydrated(page);
  const search = page.getByRole('banner').getByRole('search');
  const sample = await search.getByRole('combobox').getAttribute('placeholder');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(new RegExp(`tab=1&keyword=${sample?.replaceAll(' ', '\\+')}`));
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(sample ?? '');
  await search.getByRole('combobox').fill('  Honda, Fit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=1&keyword=Honda\+Fit$/);
});

test('A-049 A-187 A-188 switches the language on the same page, under its own prefix', async ({ page }) => {
  await page.goto('/Kenya?tab=1&price=2');
  await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible();
  await untilHydrated(page);
  const ids = await page.evaluate(() => {
    sessionStorage.setItem('regResEmail', 'a@example.com');
    return sessionStorage.getItem('tabIds');
  });
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: '日本語' }).click();
  await expect(page).toHaveURL(/\/Japan\?tab=1&price=2$/);
  await expect(page.getByRole('button', { name: '言語：日本語' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: '車両を検索' })).toBeVisible();
  const kept = await page.evaluate(() => ({
    lang: localStorage.getItem('lang'),
    email: sessionStorage.getItem('regResEmail'),
    ids: sessionStorage.getItem('tabIds'),
  }));
  expect(kept).toEqual({ lang: '1', email: null, ids });
  await page.goto('/');
  await expect(page).toHaveURL(/\/Japan$/);
});
