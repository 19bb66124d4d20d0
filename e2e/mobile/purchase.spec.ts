import { testedLanguages } from '../support/scope.ts';
import { buyVehicle } from '../support/purchase.ts';
import { test } from '../support/site-test.ts';

const keywords = { en: 'Aqua', ja: 'ハリアー', zh: '奇骏', sw: 'Noah' } as const;

for (const language of testedLanguages) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('buys a vehicle from search to receipt on a phone', async ({ shopper, page, buyer }) => {
      // The journey loads about thirty pages.
      test.slow();
      const reserve = page.getByRole('complementary').getByRole('button', { name: shopper.t('detail:reserve') });
      await buyVehicle(shopper, { buyer, keyword: keywords[language], reserve });
    });
  });
}
