import { resolve } from 'node:path';
import type { ErrorPayload } from 'vite';
import { BrokenContract, describeProblem } from '../contract/document/problem.ts';

/** A failed reload as the terminal tells it: one line for each problem. */
export function linesOf(failure: Error): string[] {
  if (!(failure instanceof BrokenContract)) return [failure.stack ?? failure.message];
  return failure.problems.map(describeProblem);
}

/** The same as the browser shows it, over the page. */
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
