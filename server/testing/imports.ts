import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const importedPath = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** These files and all files that they import, directly or not. Packages are left out. */
export function reachedFrom(entries: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = entries.map((entry) => resolve(entry));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || !existsSync(file)) continue;
    reached.add(file);
    waiting.push(...importsOf(file));
  }
  return reached;
}

const known = new Map<string, string[]>();

function importsOf(file: string): string[] {
  const found = known.get(file) ?? readImports(file);
  known.set(file, found);
  return found;
}

function readImports(file: string): string[] {
  if (!/\.m?ts$/.test(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(importedPath)].map(([, path = '']) => resolve(dirname(file), path));
}
