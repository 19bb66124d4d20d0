import { dirname, join, normalize } from 'node:path/posix';
import settings from '../../package.json' with { type: 'json' };

export interface Selection {
  /** The reason, if everything has to run. */
  everything?: string;
  files: string[];
  /** How many imports and calls lie between each file and the nearest changed one. */
  steps: ReadonlyMap<string, number>;
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

/** Files that import every handler. The tests behind them are selected by the names of calls instead. */
const registries = new Set([
  'server/handlers.ts',
  'server/desk/handlers.ts',
  'server/app.ts',
  'server/start-server.ts',
]);

/** Files that import every page. Behind them are journeys, and tests of the server that ask for no certain page. */
const pageLists = new Set([
  'src/site/routes.tsx',
  'src/site/main.tsx',
  'src/site/entry-server.tsx',
  'src/desk/desk-routes.tsx',
  'src/desk/main.tsx',
]);

/** Lists the calls of a domain, and implements some of them. */
const domainHandlers = /^server\/.+[-/]handlers\.ts$/;

/** Opens servers for tests, with the handlers of a domain. */
const testHelper = /\/testing\//;

/** Fast tests that read every file of the site. Those with pages (`.tsx`) are selected by their imports. */
const siteRules = /^tests\/site\/[^/]+\.test\.ts$/;

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

const isJourney = (path: string) => path.startsWith('e2e/');

/** Selects the tests that changed files can break: by imports, by names of calls and by paths that tests mention. */
export function selectTests(changed: readonly string[], { sources, operations }: Project): Selection {
  const tests = [...sources.keys()].filter((path) => isTest(path) && !path.includes('.full.'));
  const importers = findImporters(sources);
  const steps = new Map<string, number>();
  const everythingSince = (everything: string): Selection => ({ everything, files: tests, steps: new Map() });
  for (const path of changed) {
    if (configuration.test(path)) return everythingSince(`${path} has changed`);
    const related = sources.has(path) ? testsOfCode(path) : allAt(1, testsNear(path));
    // Journeys start a server and a browser.
    const found = [...related].filter(([test]) => isJourney(path) || !isJourney(test));
    if (found.length === 0 && !sources.has(path)) return everythingSince(`no test is known to belong to ${path}`);
    for (const [test, count] of found) steps.set(test, Math.min(count, steps.get(test) ?? count));
  }
  return { files: [...steps.keys()].toSorted(), steps };

  function testsOfCode(path: string): Map<string, number> {
    const reached = new Map([[path, 0]]);
    const called = new Map<string, number>();
    // Breadth first: the map lists nearer files before those that they lead to.
    for (const [file, count] of reached) {
      for (const importer of importers.get(file) ?? []) {
        if (pageLists.has(importer) || isBeyondProtocol(path, file, importer)) continue;
        if (listsCalls(importer, file)) {
          for (const name of callsBehind(file, importer)) if (!called.has(name)) called.set(name, count + 1);
        } else if (!reached.has(importer)) {
          reached.set(importer, count + 1);
        }
      }
    }
    const near = `${dirname(path)}/`;
    const found = new Map<string, number>();
    for (const test of tests) {
      const counts = [reached.get(test), stepsOfCall(test, called, test.startsWith(near))];
      if (mentions(test, path) || (path.startsWith('src/') && siteRules.test(test))) counts.push(1);
      const known = counts.filter((count) => count !== undefined);
      if (known.length > 0) found.set(test, Math.min(...known));
    }
    return found.size > 0 ? found : allAt(1, testsNear(path));
  }

  function callsIn(text: string): string[] {
    const words = new Set(text.match(/\b[a-z]\w+\b/g));
    return operations.filter((name) => words.has(name));
  }

  /** A file that a domain's list uses, but that names no call, is used by the calls that the list implements itself. */
  function callsBehind(file: string, list: string): string[] {
    const own = callsIn(sources.get(file) ?? '');
    return own.length > 0 || registries.has(list) ? own : callsIn(sources.get(list) ?? '');
  }

  /** The steps to a test that makes one of these calls, itself or, near the changed file, through its helpers. */
  function stepsOfCall(test: string, called: ReadonlyMap<string, number>, isNear: boolean): number | undefined {
    if (called.size === 0 || !/\.(db|postgres)\.test\./.test(test)) return undefined;
    const texts = (isNear ? [test, ...helpersOf(test)] : [test]).map((file) => sources.get(file) ?? '');
    const made = [...called].filter(([name]) => texts.some((text) => text.includes(`'${name}'`)));
    // Elsewhere the call often only prepares what the test is about.
    return made.length > 0 ? Math.min(...made.map(([, count]) => count)) + (isNear ? 0 : 1) : undefined;
  }

  function helpersOf(test: string): Set<string> {
    const helpers = new Set<string>();
    const waiting = [test];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      for (const imported of importsOf(file, sources.get(file) ?? '')) {
        if (!testHelper.test(imported) || helpers.has(imported)) continue;
        helpers.add(imported);
        waiting.push(imported);
      }
    }
    return helpers;
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

function allAt(count: number, tests: readonly string[]): Map<string, number> {
  return new Map(tests.map((test) => [test, count]));
}

const importedPath = /\b(?:from|import|mock)\s*\(?\s*'(\.{1,2}\/[^'?]+|#[^'?]+)/g;

function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(importedPath)].map(([, path = '']) =>
    path.startsWith('#') ? resolveAlias(path) : normalize(join(dirname(file), path)),
  );
}

function findImporters(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, text] of sources) {
    for (const imported of importsOf(file, text)) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  }
  return importers;
}

const aliases: Readonly<Record<string, string>> = settings.imports;

/** `#site/main.tsx` is `src/site/main.tsx`. */
function resolveAlias(path: string): string {
  const [area = '', ...rest] = path.split('/');
  return normalize((aliases[`${area}/*`] ?? path).replace('*', () => rest.join('/')));
}

/**
 * Everything is built on the protocol, whose own tests are thorough. Of other tests, a change of it selects only those of
 * the files that import it directly.
 */
function isBeyondProtocol(changed: string, file: string, importer: string): boolean {
  if (!isProtocol(changed) || isProtocol(file)) return false;
  return testHelper.test(file) || !isTest(importer);
}

const isProtocol = (path: string) => /^(wire|tests\/wire)\//.test(path);

/** Whether a file imports another only to list its calls. */
function listsCalls(importer: string, imported: string): boolean {
  return (
    registries.has(importer) ||
    domainHandlers.test(importer) ||
    (domainHandlers.test(imported) && testHelper.test(importer))
  );
}
