/** Milliseconds that one test file took. */
export interface FileTime {
  project: string;
  file: string;
  transform: number;
  setup: number;
  imports: number;
  tests: number;
}

const phases = ['transform', 'setup', 'imports', 'tests'] as const;

/** Formats a table of seconds by project and phase. */
export function formatProjectTimes(times: readonly FileTime[]): string[] {
  const projects = [...new Set(times.map(({ project }) => project))];
  const rows = projects.map((project) =>
    rowOf(
      project,
      times.filter((time) => time.project === project),
    ),
  );
  return [formatRow('project', ['files', ...phases]), ...rows, ...(projects.length > 1 ? [rowOf('all', times)] : [])];
}

/** Formats the slowest files with their total time. */
export function formatSlowestFiles(times: readonly FileTime[], count: number): string[] {
  return times
    .map((time) => ({ ...time, seconds: secondsOf(time) }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ project, file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file} (${project})`);
}

/** A file may run in several projects, one after the other. */
export function secondsByFile(times: readonly FileTime[]): Record<string, number> {
  const seconds: Record<string, number> = {};
  for (const time of times) seconds[time.file] = (seconds[time.file] ?? 0) + secondsOf(time);
  return seconds;
}

function secondsOf(time: FileTime): number {
  return phases.reduce((sum, phase) => sum + time[phase], 0) / 1000;
}

function rowOf(project: string, times: readonly FileTime[]): string {
  const seconds = phases.map((phase) => (times.reduce((sum, time) => sum + time[phase], 0) / 1000).toFixed(1));
  return formatRow(project, [String(times.length), ...seconds]);
}

function formatRow(project: string, cells: readonly string[]): string {
  return `  ${project.padEnd(26)}${cells.map((cell) => cell.padStart(11)).join('')}`;
}
