import { operationsOf, resolveSchema, type OpenApiDocument, type Schema } from '#contract/document/openapi.ts';
import type { Oracle } from '../subject/oracle.ts';

/** Finds a value for a field that an example leaves out. */
export type FindSample = (name: string, schema: Schema) => unknown;

/** Fallbacks if no example of the contract has such a field. */
const lastResorts = ['Text 1', 'text', 'A1', '12345678', 'a1b2c3d4e5f6a7b8', '/path', 'USD 1,000', '2026-06-12'];

/** Uses every example of the document, by field name: a value that fits one call mostly fits another. */
export function createSamples(document: OpenApiDocument, oracle: Oracle): FindSample {
  const byName = new Map<string, unknown[]>();
  for (const { operation } of operationsOf(document)) {
    const contents = [operation.requestBody?.content, operation.responses['200']?.content];
    for (const content of contents.flatMap((one) => Object.values(one ?? {}))) {
      for (const { value } of Object.values(content.examples ?? {})) collect(byName, value);
    }
  }
  return (name, schema) => {
    const resolved = resolveSchema(document, schema);
    const { examples, minimum } = resolved as { examples?: unknown[]; minimum?: number };
    const candidates = [
      ...(byName.get(name) ?? []),
      ...(examples ?? []),
      resolved.const,
      ...(resolved.enum ?? []),
      minimum,
      1,
      ...lastResorts,
      ...(resolved.items ? [[candidateItem(resolved.items, document)]] : []),
    ];
    return candidates.find((candidate) => candidate !== undefined && oracle.errors(schema, candidate).length === 0);
  };
}

function candidateItem(items: Schema, document: OpenApiDocument): unknown {
  const { examples } = resolveSchema(document, items) as { examples?: unknown[] };
  return examples?.[0] ?? lastResorts[2];
}

function collect(byName: Map<string, unknown[]>, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const known = byName.get(name) ?? [];
    if (!known.includes(inner)) known.push(inner);
    byName.set(name, known);
    collect(byName, inner);
  }
}
