import { describe, expect, test } from 'vitest';
import { checkPosterPrice, hasDollarPrice, inCountry, lowestPrice, offerOf, shapeOf } from './poster-price.ts';
import { posterPrice } from './testing/poster-order.ts';

const dollars = offerOf(posterPrice(), { payUnit: 'USD', hasClearance: false });
const yen = offerOf(posterPrice(), { payUnit: 'JPY', hasClearance: false });

describe('the price of a poster', () => {
  test.each([
    ['B-216 The price may come down to the minimum selling price', '6600', undefined],
    ['B-216 B-210 The price may not be a cent below the minimum', '6599.99', 'priceTooLow'],
    ['B-216 The price may go up', '9000', undefined],
    ['B-215 The price is required', '', 'priceMissing'],
  ] as const)('%s', (_, typed, fault) => {
    expect(checkPosterPrice(typed, dollars)).toBe(fault);
  });

  test('B-216 has its minimum in yen in the Japanese interface', () => {
    expect(lowestPrice(yen)).toBe(1_003_200);
    expect(checkPosterPrice('1003200', yen)).toBeUndefined();
    expect(checkPosterPrice('1003199', yen)).toBe('priceTooLow');
  });

  test('B-216 may not be lowered when no minimum is known', () => {
    const { sellingPriceMinUSD: _, ...price } = posterPrice();
    expect(lowestPrice(offerOf(price, { payUnit: 'USD', hasClearance: false }))).toBe(6850);
  });

  test('includes ticked customs clearance, and is not reduced by it', () => {
    const cleared = offerOf(posterPrice(), { payUnit: 'USD', hasClearance: true });
    expect([cleared.total, lowestPrice(cleared)]).toEqual([10_950, 10_700]);
  });

  test('is converted to shillings at the quote’s rate', () => {
    expect(inCountry(6850, dollars)).toBe(883_650);
    expect(inCountry(6600, dollars)).toBe(851_400);
    expect(inCountry(1_041_200, yen)).toBe(883_650);
  });

  test('B-197 requires a price in dollars', () => {
    expect(hasDollarPrice(posterPrice())).toBe(true);
    expect(hasDollarPrice({ ...posterPrice(), totalPriceUSD: 0 })).toBe(false);
  });

  test('B-215 has no cents in yen', () => {
    expect([shapeOf('USD'), shapeOf('JPY')]).toEqual([{ before: 8 }, { before: 11, after: 0 }]);
    expect(checkPosterPrice('1003200.5', yen, shapeOf('JPY'))).toBe('priceUnfit');
  });

  test('B-215 is refused with more than 11 characters, not cut to another price', () => {
    expect(checkPosterPrice('12345678.90', dollars, shapeOf('USD'))).toBeUndefined();
    expect(checkPosterPrice('123456789.90', dollars, shapeOf('USD'))).toBe('priceUnfit');
  });
});
