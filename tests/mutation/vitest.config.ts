import { defineConfig } from 'vitest/config';
import { findPostgres } from '../../server/testing/postgres.mjs';
import { areas, isAreaName, type Area } from './areas.ts';

// The tests of one area, in one project: Stryker runs them again for each fault that it plants.
const name = process.env['MUTATED_AREA'] ?? '';
if (!isAreaName(name)) throw new Error(`MUTATED_AREA must be one of ${Object.keys(areas).join(', ')}.`);
const { tests, hasDatabase }: Area = areas[name];

/** A copy of a database takes tens of milliseconds on a server, and a second on the embedded engine. */
const engine = findPostgres() === undefined ? 'pglite' : 'postgres';

export default defineConfig({
  test: {
    // Many times what the slowest of them takes on a busy machine: a fault may leave a test waiting for ever.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
    include: [...tests],
    // A fault costs a run of its own, and most of that is loading: the files of one run share what they load.
    isolate: false,
    // Long on purpose: they look for races, or try all that is refused; what is for full runs alone is longer still.
    exclude: ['**/{race,refused-acts}.db.test.ts', '**/*.full.*', '**/node_modules/**'],
    ...(hasDatabase && {
      globalSetup: `server/testing/set-up-${engine}.ts`,
      setupFiles: 'server/testing/use-databases.ts',
    }),
  },
});
