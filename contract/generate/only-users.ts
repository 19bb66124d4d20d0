import { operationsOf, type OpenApiDocument } from '../document/openapi.ts';

/** The schemas that a single call uses, by reference such as `#/components/schemas/Id`, with that call. */
export function findOnlyUsers(document: OpenApiDocument): Map<string, string> {
  const users = new Map<string, Set<string>>();
  for (const { operation } of operationsOf(document)) {
    for (const reference of reachedFrom(document, operation)) {
      users.set(reference, (users.get(reference) ?? new Set()).add(operation.operationId));
    }
  }
  return new Map(
    [...users].flatMap(([reference, [only = '', ...others]]) => (others.length ? [] : [[reference, only]])),
  );
}

function reachedFrom(document: OpenApiDocument, start: unknown): Set<string> {
  const reached = new Set(referencesIn(start));
  // A set that grows while it is walked is walked to its new end.
  for (const reference of reached) {
    const schema = document.components.schemas[reference.replace('#/components/schemas/', '')];
    for (const next of referencesIn(schema)) reached.add(next);
  }
  return reached;
}

function referencesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : referencesIn(value),
  );
}
