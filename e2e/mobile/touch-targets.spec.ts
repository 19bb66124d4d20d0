import type { Page } from 'playwright/test';
import { expect, test, untilHydrated } from '../support/site-test.ts';
import { tooSmallTouchTargets } from '../support/touch-targets.ts';

test.use({ viewport: { width: 360, height: 780 } });

async function expectLargeTouchTargets(page: Page): Promise<void> {
  await expect(async () => expect(await tooSmallTouchTargets(page)).toEqual([])).toPass();
}

test('has sufficiently large touch targets on the home page and the list', async ({ page }) => {
  for (const path of ['/Kenya', '/Kenya?tab=1']) {
    await page.goto(path);
    await untilHydrated(page);
    await expectLargeTouchTargets(page);
  }
});
