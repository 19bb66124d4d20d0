import { posix } from 'node:path';
import { pascal } from '../../document/complete.ts';

export interface SourceFile {
  /** Below the root, with forward slashes. */
  path: string;
  text: string;
}

/** Where a file names one of these, its quoted operation ids are typed by the contract, and so are uses. */
const typedIds = /\b(OperationId|invalidateCalls(Later)?)\b/;

/** The operations that a file calls by a name that was generated for them. */
export function findUses({ path, text }: SourceFile, operationIds: readonly string[]): Set<string> {
  const byName = new Map(operationIds.flatMap((id) => generatedNames(id).map((name) => [name, id] as const)));
  const uses = new Set<string>();
  for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) {
    const id = byName.get(word);
    if (id) uses.add(id);
  }
  const known = new Set(operationIds);
  if (typedIds.test(text)) {
    for (const [, word = ''] of text.matchAll(/'([A-Za-z_$][\w$]*)'/g)) if (known.has(word)) uses.add(word);
  }
  for (const [, word = ''] of text.matchAll(/\b(?:api|operations)\s*\.\s*([A-Za-z_$][\w$]*)/g)) {
    if (known.has(word)) uses.add(word);
  }
  // An id such as `login` is an everyday word, so alone it counts only where it was imported as the generated call.
  for (const { from, names } of readImports(path, text)) {
    if (!/(^|\/)(generated|api)(\/|\.|$)/.test(from)) continue;
    for (const name of names.filter((one) => known.has(one))) uses.add(name);
  }
  return uses;
}

function generatedNames(id: string): string[] {
  const suffixed = ['Options', 'QueryKey', 'InfiniteOptions', 'Mutation'].map((suffix) => `${id}${suffix}`);
  return [...suffixed, `use${pascal(id)}Query`, `use${pascal(id)}Mutation`];
}

interface Import {
  /** As a path below the root where it is a relative one, else as it is written. */
  from: string;
  /** The names taken, in their original spelling; empty for `import()` and for everything at once. */
  names: string[];
}

const statement = /\b(?:import|export)\s+(?!type\b)([\w$*\s{},]*?)\s*from\s*(['"])([^'"]+)\2/g;
const dynamic = /\bimport\s*\(\s*(['"])([^'"]+)\1/g;

/** The imports of values in a source text. A scan, not a parser: our source is formatted by a tool. */
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
