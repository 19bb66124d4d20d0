import { writeFileSync } from 'node:fs';
import { experimental_getRunnerTask as runnerTaskOf, type Reporter, type TestModule } from 'vitest/node';
import type { FileTime } from './time-report.ts';

/** Writes where Vitest spent its time, because Vitest's own summary does not separate the projects. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export.
export default class TimeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    writeFileSync('build/test-results/vitest-times.json', JSON.stringify(modules.map(timeOf)));
  }
}

function timeOf(module: TestModule): FileTime {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  const { setupFetchDuration = 0, collectFetchDuration = 0 } = runnerTaskOf(module);
  return {
    project: module.project.name,
    file: module.relativeModuleId,
    transform: setupFetchDuration + collectFetchDuration,
    setup: environmentSetupDuration + prepareDuration + setupDuration - setupFetchDuration,
    imports: collectDuration - collectFetchDuration,
    tests: duration,
  };
}
