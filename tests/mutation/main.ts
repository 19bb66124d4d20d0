import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { areas, isAreaName, type AreaName } from './areas.ts';

// Runs mutation tests on envelopes, prices and orders, and lists the surviving mutants.

/** The minimum mutation score, in per cent. */
const wanted = 85;

const named = process.argv.slice(2);
const chosen = named.length > 0 ? named.filter(isAreaName) : Object.keys(areas).filter(isAreaName);
if (chosen.length < named.length) {
  console.error(`Name any of these areas, or none for all: ${Object.keys(areas).join(', ')}.`);
  process.exit(1);
}

interface Result {
  tried: number;
  found: number;
  /** Killed mutants whose test timed out. */
  endless: number;
  /** Survived mutants without test coverage. */
  unreached: number;
}

const results: Partial<Record<AreaName, Result>> = {};
for (const area of chosen) results[area] = await plantFaults(area);
for (const [area, { tried, found, endless, unreached }] of Object.entries(results)) {
  const share = `${((100 * found) / tried).toFixed(1)} % found`;
  console.log(`${area.padEnd(10)} ${share}: ${found} of ${tried}, ${endless} by time; ${unreached} reached by no test`);
}
process.exitCode = Object.values(results).every(({ tried, found }) => 100 * found >= wanted * tried) ? 0 : 1;

/** A mutant that no test reaches counts as survived. */
async function plantFaults(area: AreaName): Promise<Result> {
  process.env['MUTATED_AREA'] = area;
  const mutants = await new Stryker({
    mutate: [...areas[area].mutate, '!**/*.test.ts', '!**/testing/**'],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // Static mutants run once when a module is loaded, and would need all tests again for each.
    ignoreStatic: true,
    // A busy machine is slow, so the timeout is long: a test that would end in time elsewhere must not count as a kill.
    timeoutMS: 60_000,
    // Only mutants that changed since the last run are tested again.
    incremental: true,
    incrementalFile: `build/mutation/${area}.json`,
    tempDirName: 'build/mutation/work',
    ignorePatterns: ['build', 'dist', 'docs', 'e2e', '.gariport'],
    reporters: ['progress-append-only'],
  }).runMutationTest();
  const tried = mutants.filter(({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status));
  const missed = tried.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  for (const { fileName, location, replacement, status } of missed) {
    const place = `${relative(process.cwd(), fileName)}:${location.start.line}:${location.start.column}`;
    console.log(
      `${status === 'NoCoverage' ? 'no test  ' : 'unnoticed'} ${place}  ${replacement?.split('\n')[0] ?? ''}`,
    );
  }
  return {
    tried: tried.length,
    found: tried.length - missed.length,
    endless: tried.filter(({ status }) => status === 'Timeout').length,
    unreached: missed.filter(({ status }) => status === 'NoCoverage').length,
  };
}
