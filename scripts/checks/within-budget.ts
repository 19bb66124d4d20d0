import type { Selection } from './select-tests.ts';

/** Seconds that each test file took when it last ran on this machine. */
export type FileSeconds = Readonly<Record<string, number>>;

interface Chosen {
  files: string[];
  /** Selected, but too far from the change for the time that is left. */
  leftOut: string[];
}

/** Tests this near always run: they import a changed file, or make its call from the same folder. */
const nearest = 1;

/** Chooses the nearest tests until their seconds reach the budget; of equally near ones, the fastest first. */
export function withinBudget({ files, steps }: Selection, known: FileSeconds, budget: number): Chosen {
  const ordered = files
    .map((file) => ({ file, count: steps.get(file) ?? 0, seconds: known[file] ?? estimate(file) }))
    .toSorted((one, other) => one.count - other.count || one.seconds - other.seconds);
  const chosen: Chosen = { files: [], leftOut: [] };
  let spent = 0;
  for (const { file, count, seconds } of ordered) {
    if (count > nearest && spent + seconds > budget) {
      chosen.leftOut.push(file);
      continue;
    }
    spent += seconds;
    chosen.files.push(file);
  }
  return chosen;
}

/** For a file that has not run on this machine. */
function estimate(file: string): number {
  return /\.(db|postgres)\.test\.|\.tsx$/.test(file) ? 2.5 : 0.3;
}
