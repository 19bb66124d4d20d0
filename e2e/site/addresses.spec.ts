import { expect, test } from '../support/site-test.ts';

test('A-015 A-017 the root leads to the home of the site', async ({ page, buyer }) => {
  expect(buyer.email).toContain('@');
  await page.goto('/');
  await expect(page).toHaveURL(/\/Kenya$/);
});
