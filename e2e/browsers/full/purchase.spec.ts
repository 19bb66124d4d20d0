import { prefixes } from '#screens/screens.ts';
import { languages, type Language } from '#wire/language.ts';
import { expect } from '../../support/site-test.ts';
import { engines } from '../engine-test.ts';
import { buyOnPhone } from '../buy-on-phone.ts';

/** Each journey uses its own vehicles. */
const keywords: Record<string, Record<Language, string>> = {
  Firefox: { en: 'Corolla', ja: 'ノア', zh: '普锐斯', sw: 'Vitz' },
  WebKit: { en: 'Harrier', ja: 'ヴォクシー', zh: '雅力士', sw: 'Fielder' },
};

for (const { name, test } of engines) {
  test.use({ device: 'phone' });

  for (const language of languages) {
    test(`${name}, ${language}: buys a vehicle from search to receipt on a phone`, async ({
      engine,
      baseURL,
      buyer,
    }) => {
      test.slow();
      const keyword = keywords[name]?.[language] ?? '';
      expect(keyword).not.toBe('');
      await buyOnPhone(engine, { site: `${baseURL}/${prefixes[language]}`, language, buyer, keyword });
    });
  }
}
