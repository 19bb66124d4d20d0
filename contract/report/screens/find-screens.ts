import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { pascal } from '#contract/document/complete.ts';
import { listFiles } from '#contract/document/list-files.ts';
import { readAllCommitted } from '../revision.ts';

/**
 * Parts of the site that use a call: `src/site/features/<name>`, `src/desk/<name>`, `src/console`, the shell, folders of
 * components, and route pages.
 */
export type ScreensByOperation = Map<string, string[]>;

const isPage = (path: string) => path.endsWith('-page.tsx');
/** These import every page, so their imports do not show what a page uses. */
const isRoot = (path: string) => /^src\/site\/(main|routes)\.tsx?$/.test(path);
/** Stands for every page, if code that all of them share makes the call. */
const everyPage = 'src/site/main.tsx';

export function findScreens(sources: readonly SourceFile[], operationIds: readonly string[]): ScreensByOperation {
  const importers = findImporters(sources);
  const screens: ScreensByOperation = new Map(operationIds.map((id) => [id, []]));
  for (const source of sources) {
    const uses = findUses(source, operationIds);
    if (uses.size === 0) continue;
    const places = climb(source.path, importers);
    for (const id of uses) screens.set(id, [...new Set([...(screens.get(id) ?? []), ...places])].toSorted());
  }
  for (const [id, places] of screens) {
    const own = places.filter((place) => place !== everyPage);
    if (own.length > 0) screens.set(id, own);
  }
  return screens;
}

/** From a file up through its importers; each path ends at a page. */
function climb(start: string, importers: Map<string, Set<string>>): string[] {
  const seen = new Set<string>();
  const open = [start];
  let isShared = false;
  while (open.length > 0) {
    const path = open.pop() ?? '';
    if (isRoot(path)) isShared = true;
    if (seen.has(path) || isRoot(path)) continue;
    seen.add(path);
    if (!isPage(path)) open.push(...(importers.get(path) ?? []));
  }
  const places = [...seen].flatMap((path) => [...areaOf(path), ...(isPage(path) ? [path] : [])]);
  return isShared && places.length === 0 ? [everyPage] : places;
}

function areaOf(path: string): string[] {
  const area =
    /^src\/(?:desk(?:\/[^/]+)?|site\/(?:features\/[^/]+|shell|components)|console|shared\/components)(?=\/)/.exec(
      path,
    )?.[0];
  return area ? [area] : [];
}

function findImporters(sources: readonly SourceFile[]): Map<string, Set<string>> {
  const paths = new Set(sources.map(({ path }) => path));
  const importers = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    for (const { from } of readImports(path, text)) {
      const target = [from, `${from}.ts`, `${from}.tsx`].find((candidate) => paths.has(candidate));
      if (target) importers.set(target, (importers.get(target) ?? new Set()).add(path));
    }
  }
  return importers;
}

/** A program's source in the working tree, by default the site's: no tests, no declarations. */
export async function readSources(root: string, below = 'src'): Promise<SourceFile[]> {
  const folder = join(root, below);
  if (!existsSync(folder)) return [];
  const paths = (await listFiles(folder)).map((name) => posix.join(below, name)).filter(isSource);
  const aliases = readAliases(await readFile(join(root, 'package.json'), 'utf8').catch(() => '{}'));
  return Promise.all(
    paths
      .toSorted()
      .map(async (path) => ({ path, text: withoutAliases(await readFile(join(root, path), 'utf8'), aliases) })),
  );
}

/** The same as it was committed. */
export async function readCommittedSources(
  root: string,
  revision: string,
  folders: readonly string[],
): Promise<SourceFile[]> {
  const settings = 'package.json';
  const isRead = (path: string) => path === settings || isSource(path);
  const texts = await readAllCommitted(root, revision, [...folders, settings], isRead);
  const aliases = readAliases(texts.get(settings) ?? '{}');
  texts.delete(settings);
  return [...texts].map(([path, text]) => ({ path, text: withoutAliases(text, aliases) }));
}

function isSource(path: string): boolean {
  return /\.(tsx?|js)$/.test(path) && !/\.(test|spec|d)\.tsx?$/.test(path);
}

type Aliases = [alias: string, path: string][];

/** The aliases of folders in `package.json`, such as `#site/` for `src/site/`. */
function readAliases(text: string): Aliases {
  const { imports = {} } = JSON.parse(text) as { imports?: Record<string, unknown> };
  return Object.entries(imports).flatMap(([alias, path]) =>
    typeof path === 'string' && alias.endsWith('*') && path.startsWith('./')
      ? [[alias.slice(0, -1), path.slice(2, -1)] as [string, string]]
      : [],
  );
}

function withoutAliases(text: string, aliases: Aliases): string {
  return aliases.reduce((rest, [alias, path]) => rest.replaceAll(`'${alias}`, `'${path}`), text);
}

export interface SourceFile {
  /** Below the root, with forward slashes. */
  path: string;
  text: string;
}

/** In a file that uses one of these, quoted operation ids are typed by the contract, and so count as uses. */
const typedIds = /\b(OperationId|invalidateCalls(Later)?)\b/;

/** The operations that a file calls by a generated name. */
export function findUses(source: SourceFile, operationIds: readonly string[]): ReadonlySet<string> {
  const names = namesOfAll(operationIds);
  const uses = names.uses.get(source) ?? readUses(source, names);
  names.uses.set(source, uses);
  return uses;
}

interface Names {
  /** Operations by their generated names. */
  byName: ReadonlyMap<string, string>;
  known: ReadonlySet<string>;
  /** Several consumers have files in common. */
  uses: WeakMap<SourceFile, ReadonlySet<string>>;
}

const allNames = new Map<string, Names>();

function namesOfAll(operationIds: readonly string[]): Names {
  const key = operationIds.toSorted().join(' ');
  const names = allNames.get(key) ?? {
    byName: new Map(operationIds.flatMap((id) => generatedNames(id).map((name) => [name, id] as const))),
    known: new Set(operationIds),
    uses: new WeakMap<SourceFile, ReadonlySet<string>>(),
  };
  allNames.set(key, names);
  return names;
}

function readUses({ path, text }: SourceFile, { byName, known }: Names): Set<string> {
  const uses = new Set<string>();
  for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) {
    const id = byName.get(word);
    if (id) uses.add(id);
  }
  if (typedIds.test(text)) {
    for (const [, word = ''] of text.matchAll(/'([A-Za-z_$][\w$]*)'/g)) if (known.has(word)) uses.add(word);
  }
  for (const [, word = ''] of text.matchAll(/\b(?:api|operations)\s*\.\s*([A-Za-z_$][\w$]*)/g)) {
    if (known.has(word)) uses.add(word);
  }
  // An id such as `login` is also an everyday word, so it counts only if it is imported as the generated call.
  for (const { from, names } of readImports(path, text)) {
    if (!/(^|\/)(generated|api)(\/|\.|$)/.test(from)) continue;
    for (const name of names.filter((one) => known.has(one))) uses.add(name);
  }
  return uses;
}

function generatedNames(id: string): string[] {
  const suffixed = ['Options', 'QueryKey', 'InfiniteOptions', 'Mutation'].map((suffix) => `${id}${suffix}`);
  // The last two are the messages of a socket.
  const rest = [`use${pascal(id)}Query`, `use${pascal(id)}Mutation`, `${pascal(id)}Receives`, `${pascal(id)}Sends`];
  return [...suffixed, ...rest];
}

interface Import {
  /** Relative imports as a path below the root, others as written. */
  from: string;
  /** The imported names, in their original spelling; empty for `import()` and `import *`. */
  names: string[];
}

const statement = /\b(?:import|export)\s+(?!type\b)([\w$*\s{},]*?)\s*from\s*(['"])([^'"]+)\2/g;
const dynamic = /\bimport\s*\(\s*(['"])([^'"]+)\1/g;

/** Finds value imports in a source text by pattern: a formatter guarantees their layout, so no parser is needed. */
export function readImports(path: string, text: string): Import[] {
  const folder = posix.dirname(path);
  const resolve = (from: string) => (from.startsWith('.') ? posix.join(folder, from) : from);
  const named = [...text.matchAll(statement)].map(([, clause = '', , from = '']) => ({
    from: resolve(from),
    names: namesOf(clause),
  }));
  const lazy = [...text.matchAll(dynamic)].map(([, , from = '']) => ({ from: resolve(from), names: [] }));
  return [...named, ...lazy];
}

function namesOf(clause: string): string[] {
  const inside = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  return inside
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/)[0] ?? name);
}
