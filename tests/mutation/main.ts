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

const shares: Partial<Record<AreaName, number>> = {};
for (const area of chosen) shares[area] = await plantFaults(area);
for (const [area, share] of Object.entries(shares)) console.log(`${area.padEnd(10)} ${share.toFixed(1)} % found`);
process.exitCode = Object.values(shares).every((share) => share >= wanted) ? 0 : 1;

/** Gives the share that was found. A fault that no test reaches was not found either. */
async function plantFaults(area: AreaName): Promise<number> {
  process.env['MUTATED_AREA'] = area;
  const results = await new Stryker({
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
  const tried = results.filter(({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status));
  const missed = tried.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  for (const { fileName, location, replacement, status } of missed) {
    const place = `${fileName}:${location.start.line}:${location.start.column}`;
    console.log(
      `${status === 'NoCoverage' ? 'no test  ' : 'unnoticed'} ${place}  ${replacement?.split('\n')[0] ?? ''}`,
    );
  }
  return (100 * (tried.length - missed.length)) / tried.length;
}
