import { posix } from 'node:path';
import { findUses, readImports, type SourceFile } from '../screens/find-screens.ts';
import type { Source } from './read-consumers.ts';

/** The names in a program's source. Ambiguous words count, so that a use is never missed. */
export interface SourceUse {
  calls: ReadonlySet<string>;
  /** Names of fields: after a dot, in braces or in quotes. */
  words: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
}

export function readSourceUse(
  sources: readonly SourceFile[],
  { entries, without = [] }: Source,
  operationIds: readonly string[],
): SourceUse {
  const isLeftOut = (path: string) =>
    without.some((one) => path === one || path.startsWith(`${one.replace(/\/$/, '')}/`));
  const reached = reach(
    sources.filter(({ path }) => !isLeftOut(path)),
    entries,
  );
  const texts = reached.map(({ text }) => withoutComments(text));
  return {
    calls: new Set(reached.flatMap((source) => [...findUses(source, operationIds)])),
    words: new Set(texts.flatMap(namesIn)),
    numbers: new Set(texts.flatMap((text) => [...text.matchAll(/\b\d+\b/g)].map(([number]) => number))),
  };
}

/** The files that these import, statically or dynamically. */
function reach(sources: readonly SourceFile[], entries: readonly string[]): SourceFile[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const reached = new Set<SourceFile>();
  const open = [...entries];
  // A loop over a list also visits items added meanwhile.
  for (const path of open) {
    const source = [path, `${path}.ts`, `${path}.tsx`].flatMap((candidate) => byPath.get(candidate) ?? [])[0];
    if (!source || reached.has(source)) continue;
    reached.add(source);
    open.push(...readImports(source.path, source.text).map(({ from }) => from), ...findGlobbed(source, byPath));
  }
  return [...reached];
}

const glob = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g;

/** The files that a Vite page imports by a glob. */
function findGlobbed({ path, text }: SourceFile, byPath: ReadonlyMap<string, SourceFile>): string[] {
  const folder = posix.dirname(path);
  return [...text.matchAll(glob)].flatMap(([, list = '']) => {
    const patterns = [...list.matchAll(/'(!?)([^']+)'/g)].map(([, not = '', pattern = '']) => ({
      isRefused: not !== '',
      pattern: posix.join(folder, pattern),
    }));
    const fits = (file: string, isRefused: boolean) =>
      patterns.some((one) => one.isRefused === isRefused && posix.matchesGlob(file, one.pattern));
    return [...byPath.keys()].filter((file) => fits(file, false) && !fits(file, true));
  });
}

/** Drops lines that are only a comment. The rest of a line is kept, since a text may look like a comment. */
function withoutComments(text: string): string {
  return text.replaceAll(/^\s*(\/\/|\/\*|\*(\s|\/|$)).*$/gm, '');
}

function namesIn(text: string): string[] {
  const afterDot = text.matchAll(/\.\s*([A-Za-z_$][\w$]*)/g);
  const inBraces = text.matchAll(/(?<=[{,(]\s*)([A-Za-z_$][\w$]*)\s*(?=[,}:=?)])/g);
  const inQuotes = text.matchAll(/['"]([A-Za-z_$][\w$]*)['"]/g);
  return [...afterDot, ...inBraces, ...inQuotes].map(([, name = '']) => name);
}
