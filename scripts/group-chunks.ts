import { join, relative } from 'node:path';
import { readFileSync } from 'node:fs';
import { findUses } from '../contract/report/screens/find-screens.ts';
import { operations } from '../generated/operations.ts';
import { allScreens, screens } from '../screens/screens.ts';
import { shells } from '../screens/site-forms.ts';

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
// and the shells share with others, which are parts such as a card.
const frame = 'src/main.tsx';
const firstParts: readonly string[] = [
  ...allScreens.filter(({ isFirst }) => isFirst).map(({ module }) => module),
  ...Object.values(shells).map(({ module }) => module),
];
/** Where most visits lead. */
const visited: ReadonlySet<string> = new Set([...firstParts, screens.detail.module, screens.centre.module]);
/** Where a buyer goes from a vehicle; each of them fetches what it shares with it, and no more. */
const afterVehicle = ['reserve', 'order', 'centre'] as const;
/** What each page fetches once it has come to rest. */
const comesByItself: ReadonlySet<string> = new Set([
  'src/features/account/account-care.tsx',
  'src/shell/footer/footer.tsx',
  'src/shell/line/connection-notes.tsx',
  'src/shell/mobile/overlays.tsx',
]);
/** What is fetched when it is opened, or after what it stands beside. */
const late = /(-(page|panel|dialog)|\/((mobile-)?shell|dock|footer|beside|help-sheet))\.tsx$/;

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
    return isShared && firstParts.some((part) => importers.has(part));
  }

  function nameOf(id: string, graph: ModuleGraph): string | null {
    if (isOfBundler(id)) return 'libraries';
    if (!isOfBeginning(id, graph)) return null;
    // Changes with the libraries alone, so that a new release of the site leaves it in the browsers' caches.
    return libraries.test(id) ? 'libraries' : 'frame';
  }

  /**
   * Calls that the pages of most visits make themselves come with the first of these. Those of other pages lie apart, and
   * so do those that only come after a page.
   */
  function nameOfCalls(id: string, graph: ModuleGraph): string | null {
    if (!callFile.test(id) || staffFile.test(id)) return null;
    const makers = [...importersOf(id, graph)].filter((path) => late.test(path));
    if (makers.length === 0) return 'late-calls';
    return makers.some((path) => visited.has(path)) ? 'calls' : 'other-calls';
  }

  /**
   * What the page of a vehicle, where most visits lead, shares with others, and what comes by itself after every page: in
   * fifty files of their own they would cost a slow phone more than the kilobytes that somebody fetches too early.
   */
  function nameOfShared(id: string, graph: ModuleGraph): string | null {
    if (usedInPart.test(id) || callFile.test(id) || callIndex.test(id)) return null;
    const importers = importersOf(id, graph);
    const isFetched = (path: string) => late.test(path) || importing(join(root, path), graph).length === 0;
    const users = [...importers].filter(isFetched);
    if (importers.has(screens.detail.module) && users.length > 1) {
      const alsoOn = afterVehicle.filter((name) => importers.has(screens[name].module));
      return ['vehicle', ...alsoOn].join('-');
    }
    const isOfPages = users.some((path) => !comesByItself.has(path));
    return !isOfPages && [...comesByItself].some((part) => importers.has(part)) ? 'after' : null;
  }

  const groups: Group[] = [
    { name: nameOf, priority: 2 },
    { name: nameOfShared, priority: 1 },
    // The console alone knows those of the staff, which no page of a buyer makes.
    { name: nameOfCalls, priority: 0, minShareCount: 2 },
  ];
  // What a module of theirs imports of an index is not wanted whole.
  return groups.map((group) => ({ ...group, includeDependenciesRecursively: false }));
}

/** These name what lies in the files of the calls, so that by their imports every screen seems to use every call. */
const callIndex = /[\\/]generated[\\/]client[\\/](sdk|zod|@tanstack[\\/]react-query)\.gen\.ts$/;
const callFile = /[\\/]generated[\\/]client[\\/](?:calls|hooks|validators)[\\/]([\w-]+)\.gen\.ts$/;
const staffFile = /[\\/](?:calls|hooks|validators)[\\/]staff-[\w-]+\.gen\.ts$/;
const surface = /[\\/]src[\\/]api[\\/]api\.ts$/;

const ids = Object.keys(operations);

/** What the bundler tells about a module. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** The modules that import this one at once and use something of it. */
function createImporters(root: string) {
  const uses = new Map<string, ReadonlySet<string>>();

  function usesOf(id: string): ReadonlySet<string> {
    const found = uses.get(id) ?? findUses({ path: relative(root, id), text: readFileSync(id, 'utf8') }, ids);
    uses.set(id, found);
    return found;
  }

  /** Finds who uses a call by its name, above the index and above `api` and `queries`. */
  function usersOf(name: string, from: string, graph: ModuleGraph): string[] {
    const importers = graph.getModuleInfo(from)?.importers ?? [];
    return importers.flatMap((id) => (surface.test(id) ? usersOf(name, id, graph) : usesOf(id).has(name) ? [id] : []));
  }

  return (id: string, graph: ModuleGraph): string[] => {
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const name = camel(callFile.exec(id)?.[1] ?? '');
    return importers.flatMap((importer) => (callIndex.test(importer) ? usersOf(name, importer, graph) : [importer]));
  };
}

function camel(file: string): string {
  return file.replaceAll(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
}
