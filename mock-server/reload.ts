import { resolve } from 'node:path';
import type { ErrorPayload } from 'vite';
import { BrokenContract, describeProblem } from '#contract/document/problem.ts';

/** The servers until the next reload. */
export interface Reloadable {
  close(): Promise<unknown>;
}

export interface ReloadSteps<Mock extends Reloadable> {
  /** Regenerates `generated/` from the contract. */
  regenerate(): Promise<void>;
  load(): Promise<Mock>;
  /** Called after each reload with the problem, or undefined. */
  report(failure: Error | undefined): void;
}

export interface Reloader<Mock extends Reloadable> {
  /** The last working mock; undefined until there is one. */
  current(): Mock | undefined;
  /** Resolves when all changes before the call are in use or have been reported. */
  reload(): Promise<void>;
}

/** Keeps the last working mock while the contract is broken. Changes during a reload share the next one. */
export function createReloader<Mock extends Reloadable>(steps: ReloadSteps<Mock>): Reloader<Mock> {
  let mock: Mock | undefined;
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  async function reloadOnce(): Promise<void> {
    const failure = await attempt(() => steps.regenerate());
    // If the contract is broken at the start, the mock uses what was generated last.
    const unloaded = failure && mock ? undefined : await attempt(replace);
    steps.report(failure ?? unloaded);
  }

  async function replace(): Promise<void> {
    const next = await steps.load();
    const last = mock;
    mock = next;
    await last?.close();
  }

  function start(): Promise<void> {
    running = reloadOnce().finally(() => (running = undefined));
    return running;
  }

  return {
    current: () => mock,
    reload() {
      if (!running) return start();
      waiting ??= running.then(() => {
        waiting = undefined;
        return start();
      });
      return waiting;
    },
  };
}

async function attempt(step: () => Promise<void>): Promise<Error | undefined> {
  try {
    await step();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** A failed reload in the terminal: one line for each problem. */
export function linesOf(failure: Error): string[] {
  if (!(failure instanceof BrokenContract)) return [failure.stack ?? failure.message];
  return failure.problems.map(describeProblem);
}

/** The same in the browser, as an overlay on the page. */
export function overlayOf(root: string, failure: Error): ErrorPayload {
  const [first] = failure instanceof BrokenContract ? failure.problems : [];
  return {
    type: 'error',
    err: {
      message: linesOf(failure).join('\n'),
      stack: '',
      plugin: 'contract',
      ...(first && {
        id: resolve(root, first.file),
        loc: { file: first.file, line: first.line, column: first.column },
      }),
    },
  };
}
