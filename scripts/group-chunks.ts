import { posix, sep } from 'node:path';
import { readFileSync } from 'node:fs';
import { pathBelow } from '#contract/document/list-files.ts';
import { findUses } from '#contract/report/screens/find-screens.ts';
import { operations } from '#generated/operations.ts';
import { allScreens, screens } from '#screens/screens.ts';
import { shells } from '#screens/site-forms.ts';

interface Group {
  name: ChunkName;
  priority: number;
  minShareCount?: number;
  includeDependenciesRecursively?: boolean;
}

type ChunkName = (id: string, graph: ModuleGraph) => string | null;

const libraries = /[\\/]node_modules[\\/]/;
/** An index that re-exports every icon: importing it does not mean that all of it is used. */
const usedInPart =
  /[\\/]node_modules[\\/](react-i18next[\\/].*[\\/]Trans(WithoutContext)?|html-parse-stringify|void-elements|@tanstack[\\/].*[\\/](useQueries|queriesObserver))\b/;

/** Helpers that the bundler adds to files. */
const isOfBundler = (id: string): boolean => id.startsWith('\0rolldown/') || id.includes('vite/preload-helper');

// Fewer requests at the start of a visit: one file for what every page draws, and one for what the first screens and
// the shells share, such as cards.
const frame = 'src/site/main.tsx';
const firstParts: readonly string[] = [
  ...allScreens.filter(({ isFirst }) => isFirst).map(({ module }) => module),
  ...Object.values(shells).map(({ module }) => module),
];
/** The pages that most visits open. */
const visited: ReadonlySet<string> = new Set([...firstParts, screens.detail.module, screens.centre.module]);
/** The pages that follow a vehicle page. Each fetches only what it shares with it. */
const afterVehicle = ['reserve', 'order', 'centre'] as const;
/** What each page fetches when it is idle. */
const loadsAutomatically: ReadonlySet<string> = new Set([
  'src/site/features/account/login-checks.tsx',
  'src/site/shell/footer/footer.tsx',
  'src/site/shell/connection-notes.tsx',
  'src/site/shell/mobile/overlays.tsx',
]);
/** What is fetched when it is opened, or after the content next to it. */
const late = /(-(page|panel|dialog)|\/((mobile-)?shell|dock|footer|beside|help-sheet))\.tsx$/;

/** Assigns modules to output files; null leaves the choice to the bundler. The first matching group wins. */
export function groupChunks(root: string): Group[] {
  const known = new Map<string, Set<string>>();
  const importing = createImporters(root);
  /** The bundler's ids have `/` on Windows too. */
  const idOf = (path: string): string => posix.join(root.replaceAll(sep, '/'), path);

  /** Returns the modules that import this one statically, directly or indirectly. Dynamic imports do not count. */
  function importersOf(id: string, graph: ModuleGraph): Set<string> {
    const found = known.get(id);
    if (found) return found;
    const importers = new Set<string>();
    const open = [id];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const path = pathBelow(root, next);
      if (importers.has(path)) continue;
      importers.add(path);
      open.push(...importing(next, graph));
    }
    known.set(id, importers);
    return importers;
  }

  function isOfBeginning(id: string, graph: ModuleGraph): boolean {
    // The entry stays separate: the console shares these files and must not start the site.
    if (usedInPart.test(id) || callIndex.test(id) || pathBelow(root, id) === frame) return false;
    const importers = importersOf(id, graph);
    if (importers.has(frame)) return true;
    const isShared = [...importers].filter((path) => late.test(path)).length > 1;
    return isShared && firstParts.some((part) => importers.has(part));
  }

  function nameOf(id: string, graph: ModuleGraph): string | null {
    if (isOfBundler(id)) return 'libraries';
    if (!isOfBeginning(id, graph)) return null;
    // Changes only with the libraries, so a new release of the site leaves it in browser caches.
    return libraries.test(id) ? 'libraries' : 'frame';
  }

  /**
   * Calls that the most visited pages make are in the first of these files. Calls of other pages, and those made after
   * the page is loaded, are in separate files.
   */
  function nameOfCalls(id: string, graph: ModuleGraph): string | null {
    if (!callFile.test(id) || staffFile.test(id)) return null;
    const makers = [...importersOf(id, graph)].filter((path) => late.test(path));
    if (makers.length === 0) return 'late-calls';
    return makers.some((path) => visited.has(path)) ? 'calls' : 'other-calls';
  }

  /**
   * What the vehicle page, the most visited one, shares with other pages, and what loads automatically after every
   * page. As fifty separate files they would cost a slow phone more than the kilobytes that are fetched early.
   */
  function nameOfShared(id: string, graph: ModuleGraph): string | null {
    if (usedInPart.test(id) || callFile.test(id) || callIndex.test(id)) return null;
    const importers = importersOf(id, graph);
    const isFetched = (path: string) => late.test(path) || importing(idOf(path), graph).length === 0;
    const users = [...importers].filter(isFetched);
    if (importers.has(screens.detail.module) && users.length > 1) {
      const alsoOn = afterVehicle.filter((name) => importers.has(screens[name].module));
      return ['vehicle', ...alsoOn].join('-');
    }
    const isOfPages = users.some((path) => !loadsAutomatically.has(path));
    return !isOfPages && [...loadsAutomatically].some((part) => importers.has(part)) ? 'after' : null;
  }

  const groups: Group[] = [
    { name: nameOf, priority: 2 },
    { name: nameOfShared, priority: 1 },
    // Only the console has the staff calls; no buyer page makes them.
    { name: nameOfCalls, priority: 0, minShareCount: 2 },
  ];
  // Importing one name from an index does not use all of it.
  return groups.map((group) => ({ ...group, includeDependenciesRecursively: false }));
}

/** These list everything in the generated call files, so through them every screen seems to use every call. */
const callIndex = /[\\/]generated[\\/]client[\\/](sdk|zod|@tanstack[\\/]react-query)\.gen\.ts$/;
const callFile = /[\\/]generated[\\/]client[\\/](?:calls|hooks|validators)[\\/]([\w-]+)\.gen\.ts$/;
const staffFile = /[\\/](?:calls|hooks|validators)[\\/]staff-[\w-]+\.gen\.ts$/;
const surface = /[\\/]src[\\/]shared[\\/]api[\\/]api\.ts$/;

const ids = Object.keys(operations);

/** What the bundler reports about a module. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** Returns the modules that import this one statically and use something of it. */
function createImporters(root: string) {
  const uses = new Map<string, ReadonlySet<string>>();

  function usesOf(id: string): ReadonlySet<string> {
    const found = uses.get(id) ?? findUses({ path: pathBelow(root, id), text: readFileSync(id, 'utf8') }, ids);
    uses.set(id, found);
    return found;
  }

  /** Finds the modules that use a call by its name, through the index and through `api` and `queries`. */
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
