import { expect, test as usual } from '../../support/site-test.ts';
import { startSite, type StartedSite } from '../../support/started-site.ts';

const test = usual.extend<object, { site: StartedSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { parallelIndex }) => {
      const folder = `build/e2e/without-rendering-${parallelIndex}`;
      const site = await startSite({ DATA_DIR: folder, RENDER_PAGES: 'off' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.address),
});

test('finds and compares a vehicle on a server that renders no pages', async ({ page }) => {
  const response = await page.goto('/Kenya');
  expect(await response?.text()).toContain('<div id="root"></div>');
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toContainText('USD');

  await page.goto('/Kenya?tab=1&price=3');
  await expect(main.getByRole('article')).toHaveCount(24);
  await main
    .getByRole('checkbox', { name: /^Compare / })
    .first()
    .check();
  await expect(page.getByRole('region', { name: 'Compare vehicles' })).toBeVisible();
  const car = main.getByRole('article').first().getByRole('link');
  const name = await car.innerText();
  await car.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Specification' })).toBeVisible();

  // Data stored in this browser survives a reload here as well.
  await page.goto('/Kenya?tab=1');
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toContainText(name);
  await expect(page.getByRole('region', { name: 'Compare vehicles' })).toBeVisible();
});
