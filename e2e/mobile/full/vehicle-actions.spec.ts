import { addressOf } from '../../support/shopper.ts';
import { findOrderable } from '../../support/orderable.ts';
import { expect, test, untilHydrated } from '../../support/site-test.ts';
import { tooSmallTouchTargets } from '../../support/touch-targets.ts';
import { testedLanguages } from '../../support/scope.ts';

for (const language of testedLanguages) {
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: { width: 360, height: 780 } });

    test('shows the actions of a vehicle in one line on a narrow phone, with their full accessible names', async ({
      shopper,
      backend,
    }) => {
      const { page, t } = shopper;
      const { id } = await findOrderable(backend);
      await page.goto(addressOf(shopper, `/car/detail?id=${id}`));
      await untilHydrated(page);
      const names = [t('detail:shareByWhatsApp'), t('detail:share'), t('vehicles:favorite')];
      const places = await Promise.all(
        names.map((name) => page.getByRole('main').getByRole('button', { name, exact: true }).first().boundingBox()),
      );
      const middles = places.map((place) => place && Math.round(place.y + place.height / 2));
      expect(middles).toEqual(names.map(() => middles[0]));
      const [, , last] = places;
      expect(last && last.x + last.width).toBeLessThanOrEqual(360);
      await expect(async () => expect(await tooSmallTouchTargets(page)).toEqual([])).toPass();
    });
  });
}
