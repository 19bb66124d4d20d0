import { describe, expect, it } from 'vitest';
import { readReferenceCatalogue } from '#server/marketplace/reference/catalogue/catalogue.ts';
import { normaliseSearch, searchTextOf } from './search-text.ts';

const catalogue = readReferenceCatalogue();

function textOf(styleId: string): string {
  const style = catalogue.styles.find(({ id }) => id === styleId);
  const model = catalogue.models.find(({ id }) => id === style?.modelId);
  const make = catalogue.makes.find(({ id }) => id === style?.makeId);
  const level = catalogue.levels.find(({ code }) => code === model?.level);
  if (!style || !model || !make || !level) throw new RangeError(`There is no style ${styleId}`);
  return searchTextOf({ make, model, style, level });
}

const finds = (styleId: string, query: string): boolean => textOf(styleId).includes(normaliseSearch(query));

describe('The search text', () => {
  it.each([
    ['5001', 'Vitz'],
    ['5001', 'Toyota Vitz 1.0 F'],
    ['5001', '1.0 F'],
    ['5001', 'トヨタ ヴィッツ'],
    ['5001', '丰田'],
    ['5001', 'ｖｉｔｚ'],
    ['5004', 'landcruiser'],
    ['5004', 'Land Cruiser Prado'],
    ['5004', 'TX'],
    ['5005', 'X-Trail'],
    ['5005', 'x trail'],
    ['5005', 'xtrail'],
    ['5005', 'X‐TRAIL 20X Hybrid'],
    ['5006', 'atto 3'],
    ['5006', '比亚迪'],
    ['5007', 'hiace'],
    ['5007', 'ハイエースバン'],
    ['11801', 'pro box'],
    ['11801', 'probox'],
    ['40201', 'cx5'],
    ['40201', 'SUV'],
  ])('The style %s is found by %j', (styleId, query) => {
    expect(finds(styleId, query)).toBe(true);
  });

  it('A style is not found by the name of another', () => {
    expect(finds('5001', 'Demio')).toBe(false);
  });
});
