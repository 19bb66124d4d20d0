import { relative } from 'node:path';

/** What the bundler tells about a module. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

type ChunkName = (id: string, graph: ModuleGraph) => string | null;

const libraries = /[\\/]node_modules[\\/]/;
/** Imported through an index that names them all: what imports it says nothing about what is used of it. */
const usedInPart = /[\\/]node_modules[\\/](react-i18next[\\/].*Trans|html-parse-stringify|void-elements)/;

/** What the bundler itself adds to files that need it. */
const isOfBundler = (id: string): boolean => id.startsWith('\0rolldown/') || id.includes('vite/preload-helper');

/** What is imported at once where a visit begins is fetched as few files, not as a hundred small ones. */
const frame = 'src/main.tsx';
/** What the vehicle list shares with any other screen: small parts, such as a card, which most screens use too. */
const list = 'src/features/vehicle-source/vehicle-source-page.tsx';

/** Names the files that modules go to; null leaves that to the bundler. Groups that stand first choose first. */
export function groupChunks(root: string): { name: ChunkName; priority: number; minShareCount?: number }[] {
  const known = new Map<string, Set<string>>();

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
      open.push(...(graph.getModuleInfo(next)?.importers ?? []));
    }
    known.set(id, importers);
    return importers;
  }

  function beginningOf(id: string, graph: ModuleGraph): string | null {
    // The entry itself stays apart: the console shares these files, and must not start the site with them.
    if (usedInPart.test(id) || relative(root, id) === frame) return null;
    const importers = importersOf(id, graph);
    if (importers.has(frame)) return 'frame';
    return importers.has(list) ? 'lists' : null;
  }

  return [
    // Changes with the libraries alone, so that a new release of the site leaves it in the browsers' caches.
    {
      name: (id, graph) =>
        isOfBundler(id) || (libraries.test(id) && beginningOf(id, graph) === 'frame') ? 'libraries' : null,
      priority: 2,
    },
    { name: (id, graph) => (beginningOf(id, graph) === 'frame' ? 'frame' : null), priority: 1 },
    { name: (id, graph) => (beginningOf(id, graph) === 'lists' ? 'lists' : null), priority: 1, minShareCount: 2 },
  ];
}
