import { pascal } from '../document/complete.ts';
import { type OpenApiDocument, operationsOf } from '../document/openapi.ts';

/** What the generator tells of a thing that it has made. */
interface Made {
  name: string;
  meta?: { plugin?: string; resource?: string; resourceId?: string } | undefined;
}

// A page is to load the calls that it makes and no others, so each call has a file, and another for what checks it, since
// a server checks without calling. The files named after the plugins only tell what lies in those.
const byPlugin: Readonly<Record<string, { folder: string; index: string }>> = {
  '@hey-api/sdk': { folder: 'calls', index: 'sdk' },
  '@tanstack/react-query': { folder: 'calls', index: '@tanstack/react-query' },
  zod: { folder: 'validators', index: 'zod' },
};

/** The file for what several calls use. */
export const sharedFile = 'shared';

/** Tells the generator which file a thing goes to, and which file names it once more; undefined leaves that to it. */
export function clientFiles(caller: OpenApiDocument) {
  const onlyUsers = findOnlyUsers(caller);
  const hooks = new Map(operationsOf(caller).flatMap(({ operation: { operationId: id } }) => namesOfHooks(id)));

  function callOf({ name, meta }: Made): string | undefined {
    if (meta?.resource === 'operation') return meta.resourceId;
    if (meta?.resource === 'definition') return onlyUsers.get(meta.resourceId ?? '');
    return hooks.get(name);
  }

  function getFilePath(made: Made): string | undefined {
    const place = byPlugin[made.meta?.plugin ?? ''];
    return place && `${place.folder}/${kebab(callOf(made) ?? sharedFile)}`;
  }

  function getExportFromFilePath(made: Made): string[] | undefined {
    const place = byPlugin[made.meta?.plugin ?? ''];
    const isOfClient = place?.folder === 'calls' && callOf(made) === undefined;
    return place && !isOfClient ? [place.index] : undefined;
  }

  return { getFilePath, getExportFromFilePath };
}

/** The generator does not tell which call these belong to. */
function namesOfHooks(id: string): [string, string][] {
  return [`${id}QueryKey`, `use${pascal(id)}Query`, `use${pascal(id)}Mutation`].map((name) => [name, id]);
}

function kebab(id: string): string {
  return id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The schemas that a single call uses, by reference such as `#/components/schemas/Id`, with that call. */
function findOnlyUsers(document: OpenApiDocument): Map<string, string> {
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
  // A loop over a set also visits what is added to the set meanwhile.
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
