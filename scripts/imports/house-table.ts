/** What is wrong with the table of folders in `docs/architecture.md`: one line for each fault. */
export function findTableFaults(page: string, code: readonly string[], exists: (path: string) => boolean): string[] {
  const named = namedIn(page);
  const wanted = foldersOf(code);
  return [
    ...wanted
      .filter((folder) => !named.includes(folder))
      .map((folder) => `docs/architecture.md has no row for ${folder}: say there what it knows.`),
    ...[...new Set(named)].flatMap((name) => [
      ...(exists(name) ? [] : [`docs/architecture.md has a row for ${name}, which is not there.`]),
      ...(named.indexOf(name) === named.lastIndexOf(name) ? [] : [`docs/architecture.md has two rows for ${name}.`]),
    ]),
  ];
}

/** The paths in the first column of the table, as in | `server/chat/`, `server/jobs/` | … |. */
function namedIn(page: string): string[] {
  const [, section = ''] = page.split(/^## The house$/m);
  const [table = ''] = section.split(/^## /m);
  const cells = [...table.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

/** The top-level folders that hold code, and the folders directly in them. */
function foldersOf(code: readonly string[]): string[] {
  const folders = code.flatMap((path) => {
    const [first = '', second = '', ...more] = path.split('/');
    return [...(second ? [`${first}/`] : []), ...(more.length > 0 ? [`${first}/${second}/`] : [])];
  });
  return [...new Set(folders)].toSorted();
}
