import { languages } from '../../wire/language.ts';
import { buyVehicle } from '../support/purchase.ts';
import { inFullRuns, test } from '../support/site-test.ts';

const keywords = { en: 'Aqua', ja: 'ハリアー', zh: '奇骏' } as const;

for (const language of languages) {
  test.describe(`in ${language}`, inFullRuns(language), () => {
    test.use({ language });

    test('On a phone a new buyer buys a vehicle, from the search to the receipt', async ({ shopper, page, buyer }) => {
      test.slow();
      const reserve = page.getByRole('complementary').getByRole('button', { name: shopper.t('detail:reserve') });
      await buyVehicle(shopper, { buyer, keyword: keywords[language], reserve });
    });
  });
}
