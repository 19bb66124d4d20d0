import type { Import } from './read-imports.ts';

/** The imports between the direct children of a folder, files and folders. */
type Arrows = ReadonlyMap<string, ReadonlyMap<string, readonly Import[]>>;

/** Whether a file is only for tests. Such a file may import everything it tests, so its imports do not count. */
function isForTests(path: string): boolean {
  return /\.(test|test-d)\.tsx?$|^(?!(tests|e2e)\/).*\/testing\//.test(path);
}

/** The arrows between the children of each folder. An import is an arrow in the lowest folder that contains both files. */
function groupByFolder(imports: readonly Import[]): Map<string, Arrows> {
  const folders = new Map<string, Map<string, Map<string, Import[]>>>();
  for (const one of imports) {
    const [from, to] = [one.from.split('/'), one.to.split('/')];
    const depth = from.findIndex((name, at) => name !== to[at]);
    const [folder, source, target] = [from.slice(0, depth), from.slice(0, depth + 1), to.slice(0, depth + 1)];
    const arrows = getOrAdd(folders, folder.join('/'), () => new Map<string, Map<string, Import[]>>());
    const targets = getOrAdd(arrows, source.join('/'), () => new Map<string, Import[]>());
    getOrAdd(targets, target.join('/'), (): Import[] => []).push(one);
  }
  return folders;
}

/** Everything that can be reached from a child along the arrows; itself only in a cycle. */
function reachableFrom(start: string, arrows: Arrows): Set<string> {
  const reached = new Set<string>();
  const open = [...(arrows.get(start)?.keys() ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...(arrows.get(next)?.keys() ?? []));
  }
  return reached;
}

export interface Cycle {
  /** The folders, and files beside them, that reach each other. */
  readonly members: readonly string[];
  /** The arrows among them, each with its imports. */
  readonly arrows: readonly { from: string; to: string; imports: readonly Import[] }[];
}

/** Folders that import each other, directly or through others. dependency-cruiser finds cycles of files. */
export function findFolderCycles(imports: readonly Import[]): Cycle[] {
  const ofProduct = imports.filter(({ from, to }) => !isForTests(from) && !isForTests(to));
  return [...groupByFolder(ofProduct).values()].flatMap(cyclesAmong);
}

function cyclesAmong(arrows: Arrows): Cycle[] {
  const reach = new Map([...arrows.keys()].map((child) => [child, reachableFrom(child, arrows)]));
  const found = new Set<string>();
  return [...arrows.keys()].toSorted().flatMap((child): Cycle[] => {
    if (found.has(child) || !reach.get(child)?.has(child)) return [];
    const members = [...arrows.keys()].filter((one) => reach.get(child)?.has(one) && reach.get(one)?.has(child));
    for (const member of members) found.add(member);
    if (members.every(isFile)) return [];
    const among = members.flatMap((from) =>
      [...(arrows.get(from) ?? [])].flatMap(([to, through]) =>
        members.includes(to) ? [{ from, to, imports: through }] : [],
      ),
    );
    return [{ members: members.toSorted(), arrows: among }];
  });
}

function isFile(path: string): boolean {
  return /\.m?tsx?$|\.mjs$/.test(path);
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}
