import { setFlagsFromString } from 'node:v8';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { clocks } from './tests/clock/clocks.ts';

// V8 may crash when it frees the code of an engine that a test has closed. This holds for tests in threads; those in
// processes of their own get the same as an argument.
setFlagsFromString('--no-wasm-code-gc');

/** Tests that open a database: each runs on both engines. */
const databaseTests = '{bench,demo,server,tests}/**/*.db.test.ts';
/** Tests about what only a database server can do, such as going away. */
const postgresOnly = '{server,tests}/**/*.postgres.test.ts';
/** Tests of what reads the clock or the zone: each runs under every clock, and not by the machine's. */
const clockTests = '{demo,server,src,tests}/**/*.clock.test.{ts,tsx}';

/** An engine for each test frees much compiled code, and V8 may stumble over that. */
const keepingEngineCode = { execArgv: ['--no-wasm-code-gc'] };

function onEngine(engine: 'pglite' | 'postgres', include: string[]): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name: engine,
      include,
      globalSetup: `server/testing/set-up-${engine}.ts`,
      setupFiles: 'server/testing/use-databases.ts',
      runner: 'server/testing/engine-runner.ts',
      // The server keeps nothing of a database outside of its services, so that files may share its loaded modules.
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
      env: { TZ: zone },
      provide: { moment },
      globalSetup: 'server/testing/set-up-pglite.ts',
      setupFiles: ['server/testing/use-databases.ts', 'tests/clock/set-clock.ts'],
      // Many small files, and all of them with one clock.
      isolate: false,
      ...keepingEngineCode,
    },
  };
}

export default defineConfig({
  test: {
    // A busy machine is slow, not wrong: only a test that never ends is stopped.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // Left to itself it keeps one core free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: ['{screens,src}/**/*.test.{ts,tsx}', 'tests/site/**/*.test.{ts,tsx}'],
          exclude: [clockTests],
          setupFiles: 'src/testing/prepare-tests.ts',
          // Each file has a world of its own, as everywhere, but the libraries are compiled once: a fifth of the time.
          pool: 'vmThreads',
        },
      },
      {
        extends: true,
        test: {
          name: 'units',
          include: ['{bench,contract,demo,mock-server,scripts,server,tests,wire}/**/*.test.ts'],
          exclude: [databaseTests, postgresOnly, clockTests, 'tests/site/**'],
          // Many of them start commands: of one process that holds all threads each start would take much longer.
          ...keepingEngineCode,
        },
      },
      onEngine('pglite', [databaseTests]),
      onEngine('postgres', [databaseTests, postgresOnly]),
      ...clocks.map(underClock),
    ],
  },
});
