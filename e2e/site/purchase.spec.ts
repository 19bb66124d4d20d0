import { prefixes } from '../../screens/screens.ts';
import { languages } from '../../wire/language.ts';
import { buyVehicle } from '../support/purchase.ts';
import { pricePanel } from '../support/shopper.ts';
import { inFullRuns, test } from '../support/site-test.ts';

const keywords = { en: 'Vitz', ja: 'ノート', zh: '飞度' } as const;

for (const language of languages) {
  test.describe(`below /${prefixes[language]}`, inFullRuns(language), () => {
    test.use({ language });

    test('B-001 B-002 B-005 B-083 B-085 B-087 B-147 B-148 B-163 B-164 B-165 B-166 B-167 B-168 B-169 B-170 B-174 B-175 B-176 B-179 B-202 B-203 B-329 a new buyer buys a vehicle, from the search to the receipt', async ({
      shopper,
      buyer,
    }) => {
      test.slow();
      const reserve = pricePanel(shopper).getByRole('button', { name: shopper.t('detail:reserve') });
      await buyVehicle(shopper, { buyer, keyword: keywords[language], reserve });
    });
  });
}
