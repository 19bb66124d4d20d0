/** An error in a hand-written file: one line with its place that says what to do. */
export interface Problem {
  file: string;
  line: number;
  column: number;
  message: string;
}

/** The contract is invalid. Contains every problem found, so that one run shows all of them. */
export class BrokenContract extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.name = 'BrokenContract';
    this.problems = problems;
  }
}

export function describeProblem({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column}  ${message}`;
}

/**
 * Runs one of our commands. A broken contract ends it with one line per problem and exit code 1, never a stack trace.
 */
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
