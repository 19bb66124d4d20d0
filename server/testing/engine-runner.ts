import { inject, TestRunner, type RunnerTestFile, type RunnerTestSuite } from 'vitest';

/** Skips every test, visibly and before any hook, where the engine that they are for cannot be had. */
// oxlint-disable-next-line import/no-default-export -- Vitest takes a runner in no other way.
export default class EngineRunner extends TestRunner {
  onCollected(files: RunnerTestFile[]): void {
    const reason = inject('engineMissing');
    if (reason !== undefined) files.forEach(skipAll);
  }
}

function skipAll(suite: RunnerTestSuite): void {
  suite.mode = 'skip';
  for (const task of suite.tasks) {
    if (task.type === 'suite') skipAll(task);
    else task.mode = 'skip';
  }
}
