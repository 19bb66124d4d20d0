import { dirname, join, normalize } from 'node:path';

export interface Selection {
  /** The reason, if everything has to run. */
  everything?: string;
  files: string[];
}

interface Project {
  /** Every tracked file with code, and its text. */
  sources: ReadonlyMap<string, string>;
  /** The names of all calls, because server tests make calls by name. */
  operations: readonly string[];
}

/** A change here may change the result of any test. */
const configuration =
  /^(package(-lock)?\.json|\.npmrc|\.nvmrc|tsconfig[^/]*\.json|vitest\.config\.ts|vite\.config\.ts|(server|src)\/testing\/.*)$/;

/** Files that import every page or handler. The tests behind them are selected by the names of calls instead. */
const registries = new Set([
  'server/handlers.ts',
  'server/desk/handlers.ts',
  'server/app.ts',
  'server/start-server.ts',
  'src/site/routes.tsx',
  'src/site/main.tsx',
  'src/site/entry-server.tsx',
  'src/desk/desk-routes.tsx',
  'src/desk/main.tsx',
]);

/** Fast tests that read every file of the site. */
const siteRules = /^tests\/site\/[^/]+\.test\.tsx?$/;

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

/** Selects the tests that changed files can break: by imports, by names of calls and by paths that tests mention. */
export function selectTests(changed: readonly string[], { sources, operations }: Project): Selection {
  const tests = [...sources.keys()].filter(isTest);
  const importers = findImporters(sources);
  const selected = new Set<string>();
  for (const path of changed) {
    if (configuration.test(path)) return { everything: `${path} has changed`, files: tests };
    const found = sources.has(path) ? testsOfCode(path) : testsNear(path);
    if (found.length === 0 && !sources.has(path)) {
      return { everything: `no test is known to belong to ${path}`, files: tests };
    }
    for (const test of found) selected.add(test);
  }
  return { files: [...selected].toSorted() };

  function testsOfCode(path: string): string[] {
    const reached = new Set([path]);
    const called = new Set<string>();
    const waiting = [path];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      for (const importer of importers.get(file) ?? []) {
        if (registries.has(importer)) {
          for (const name of callsIn(sources.get(file) ?? '')) called.add(name);
        } else if (!reached.has(importer)) {
          reached.add(importer);
          waiting.push(importer);
        }
      }
    }
    const found = tests.filter((test) => reached.has(test) || namesCall(test, called) || mentions(test, path));
    const ofSite = path.startsWith('src/') ? tests.filter((test) => siteRules.test(test)) : [];
    const related = [...found, ...ofSite];
    return related.length > 0 ? related : testsNear(path);
  }

  function callsIn(text: string): string[] {
    const words = new Set(text.match(/\b[a-z]\w+\b/g));
    return operations.filter((name) => words.has(name));
  }

  function namesCall(test: string, called: ReadonlySet<string>): boolean {
    if (called.size === 0 || !/\.(db|postgres)\.test\./.test(test)) return false;
    const text = sources.get(test) ?? '';
    return [...called].some((name) => text.includes(`'${name}'`));
  }

  function mentions(test: string, path: string): boolean {
    return sources.get(test)?.includes(path) ?? false;
  }

  /** Returns the tests that mention the file or its folder, and those of the nearest folder that has tests. */
  function testsNear(path: string): string[] {
    const found = tests.filter((test) => mentions(test, path) || mentions(test, `${dirname(path)}/`));
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      const inside = tests.filter((test) => test.startsWith(`${folder}/`));
      if (inside.length > 0) return [...new Set([...found, ...inside])];
    }
    return found;
  }
}

const importedPath = /\b(?:from|import|mock)\s*\(?\s*'(\.{1,2}\/[^'?]+|#[^'?]+)/g;

function findImporters(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, text] of sources) {
    for (const [, path = ''] of text.matchAll(importedPath)) {
      const imported = path.startsWith('#') ? resolveAlias(path) : normalize(join(dirname(file), path));
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

/** `#site/main.tsx` is `src/site/main.tsx`: the aliases are in `package.json`. */
function resolveAlias(path: string): string {
  const [area = '', ...rest] = path.slice(1).split('/');
  const root = isPartOfSource(area) ? ['src', area] : [area];
  return [...root, ...rest].join('/');
}

const isPartOfSource = (area: string) => ['site', 'desk', 'console', 'shared'].includes(area);
