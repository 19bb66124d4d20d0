import { defineConfig } from 'vitest/config';
import { findPostgres } from '#server/testing/postgres.mjs';
import { areas, isAreaName, type Area } from './areas.ts';

// The tests of one area, in one project: Stryker runs them again for each mutant.
const name = process.env['MUTATED_AREA'] ?? '';
if (!isAreaName(name)) throw new Error(`MUTATED_AREA must be one of ${Object.keys(areas).join(', ')}.`);
const { tests, hasDatabase }: Area = areas[name];

/** Copying a database takes tens of milliseconds on a server, and a second on the embedded engine. */
const engine = findPostgres() === undefined ? 'pglite' : 'postgres';

export default defineConfig({
  test: {
    // Many times the duration of the slowest test on a busy machine: a mutant may make a test wait forever.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
    include: [...tests],
    // Each mutant is a run of its own, mostly spent on loading: the files of a run share modules.
    isolate: false,
    // Slow by design: race conditions, or long lists of refusals. Tests of the full run are even slower.
    exclude: ['**/{race,refused-acts}.db.test.ts', '**/*.full.*', '**/node_modules/**'],
    ...(hasDatabase && {
      globalSetup: `server/testing/set-up-${engine}.ts`,
      setupFiles: 'server/testing/use-databases.ts',
    }),
  },
});
