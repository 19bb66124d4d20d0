/** A part of the code whose tests are tried with planted faults. */
export interface Area {
  mutate: readonly string[];
  /** The tests that stand for it, as patterns; those that search by chance for long are left out. */
  tests: readonly string[];
  /** Its tests open databases. */
  hasDatabase: boolean;
}

export const areas = {
  protocol: {
    mutate: ['src/protocol/**/*.ts'],
    tests: ['src/{protocol,api}/**/*.test.ts', 'tests/wire/{refusals,vectors,replay-unknown}.test.ts'],
    hasDatabase: false,
  },
  wire: {
    mutate: ['server/wire/**/*.ts'],
    tests: ['server/wire/**/*.test.ts'],
    hasDatabase: false,
  },
  pricing: {
    // The inputs of its tests stand beside it.
    mutate: ['server/pricing/**/*.ts', '!server/pricing/quote-inputs.ts'],
    tests: ['server/pricing/**/*.test.ts'],
    hasDatabase: false,
  },
  orders: {
    mutate: ['server/orders/**/*.ts'],
    tests: ['server/orders/**/*.test.ts'],
    hasDatabase: true,
  },
  coupons: {
    mutate: ['server/coupons/**/*.ts'],
    tests: ['server/coupons/**/*.test.ts', 'server/orders/{submit,lapse}.test.ts'],
    hasDatabase: true,
  },
} as const satisfies Record<string, Area>;

export type AreaName = keyof typeof areas;

export function isAreaName(name: string): name is AreaName {
  return Object.hasOwn(areas, name);
}
