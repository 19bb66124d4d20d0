import { prefixes } from '#screens/screens.ts';
import { centreItems, paths } from '#shared/routing/paths.ts';
import { testedLanguages } from '../../support/scope.ts';
import { draftOf, reserve } from '../../support/orderable.ts';
import { expect, expectAccessible, logInOnPhone, test, untilHydrated } from '../../support/site-test.ts';
import { siteTexts } from '../../support/site-texts.ts';

for (const language of testedLanguages) {
  test(`shows the buyer’s own screens without accessibility violations: ${language}`, async ({
    page,
    backend,
    buyer,
  }) => {
    test.slow();
    const t = siteTexts(language);
    const order = await reserve(backend, buyer);
    const main = page.getByRole('main');
    const open = async (path: string, prefix: string = prefixes[language]) => {
      await page.goto('about:blank');
      await page.goto(`/m/#/${prefix}${path}`);
      await untilHydrated(page);
    };
    await open('?tab=2', prefixes.en);
    await logInOnPhone(page, buyer);
    for (const item of Object.values(centreItems)) {
      await open(paths.centre(item));
      await expect(main.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    }
    await open(paths.order(order));
    await expect(main.getByText(t('orders:next_awaitingDeposit'))).toBeVisible();
    await expectAccessible(page);
    await open('?tab=2');
    // Drawn last, so that no other journey reserves it meanwhile.
    const draft = await draftOf(backend, buyer);
    await page.evaluate((text) => sessionStorage.setItem('orderDraft', text), JSON.stringify(draft));
    await page.goto(`/m/#/${prefixes[language]}/car/order/reserve?id=${draft.carSourceId}`);
    await expect(page.getByRole('button', { name: t('orders:reserve') })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('orders:reserve') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('orders:reservedTitle') })).toBeVisible();
    await expectAccessible(page);
  });
}
