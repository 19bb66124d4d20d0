import { relative } from 'node:path';
import { allScreens } from '../screens/screens.ts';
import { callFile, callIndex, createImporters, type ModuleGraph } from './call-users.ts';

interface Group {
  name: ChunkName;
  priority: number;
  minShareCount?: number;
  includeDependenciesRecursively?: boolean;
}

type ChunkName = (id: string, graph: ModuleGraph) => string | null;

const libraries = /[\\/]node_modules[\\/]/;
/** Imported through an index that names them all: what imports it says nothing about what is used of it. */
const usedInPart =
  /[\\/]node_modules[\\/](react-i18next[\\/].*[\\/]Trans(WithoutContext)?|html-parse-stringify|void-elements|@tanstack[\\/].*[\\/](useQueries|queriesObserver))\b/;

/** What the bundler itself adds to files that need it. */
const isOfBundler = (id: string): boolean => id.startsWith('\0rolldown/') || id.includes('vite/preload-helper');

// A visit begins with few files, not with a hundred small ones: what is drawn on every page, and what the first screens
// share with others, which are parts such as a card.
const frame = 'src/main.tsx';
const firstScreens = allScreens.filter(({ isFirst }) => isFirst).map(({ module }) => module);
/** What is fetched when it is opened. */
const late = /-(page|panel|dialog)\.tsx$/;

/** Names the files that modules go to; null leaves that to the bundler. Groups that stand first choose first. */
export function groupChunks(root: string): Group[] {
  const known = new Map<string, Set<string>>();
  const importing = createImporters(root);

  /** The modules that import this one at once, directly or not; those that fetch it later do not count. */
  function importersOf(id: string, graph: ModuleGraph): Set<string> {
    const found = known.get(id);
    if (found) return found;
    const importers = new Set<string>();
    const open = [id];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const path = relative(root, next);
      if (importers.has(path)) continue;
      importers.add(path);
      open.push(...importing(next, graph));
    }
    known.set(id, importers);
    return importers;
  }

  function isOfBeginning(id: string, graph: ModuleGraph): boolean {
    // The entry itself stays apart: the console shares these files, and must not start the site with them.
    if (usedInPart.test(id) || callIndex.test(id) || relative(root, id) === frame) return false;
    const importers = importersOf(id, graph);
    if (importers.has(frame)) return true;
    const isShared = [...importers].filter((path) => late.test(path)).length > 1;
    return isShared && firstScreens.some((screen) => importers.has(screen));
  }

  function nameOf(id: string, graph: ModuleGraph): string | null {
    if (isOfBundler(id)) return 'libraries';
    if (!isOfBeginning(id, graph)) return null;
    // Changes with the libraries alone, so that a new release of the site leaves it in the browsers' caches.
    return libraries.test(id) ? 'libraries' : 'frame';
  }

  const groups: Group[] = [
    { name: nameOf, priority: 1 },
    { name: (id) => (callFile.test(id) ? 'calls' : null), priority: 0, minShareCount: 2 },
  ];
  // What a module of theirs imports of an index is not wanted whole.
  return groups.map((group) => ({ ...group, includeDependenciesRecursively: false }));
}
