import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type OpenApiDocument, reachedFrom, referencesIn, schemaAt } from '#contract/document/openapi.ts';
import type { Compare } from './compare-alternatives.ts';
import { componentPrefix, type Located } from './open-schema.ts';

/** The texts of named schemas with everything that they refer to, hashed, by reference. */
const prints = new WeakMap<OpenApiDocument, Map<string, string>>();
const texts = new WeakMap<OpenApiDocument, Map<string, string>>();

/** Whether two schemas and everything they refer to have the same text, so that comparing them is unnecessary. */
export function areWrittenAlike(one: Located, other: Located): boolean {
  const [text, another] = [JSON.stringify(one.schema), JSON.stringify(other.schema)];
  if (text !== another) return false;
  const references = new Set([...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference = '']) => reference));
  return [...references].every((reference) => printOf(one.document, reference) === printOf(other.document, reference));
}

/** A value of a document, which need not be a schema. */
interface Part {
  document: OpenApiDocument;
  value: unknown;
}

/** Whether a part without a comparison of its own changed, or what it refers to did in more than its texts. */
export function isChanged(base: Part, head: Part, compare: Compare, seen = new Set<string>()): boolean {
  if (!isDeepStrictEqual(base.value, head.value)) return true;
  return referencesIn(base.value).some(($ref) => {
    if (seen.has($ref)) return false;
    seen.add($ref);
    const [was, is] = [base, head].map(({ document }) => ({ document, value: schemaAt(document, $ref) }));
    if (!was?.value || !is?.value) return was?.value !== is?.value;
    if (!$ref.startsWith(componentPrefix)) return isChanged(was, is, compare, seen);
    const [before, now] = [base, head].map(({ document }) => ({ document, schema: { $ref }, pointer: $ref }));
    return before && now && compare(before, now).some(({ effect }) => effect !== 'text');
  });
}

function printOf(document: OpenApiDocument, reference: string): string {
  const known = memoOf(prints, document);
  const print = known.get(reference) ?? hash(document, reference);
  known.set(reference, print);
  return print;
}

function hash(document: OpenApiDocument, reference: string): string {
  const sum = createHash('sha256');
  for (const name of [...reachedFrom(document, { $ref: reference })].toSorted()) {
    sum.update(`${name} ${textOf(document, name)}\n`);
  }
  return sum.digest('hex');
}

function textOf(document: OpenApiDocument, reference: string): string {
  const known = memoOf(texts, document);
  const text = known.get(reference) ?? JSON.stringify(schemaAt(document, reference) ?? null);
  known.set(reference, text);
  return text;
}

function memoOf(all: WeakMap<OpenApiDocument, Map<string, string>>, document: OpenApiDocument): Map<string, string> {
  const known = all.get(document) ?? new Map<string, string>();
  all.set(document, known);
  return known;
}
