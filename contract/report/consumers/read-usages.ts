import type { Problem } from '#contract/document/problem.ts';
import type { Entry } from '#contract/document/read-list.ts';
import { readCommittedSources, readSources, type SourceFile } from '../screens/find-screens.ts';
import type { Side } from '../side.ts';
import type { Consumer, Source } from './read-consumers.ts';
import { readSourceUse } from './read-source.ts';
import type { Usage } from './affected-consumers.ts';

interface Repository {
  root: string;
  /** The revision whose programs are deployed when the change is released; the working tree, if absent. */
  revision: string | undefined;
  base: Side;
}

/**
 * What each consumer uses. Programs of this repository are read at the base revision: those are deployed when the
 * change is released.
 */
export async function readUsages(
  { root, revision, base }: Repository,
  consumers: readonly Entry<Consumer>[],
  problems: Problem[],
): Promise<Usage[]> {
  const folders = [...new Set(consumers.flatMap(({ value }) => value.source?.entries ?? []).map(topOf))];
  const isCommitted = folders.length > 0 && revision !== undefined;
  const [before, now] = await Promise.all([
    isCommitted ? readCommittedSources(root, revision, folders) : [],
    readAll(root, folders),
  ]);
  return consumers.flatMap(({ value, placeOf }): Usage[] => {
    if (!value.source) return [declared(value)];
    const missing = findMissing(value, [...before, ...now], placeOf);
    if (missing.length > 0) {
      problems.push(...missing);
      return [];
    }
    // A new program has no earlier state.
    const isOld = value.source.entries.some((path) => before.some((file) => file.path === path));
    return [ours(value.name, value, value.source, isOld ? before : now, base)];
  });
}

/** Named files and folders that exist neither before nor now. */
function findMissing(
  { name, source }: Consumer,
  files: readonly SourceFile[],
  placeOf: Entry<Consumer>['placeOf'],
): Problem[] {
  const isThere = (path: string) =>
    files.some((file) => file.path === path || file.path.startsWith(`${path.replace(/\/$/, '')}/`));
  return (['entries', 'without'] as const).flatMap((key) =>
    (source?.[key] ?? []).flatMap((path, at) =>
      isThere(path)
        ? []
        : [
            {
              ...placeOf('source', key, at),
              message: `There is no ${path}: correct the source of ${name}.`,
            },
          ],
    ),
  );
}

const topOf = (path: string) => path.split('/')[0] ?? '';

async function readAll(root: string, folders: readonly string[]): Promise<SourceFile[]> {
  return (await Promise.all(folders.map((folder) => readSources(root, folder)))).flat();
}

function ours(
  name: string,
  { checksAnswers }: Consumer,
  source: Source,
  files: readonly SourceFile[],
  base: Side,
): Usage {
  const { calls, words, numbers } = readSourceUse(files, source, [
    ...base.operations.keys(),
    ...Object.keys(base.contract.canonical['x-sockets'] ?? {}),
  ]);
  return {
    name,
    // The generated code of our own programs checks every answer.
    checksAnswers: checksAnswers ?? true,
    calls,
    usesField: (_call, _direction, field) => words.has(field.name),
    usesCode: (_call, entry) => numbers.has(String(entry.code)) || words.has(entry.name),
  };
}

function declared({ name, calls = {}, checksAnswers = false }: Consumer): Usage {
  return {
    name,
    checksAnswers,
    calls: new Set(Object.keys(calls)),
    usesField: (call, direction, { path }) => {
      const paths = calls[call]?.[direction];
      // A consumer that names no fields uses all of them.
      if (!paths) return true;
      return paths.some((one) => one === path || one.startsWith(`${path}.`) || path.startsWith(`${one}.`));
    },
    usesCode: (call, { code }) => calls[call]?.codes?.includes(code) ?? true,
  };
}
