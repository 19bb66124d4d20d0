import { describe, expect, it } from 'vitest';
import { freightModeOf, freightOf, freightTypeOf } from './freight.ts';

describe('Freight', () => {
  const roro = { kind: 'roro', handlingCents: 58_000, centsPerCubicMetre: 8400, minimumCents: 120_000 } as const;

  it('RORO freight is calculated from cubic metres, in steps of ten dollars', () => {
    expect(freightOf(roro, 10.03)).toBe(142_000);
    expect(freightOf(roro, 15.76)).toBe(190_000);
  });

  it('RORO freight is never below its minimum', () => {
    expect(freightOf(roro, 2)).toBe(120_000);
  });

  const container = {
    kind: 'container',
    sizes: [
      { upToCubicMetres: 12, cents: 215_000 },
      { upToCubicMetres: 40, cents: 330_000 },
    ],
  } as const;

  it('Container freight is the price of the first size that the vehicle fits', () => {
    expect(freightOf(container, 12)).toBe(215_000);
    expect(freightOf(container, 12.01)).toBe(330_000);
  });

  it('A vehicle that fits no container has no freight', () => {
    expect(freightOf(container, 41)).toBeUndefined();
  });

  it('B-134 Prepaid freight is type 1 and collected freight is type 2', () => {
    expect([freightTypeOf('prepaid'), freightTypeOf('collect')]).toEqual([1, 2]);
    expect(([1, 2] as const).map(freightModeOf)).toEqual(['prepaid', 'collect']);
  });
});
