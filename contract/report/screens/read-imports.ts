import { posix } from 'node:path';

export interface Import {
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
