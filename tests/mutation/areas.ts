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
      'src/api/**/*.test.ts',
      'tests/wire/{refusals,vectors,replay-unknown}.test.ts',
    ],
    hasDatabase: false,
  },
  host: {
    mutate: ['wire/host/**/*.ts', 'server/settings/start-or-explain.ts'],
    tests: ['wire/host/**/*.test.ts', 'server/settings/start-or-explain.test.ts'],
    hasDatabase: false,
  },
  pricing: {
    mutate: ['server/pricing/**/*.ts'],
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
    tests: ['server/coupons/**/*.test.ts', 'server/orders/{reserve,lapse}.db.test.ts'],
    hasDatabase: true,
  },
} as const satisfies Record<string, Area>;

export type AreaName = keyof typeof areas;

export function isAreaName(name: string): name is AreaName {
  return Object.hasOwn(areas, name);
}
