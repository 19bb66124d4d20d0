import { describe, expect, it } from 'vitest';
import { freightModeOf, freightOf, freightTypeOf } from './freight.ts';

describe('freight', () => {
  const roro = { kind: 'roro', handlingCents: 58_000, centsPerCubicMetre: 8400, minimumCents: 120_000 } as const;

  it('by RORO goes by the cubic metre, in steps of ten dollars', () => {
    expect(freightOf(roro, 10.03)).toBe(142_000);
    expect(freightOf(roro, 15.76)).toBe(190_000);
  });

  it('by RORO has a minimum', () => {
    expect(freightOf(roro, 2)).toBe(120_000);
  });

  const container = {
    kind: 'container',
    sizes: [
      { upToCubicMetres: 12, cents: 215_000 },
      { upToCubicMetres: 40, cents: 330_000 },
    ],
  } as const;

  it('in a container goes by the place that the vehicle takes', () => {
    expect(freightOf(container, 12)).toBe(215_000);
    expect(freightOf(container, 12.01)).toBe(330_000);
  });

  it('in a container cannot be had for what fits in none', () => {
    expect(freightOf(container, 41)).toBeUndefined();
  });

  it('B-134 is type 1 when it is prepaid and type 2 when it is collected', () => {
    expect([freightTypeOf('prepaid'), freightTypeOf('collect')]).toEqual([1, 2]);
    expect(([1, 2] as const).map(freightModeOf)).toEqual(['prepaid', 'collect']);
  });
});
