import { prefixes } from '#screens/screens.ts';
import { testedLanguages } from '../../support/scope.ts';
import { fillLogin } from '../../support/buyers.ts';
import { reserve } from '../../support/orderable.ts';
import { addressOf } from '../../support/shopper.ts';
import { expect, expectAccessible, test } from '../../support/site-test.ts';

for (const language of testedLanguages) {
  test.describe(`below /${prefixes[language]}`, () => {
    test.use({ language });

    test('shows the account only on the order’s page, and verifies a payment request by its code', async ({
      shopper,
      backend,
      buyer,
      browser,
    }) => {
      const { page, t } = shopper;
      const orderId = await reserve(backend, buyer);
      await page.goto(addressOf(shopper, '/com/policy'));
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('shell:logIn'), exact: true })
        .click();
      await fillLogin(page.getByRole('dialog'), t, buyer);
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.goto(addressOf(shopper, `/user/center/order/detail?id=${orderId}&status=0`));
      await expect(page.getByText('0000 0000 0000')).toBeVisible();
      await expect(page.getByText(t('payment:demoAccount'))).toBeVisible();
      await expect(page.getByText(t('refunds:title'))).toBeVisible();
      await expectAccessible(page);
      const code =
        (await page.getByText(/[0-9A-Z]{5}-[0-9A-Z]{5}/).innerText()).match(/[0-9A-Z]{5}-[0-9A-Z]{5}/)?.[0] ?? '';
      await page
        .getByRole('main')
        .getByRole('button', { name: t('orders:uploadDepositProof') })
        .click();
      await expect(page.getByRole('dialog').getByText('0000 0000 0000')).toBeVisible();

      const mail = (await backend.mailsTo(buyer.email)).find(({ qr }) => qr !== null);
      expect(mail?.body.replaceAll(/\D/g, '')).not.toContain('000000000000');
      expect(mail?.body, 'the page and the e-mail carry one code').toContain(code);
      const qr = new URL(mail?.qr ?? '');

      // A visitor without an account.
      const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin, serviceWorkers: 'block' });
      const stranger = await elsewhere.newPage();
      await stranger.goto(addressOf(shopper, `/pay/check${qr.search}`));
      await expect(stranger.getByText(t('payment:verdictGood'))).toBeVisible();
      await expect(stranger.getByText('0000 0000 0000')).toHaveCount(0);
      await stranger.getByLabel(t('payment:orderNo')).fill('GP1');
      await stranger.getByRole('button', { name: t('payment:check'), exact: true }).click();
      await expect(stranger.getByText(t('payment:verdictBad'), { exact: true })).toBeVisible();
      await expectAccessible(stranger);
      await stranger.goto(
        addressOf(shopper, `/pay/check?signed=${(qr.searchParams.get('signed') ?? '').replace('USD', 'USD9')}`),
      );
      await expect(stranger.getByRole('alert')).toBeVisible();
      await expect(stranger.getByText(t('payment:verdictGood'))).toHaveCount(0);
      await elsewhere.close();
    });
  });
}
