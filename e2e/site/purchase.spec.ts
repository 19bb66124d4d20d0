import { expectOrderCard, expectOrderPage, handInProof, readOrderNumber } from '../support/order-screen.ts';
import { fillLogin } from '../support/buyers.ts';
import { prefixes } from '../../screens/screens.ts';
import { languages } from '../../wire/language.ts';
import { addressOf, fillRecipient, findVehicle, pricePanel, priceToMombasa } from '../support/shopper.ts';
import { expect, inFullRuns, test } from '../support/site-test.ts';
import { staff } from '../support/staff.ts';

/** Each journey takes vehicles of its own. */
const keywords = { en: 'Vitz', ja: 'ノート', zh: '飞度' } as const;

for (const language of languages) {
  test.describe(`below /${prefixes[language]}`, inFullRuns(language), () => {
    test.use({ language });

    test('B-001 B-002 B-005 B-083 B-085 B-087 B-147 B-148 B-163 B-164 B-165 B-166 B-167 B-168 B-169 B-170 B-174 B-175 B-176 B-179 B-202 B-203 B-329 a new buyer buys a vehicle, from the search to the receipt', async ({
      shopper,
      buyer,
    }) => {
      test.slow();
      const { page, t } = shopper;
      await page.goto(addressOf(shopper, ''));
      const name = await findVehicle(shopper, keywords[language]);
      const detailPath = page.url();
      const total = await priceToMombasa(shopper);
      expect(total).toMatch(language === 'ja' ? /^JPY / : /^USD /);
      await fillRecipient(shopper);
      await pricePanel(shopper)
        .getByRole('button', { name: t('detail:reserve') })
        .click();
      await fillLogin(page.getByRole('dialog'), t, buyer);

      // The login loads the page anew before it goes on.
      await expect(page).toHaveURL(/\/car\/order\/reserve\?/);
      await expect(page.getByText(t('orders:cif', { amount: total }))).toBeVisible();
      await page.getByRole('button', { name: t('orders:reserve') }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('orders:reservedTitle') })).toBeVisible();
      await expect(page.getByText(t('orders:reservedReminder'))).toBeVisible();
      await expect(page.getByText(t('orders:cif', { amount: total }))).toBeVisible();
      await expect(page.getByRole('timer')).toHaveText(/^23:5\d:\d\d$/);
      await page.getByRole('button', { name: t('orders:reservedConfirm') }).click();

      const card = page.getByRole('article', { name });
      await expectOrderCard(shopper, card, 0);
      await card.getByRole('link', { name }).click();
      await expectOrderPage(shopper, 0);
      await expect(page.getByText(t('orders:cif', { amount: total }))).toBeVisible();
      const orderPath = page.url();
      const orderNo = await readOrderNumber(shopper);

      await page.goto(detailPath);
      await expect(page.getByRole('region', { name: t('detail:proofDue') })).toBeVisible();
      await handInProof(shopper, t('detail:uploadProof'));
      await expect(page.getByRole('region', { name: t('detail:underReview') })).toBeVisible();
      await page.goto(orderPath);
      await expectOrderPage(shopper, 1);

      await staff('approve-payment', orderNo);
      await page.reload();
      await expectOrderPage(shopper, 2);
      const ship = new URL(addressOf(shopper, '?tab=2'), orderPath).href;
      await staff('ship', orderNo, '--freight-number', 'GPMBA2606001', '--logistics-link', ship);
      await page.reload();
      await expectOrderPage(shopper, 3);
      await expect(page.getByText('GPMBA2606001')).toBeVisible();
      const followed = page.waitForEvent('popup');
      await page.getByRole('button', { name: t('orders:track') }).click();
      await expect(await followed).toHaveURL(ship);

      await staff('request-balance', orderNo);
      await page.reload();
      await expectOrderPage(shopper, 4);
      await handInProof(shopper, t('orders:uploadBalanceProof'));
      await expectOrderPage(shopper, 5);
      await staff('approve-payment', orderNo);
      await page.reload();
      await expectOrderPage(shopper, 6);
      await page.getByRole('button', { name: t('orders:confirmReceipt') }).click();
      const prompt = page.getByRole('alertdialog');
      await expect(prompt).toContainText(t('common:promptConfirmReceipt'));
      await prompt.getByRole('button', { name: t('common:confirm') }).click();
      await expectOrderPage(shopper, 7);

      await page.getByRole('link', { name: t('orders:backToOrders') }).click();
      await page.getByRole('tab', { name: t('orders:tab_completed') }).click();
      await expectOrderCard(shopper, card, 7);
      await page.goto(detailPath);
      await expect(page.getByRole('region', { name: t('detail:removed') })).toBeVisible();
    });
  });
}
