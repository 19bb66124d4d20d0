import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { areas, isAreaName, type AreaName } from './areas.ts';

// Plants faults where envelopes, prices and orders are handled, and lists those that no test notices.

/** The share of the planted faults that the tests must find, in per cent. */
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
  /** Of those that were found, those after which a test waited for ever. */
  endless: number;
  /** Of those that were missed, those that no test reaches. */
  unreached: number;
}

const results: Partial<Record<AreaName, Result>> = {};
for (const area of chosen) results[area] = await plantFaults(area);
for (const [area, { tried, found, endless, unreached }] of Object.entries(results)) {
  const share = `${((100 * found) / tried).toFixed(1)} % found`;
  console.log(`${area.padEnd(10)} ${share}: ${found} of ${tried}, ${endless} by time; ${unreached} reached by no test`);
}
process.exitCode = Object.values(results).every(({ tried, found }) => 100 * found >= wanted * tried) ? 0 : 1;

/** A fault that no test reaches was not found either. */
async function plantFaults(area: AreaName): Promise<Result> {
  process.env['MUTATED_AREA'] = area;
  const mutants = await new Stryker({
    mutate: [...areas[area].mutate, '!**/*.test.ts', '!**/testing/**'],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // What runs once, as a module is loaded, would need all tests anew for each fault.
    ignoreStatic: true,
    // A busy machine is slow, not at fault: what ends in time elsewhere must not count as found here.
    timeoutMS: 60_000,
    // Only what changed since the last run is tried again.
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
