import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert } from './amount.ts';
import { transferPrice } from './transfer-price.ts';

const rates = { jpyPerUsd: 152, kesPerUsd: 129 };

describe('a transfer price', () => {
  it('turns dollars and yen into whole Kenyan shillings', () => {
    expect(transferPrice(6850, 'USDToKES', rates)).toBe(883_650);
    expect(transferPrice(1_041_200, 'JPYToKES', rates)).toBe(883_650);
    expect(transferPrice(0.01, 'USDToKES', rates)).toBe(1);
  });

  it('is what a quote says in shillings for the same dollars', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(transferPrice(cents / 100, 'USDToKES', rates)).toBe(convert(cents, rates).kes);
      }),
    );
  });
});
