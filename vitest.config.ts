import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { findServerTests } from './server/testing/server-tests.ts';
import { clocks } from './tests/clock/clocks.ts';

const serverTests = findServerTests();
/** Tests about what only a database server can do, such as going away. */
const postgresOnly = ['tests/server/**/*.postgres.test.ts'];

/** An engine for each test frees much compiled code, and V8 may stumble over that. */
const keepingEngineCode = { execArgv: ['--no-wasm-code-gc'] };

function onEngine(engine: 'pglite' | 'postgres', exclude: string[] = []): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name: engine,
      include: [...serverTests, ...postgresOnly],
      exclude,
      globalSetup: `server/testing/set-up-${engine}.ts`,
      setupFiles: 'server/testing/use-databases.ts',
      runner: 'server/testing/engine-runner.ts',
      // The server keeps nothing of a database outside of its services, so that files may share its loaded modules.
      isolate: false,
      ...(engine === 'pglite' && keepingEngineCode),
    },
  };
}

/** Tests of what reads the clock or the zone: each runs under every clock, and not by the machine's. */
const clockTests = ['{demo,server,src,tests}/**/*.clock.test.{ts,tsx}'];

function underClock({ zone, moment }: (typeof clocks)[number]): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name: `clock ${zone}`,
      include: clockTests,
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
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 50_000 } },
    // Left to itself it keeps one core free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['{bench,contract,demo,mock-server,screens,scripts,server,src,tests,wire}/**/*.test.{ts,tsx}'],
          exclude: [...serverTests, ...postgresOnly, ...clockTests],
          setupFiles: 'src/testing/wait-patiently.ts',
        },
      },
      onEngine('pglite', postgresOnly),
      onEngine('postgres'),
      ...clocks.map(underClock),
    ],
  },
});
