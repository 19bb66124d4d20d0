import { prefixes } from '#screens/screens.ts';
import { testedLanguages } from '../support/scope.ts';
import { buyVehicle } from '../support/purchase.ts';
import { pricePanel } from '../support/shopper.ts';
import { test } from '../support/site-test.ts';

/** Models that were built recently, so Kenya still takes some of their vehicles. */
const keywords = { en: 'Passo', ja: 'ノート', zh: '飞度', sw: 'Swift' } as const;

for (const language of testedLanguages) {
  test.describe(`below /${prefixes[language]}`, () => {
    test.use({ language });

    test('B-001 B-002 B-005 B-083 B-085 B-087 B-147 B-148 B-163 B-164 B-165 B-166 B-167 B-168 B-169 B-170 B-174 B-175 B-176 B-179 B-202 B-203 B-329 buys a vehicle from search to receipt', async ({
      shopper,
      buyer,
    }) => {
      // The journey loads about thirty pages.
      test.slow();
      const reserve = pricePanel(shopper).getByRole('button', { name: shopper.t('detail:reserve') });
      await buyVehicle(shopper, { buyer, keyword: keywords[language], reserve });
    });
  });
}
