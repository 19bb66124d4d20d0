import { expect, expectAccessible, test } from '../support/site-test.ts';

test('A-003 A-114 A-115 a visitor reads how to buy, who we are and the legal texts, without logging in', async ({
  page,
}) => {
  // What is still fading in has not its own contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/Kenya');
  const main = page.getByRole('main');

  await page.getByRole('banner').getByRole('link', { name: 'How to Buy' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'How to buy' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 3, name: 'Clear customs and collect' })).toBeVisible();
  await main.getByText('What does CIF mean?').click();
  await expect(main.getByText(/^Cost, insurance and freight/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(main.getByRole('heading', { name: 'How we inspect' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/Kenya/com/policy?formPage=2');
  await expect(main.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await main.getByRole('link', { name: /Deletion by e-mail/ }).click();
  await expect(page).toHaveURL(/formPage=2#section-8$/);
  await expect(main.getByRole('heading', { level: 2, name: /Deletion by e-mail/ })).toBeInViewport();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'User agreement' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'User agreement' })).toBeVisible();
});

for (const [path, title, contents] of [
  ['/China/com/policy?formPage=1', '免责声明', '目录'],
  ['/Japan/com/policy?formPage=1', '免責事項', '目次'],
] as const) {
  test(`A-119 A-125 the disclaimer is in the reader's language: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('navigation', { name: contents })).toBeVisible();
  });
}

test('A-128 A-129 A-130 A-320 an address that is no page says so, and leads home after 3 s', async ({ page }) => {
  await page.clock.install();
  await page.goto('/Kenya/no/such/page');
  await expect(page.getByRole('figure', { name: '404' })).toBeVisible();
  await expect(page.getByText('This page does not exist')).toBeVisible();
  await expectAccessible(page);
  await page.clock.runFor(3500);
  await expect(page).toHaveURL(/\/Kenya$/);
});
