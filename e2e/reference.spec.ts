import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'playwright/test';

test('the reference page opens from the disk and shows a call with its codes', async ({ page }) => {
  execFileSync(process.execPath, ['contract/reference/main.ts']);
  await page.goto(pathToFileURL('build/reference/index.html').href);
  await expect(page.getByRole('heading', { name: /GariPort marketplace API/ })).toBeVisible();
  await expect(page.getByText('/user/login').first()).toBeVisible();
});
