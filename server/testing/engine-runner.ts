import { inject, TestRunner, type RunnerTestFile, type RunnerTestSuite } from 'vitest';

/** If the test database engine is unavailable, reports every test as skipped before any hook runs. */
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
