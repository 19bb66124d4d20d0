/** An area of code for mutation testing. */
export interface Area {
  mutate: readonly string[];
  /** The tests of the area, as patterns; long random searches are left out. */
  tests: readonly string[];
  /** Its tests open databases. */
  hasDatabase: boolean;
}

export const areas = {
  wire: {
    mutate: ['wire/*.ts', 'wire/{client,envelope}/**/*.ts'],
    tests: [
      'wire/*.test.ts',
      'wire/{client,envelope}/**/*.test.ts',
      'src/shared/api/**/*.test.ts',
      'tests/wire/{refusals,vectors,replay-unknown}.test.ts',
    ],
    hasDatabase: false,
  },
  host: {
    mutate: ['wire/host/**/*.ts', 'server/platform/settings/start-or-explain.ts'],
    tests: ['wire/host/**/*.test.ts', 'server/platform/settings/start-or-explain.test.ts'],
    hasDatabase: false,
  },
  pricing: {
    mutate: ['server/marketplace/pricing/**/*.ts'],
    tests: ['server/marketplace/pricing/**/*.test.ts'],
    hasDatabase: true,
  },
  orders: {
    mutate: ['server/marketplace/orders/**/*.ts'],
    tests: ['server/marketplace/orders/**/*.test.ts'],
    hasDatabase: true,
  },
  coupons: {
    mutate: ['server/marketplace/coupons/**/*.ts'],
    tests: ['server/marketplace/coupons/**/*.test.ts', 'server/marketplace/orders/{reserve,lapse}.db.test.ts'],
    hasDatabase: true,
  },
} as const satisfies Record<string, Area>;

export type AreaName = keyof typeof areas;

export function isAreaName(name: string): name is AreaName {
  return Object.hasOwn(areas, name);
}
