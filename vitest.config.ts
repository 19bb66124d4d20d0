import { globSync, readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { findPostgres } from '#server/testing/postgres.mjs';
import { clocks } from './tests/clock/clocks.ts';
import { isFullRun, retries } from './tests/scope.ts';

// V8 may crash when it frees the code of an engine that a test has closed. This setting is for tests in threads; tests
// in processes get it as an argument.
setFlagsFromString('--no-wasm-code-gc');
const keepingEngineCode = { execArgv: ['--no-wasm-code-gc'] };

type TestOptions = NonNullable<Extract<TestProjectConfiguration, { test?: unknown }>['test']>;

/** Files that only `npm run test:full` runs. */
const fullOnly = isFullRun ? [] : ['**/*.full.*'];
const excluded = ['**/node_modules/**', ...fullOnly];

/** Tests that open a database. */
const databaseTests = '{bench,demo,server,tests}/**/*.db.test.ts';
/** Tests of what only a database server can do, such as going offline. */
const postgresOnly = '{server,tests}/**/*.postgres.test.ts';
/** Tests whose result may depend on the engine. The journeys also run on the embedded engine, with all migrations. */
const engineTests = [
  'server/platform/database/{hot-reads,cache-version}.db.test.ts',
  'server/marketplace/catalogue/list-vehicles.db.test.ts',
];
/** Tests of code that reads the clock or the time zone. Each runs under every clock instead of the machine's. */
const clockTests = '{demo,server,src,tests}/**/*.clock.test.{ts,tsx}';

const siteTests = ['{screens,src}/**/*.test.{ts,tsx}', 'tests/site/**/*.test.{ts,tsx}'];
const unitTests = ['{bench,contract,demo,mock-server,scripts,server,states,tests,wire}/**/*.test.ts'];

/** All database tests run on PostgreSQL where it is installed, because it copies a database ten times faster. */
const hasPostgres = findPostgres() !== undefined || process.env['TEST_DATABASE_URL'] !== undefined;
const onPglite = isFullRun || !hasPostgres ? [databaseTests] : engineTests;

/** Code that replaces modules or globals, which would disturb other files in the same worker. */
const changesWorld = /vi\.(mock|doMock|stubEnv|resetModules)\(|process\.chdir|process\.env\[[^\]]+\] =/;

/** The same, or code that needs a page. Shared pages made results depend on the order of the files. */
const changesPage = new RegExp(`@vitest-environment|${changesWorld.source}`);

/** Splits tests into files that share a worker with its loaded modules, and files that need a worker of their own. */
function byIsolation(
  name: string,
  include: string[],
  needsOwnWorker: RegExp,
  exclude: string[],
  test: TestOptions,
  isolation: TestOptions = {},
): TestProjectConfiguration[] {
  const files = globSync(include, { exclude });
  const isolated = files.filter((file) => needsOwnWorker.test(readFileSync(file, 'utf8')));
  const shared = files.filter((file) => !isolated.includes(file));
  return [
    { extends: true, test: { ...test, name, include: shared, isolate: false } },
    { extends: true, test: { ...test, name: `${name} isolated`, include: isolated, ...isolation } },
  ];
}

function onEngine(engine: 'pglite' | 'postgres', include: string[]): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name: engine,
      include,
      exclude: excluded,
      globalSetup: `server/testing/set-up-${engine}.ts`,
      setupFiles: 'server/testing/use-databases.ts',
      runner: 'server/testing/engine-runner.ts',
      // The server keeps no database state outside its services, so files may share loaded modules.
      isolate: false,
      ...(engine === 'pglite' && keepingEngineCode),
    },
  };
}

function underClock({ zone, moment }: (typeof clocks)[number]): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name: `clock ${zone}`,
      include: [clockTests],
      exclude: excluded,
      env: { TZ: zone },
      provide: { moment },
      ...(isFullRun && { globalSetup: 'server/testing/set-up-pglite.ts' }),
      setupFiles: [...(isFullRun ? ['server/testing/use-databases.ts'] : []), 'tests/clock/set-clock.ts'],
      // Many small files, all with one clock.
      isolate: false,
      ...keepingEngineCode,
    },
  };
}

export default defineConfig({
  test: {
    // Above what a test takes on a busy machine: slowness is not a failure.
    testTimeout: isFullRun ? 600_000 : 60_000,
    hookTimeout: isFullRun ? 600_000 : 60_000,
    retry: retries,
    expect: { poll: { timeout: 30_000 } },
    // By default one core stays idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      // Libraries are compiled once for all isolated files.
      ...byIsolation(
        'site',
        siteTests,
        changesPage,
        [clockTests, ...fullOnly],
        { setupFiles: 'src/testing/prepare-tests.ts', pool: 'threads' },
        { pool: 'vmThreads' },
      ),
      // Many of them start commands, and starting one from a process that holds all threads takes much longer.
      ...byIsolation(
        'units',
        unitTests,
        changesWorld,
        [databaseTests, postgresOnly, clockTests, 'tests/site/**', ...fullOnly],
        {
          pool: 'forks',
          ...keepingEngineCode,
        },
      ),
      onEngine('postgres', hasPostgres ? [databaseTests, postgresOnly] : [postgresOnly]),
      onEngine('pglite', onPglite),
      ...clocks.map(underClock),
    ],
  },
});
