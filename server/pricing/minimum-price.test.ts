import { describe, expect, it } from 'vitest';
import { posterPriceIsAllowed } from './minimum-price.ts';

describe('a poster price', () => {
  it.each([
    ['B-216 may come down to the minimum selling price', 6600, true],
    ['B-216 may not bring the vehicle a dollar below it', 6599, false],
    ['B-216 may go up', 9000, true],
  ])('%s', (_, newPosterPrice, allowed) => {
    const dollars = { vehiclePrice: 5350, originalPosterPrice: 6850, newPosterPrice, minimumPrice: 5100 };
    expect(posterPriceIsAllowed(dollars)).toBe(allowed);
  });

  it('B-216 is counted the same in yen', () => {
    const yen = { vehiclePrice: 813_200, originalPosterPrice: 1_041_200, minimumPrice: 775_200 };
    expect(posterPriceIsAllowed({ ...yen, newPosterPrice: 1_003_200 })).toBe(true);
    expect(posterPriceIsAllowed({ ...yen, newPosterPrice: 1_003_199 })).toBe(false);
  });
});
