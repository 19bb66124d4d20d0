/** The run cannot start as it was asked for: one line for the person who asked, and exit code 2. */
export class SetupProblem extends Error {
  override readonly name = 'SetupProblem';
}
