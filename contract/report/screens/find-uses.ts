import { pascal } from '../../document/complete.ts';
import { readImports } from './read-imports.ts';
import type { SourceFile } from './read-sources.ts';

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
