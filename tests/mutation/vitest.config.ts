import { defineConfig } from 'vitest/config';
import { areas, isAreaName, type Area } from './areas.ts';

// The tests of one area, in one project: Stryker runs them again for each fault that it plants.
const name = process.env['MUTATED_AREA'] ?? '';
if (!isAreaName(name)) throw new Error(`MUTATED_AREA must be one of ${Object.keys(areas).join(', ')}.`);
const { tests, hasDatabase }: Area = areas[name];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: [...tests],
    // Long on purpose: they look for races, not for faults.
    exclude: ['**/race.test.ts', '**/node_modules/**'],
    ...(hasDatabase && {
      globalSetup: 'server/testing/set-up-pglite.ts',
      setupFiles: 'server/testing/use-databases.ts',
      isolate: false,
    }),
  },
});
