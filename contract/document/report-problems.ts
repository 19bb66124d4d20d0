import { BrokenContract, describeProblem } from './problem.ts';

/** Runs a command of ours; a broken contract ends it with one line a problem and exit code 1, never a stack trace. */
export async function reportProblems(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof BrokenContract)) throw error;
    for (const problem of error.problems) console.error(describeProblem(problem));
    const count = error.problems.length;
    console.error(`The contract is broken in ${count} ${count === 1 ? 'place' : 'places'}; nothing was written.`);
    process.exitCode = 1;
  }
}
