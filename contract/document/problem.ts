/** Something wrong in a hand-written file: one line, with its place, that says what to do. */
export interface Problem {
  file: string;
  line: number;
  column: number;
  message: string;
}

/** The contract cannot be used as it stands. Carries every problem found, so that one run shows all of them. */
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
