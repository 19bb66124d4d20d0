import { expect, test, untilHydrated } from '../support/site-test.ts';

test('A-001 A-015 speaks the language of its prefix, and remembers it', async ({ page }) => {
  for (const [prefix, language, tab] of [
    ['Kenya', 'en', 'How to Buy'],
    ['China', 'zh', '购车流程'],
    ['Japan', 'ja', '購入の流れ'],
    ['Tanzania', 'sw', 'Jinsi ya kununua'],
  ] as const) {
    await page.goto(`/${prefix}?tab=2`);
    await expect(page.getByRole('banner').getByRole('link', { name: tab })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    // The page's scripts store the language.
    await untilHydrated(page);
    await page.goto('/');
    await expect(page).toHaveURL(new RegExp(`/${prefix}$`));
  }
});
