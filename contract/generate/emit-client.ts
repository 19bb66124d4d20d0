import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { $, clientDefaultConfig, clientDefaultMeta, clientPluginHandler, createClient } from '@hey-api/openapi-ts';
import { listFiles } from '../document/list-files.ts';
import {
  type OpenApiDocument,
  operationsOf,
  reachedFrom,
  resolveSchema,
  type Schema,
  socketsOf,
} from '../document/openapi.ts';
import { clientRuntime } from './emit-client-runtime.ts';
import { pascal } from '../document/complete.ts';
import { unknownType, unknownValue } from '../document/open-enums.ts';

// The generator names the client's file after this path and writes it into each import. It is replaced by the real,
// relative path afterwards, so that no machine's folders are committed.
const placeholder = '/sdk-client';

/** The SDK, its types, validators and hooks, by file name (below `generated/client/`) and text. */
export async function emitClient(caller: OpenApiDocument): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'gariport-client-'));
  try {
    await createClient({
      input: withTypedMembers(caller) as never,
      logs: { level: 'silent', file: false },
      output: { path: folder, clean: true, module: { extension: '.ts' }, entryFile: false },
      parser: { hooks: { operations: queriesByEffect(caller), symbols: clientFiles(caller) } },
      plugins: [
        '@hey-api/typescript',
        customClient as never,
        { name: '@hey-api/sdk', validator: { response: 'zod' } },
        {
          name: 'zod',
          compatibilityVersion: 'mini',
          $resolvers: {
            // By default, fields besides the named ones are dropped, whether the contract forbids or limits them.
            object({ schema, nodes, plugin, walk, applyModifiers, path, ...ctx }) {
              const { additionalProperties: others, propertyNames: names } = schema;
              const { z } = plugin.imports;
              const isNamed = Object.keys(schema.properties ?? {}).length > 0;
              if (!others || others.type === 'unknown') return undefined;
              const context = { ...ctx, schema, nodes, plugin, walk, applyModifiers, path };
              if (isNamed && others.type === 'never') return $(z).attr('strictObject').call(nodes.shape(context));
              const checkOf = (part: typeof others) => applyModifiers(walk(part, { path, plugin }), {}).chain;
              if (isNamed) {
                return $(z)
                  .attr('catchall')
                  .call($(z).attr('object').call(nodes.shape(context)), checkOf(others));
              }
              return (
                names &&
                $(z)
                  .attr('record')
                  .call(checkOf({ ...names, type: 'string' }), checkOf(others))
              );
            },
          },
        },
        // A paged list would otherwise get infinite-query hooks that no page uses.
        {
          name: '@tanstack/react-query',
          useQuery: true,
          useMutation: true,
          infiniteQueryOptions: false,
          infiniteQueryKeys: false,
        },
      ],
    });
    const names = (await listFiles(folder)).filter((name) => name.endsWith('.ts')).toSorted();
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const files = names.map((name, place) => [name, checkAtOnce(withRuntime(name, texts[place] ?? ''))] as const);
    return new Map(passOperations(caller, files));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The generator ignores limits without a type, so a member of `allOf` gets the type of the others. */
function withTypedMembers(caller: OpenApiDocument): OpenApiDocument {
  const document = structuredClone(caller);
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { allOf } = part as Schema;
    if (Array.isArray(allOf)) {
      const types = new Set(allOf.map((member) => resolveSchema(document, member).type).filter(Boolean));
      const [type, ...others] = types;
      for (const member of allOf) {
        if (member.$ref === undefined && type !== undefined && others.length === 0) member.type ??= type;
      }
    }
    Object.values(part).forEach(visit);
  };
  visit(document);
  return document;
}

function withRuntime(name: string, text: string): string {
  const path = posix.relative(posix.dirname(name), clientRuntime);
  return (
    text
      .replaceAll(`'${placeholder}'`, `'${path.startsWith('.') ? path : `./${path}`}'`)
      // The generator does not export it, although other generated files use it.
      .replace(/^const (?=createQueryKey\b)/m, 'export const ')
      .replace(`export type ${unknownValue} = string;`, `export type ${unknownValue} = ${unknownType};`)
  );
}

/**
 * The generator checks answers asynchronously, although none of our checks wait for anything. Zod compiles only
 * synchronous checks, where compiling is allowed, as in Node.
 */
function checkAtOnce(text: string): string {
  const changed = text.replaceAll(/async \(data\) => await (\w+)\.parseAsync\(data\)/g, '(data) => $1.parse(data)');
  if (changed.includes('parseAsync')) throw new Error('The generator checks answers in a way that is not known here.');
  return changed;
}

/** Generated calls pass only their path. This passes the operation itself, so that nobody has to look it up. */
function passOperations(caller: OpenApiDocument, files: readonly (readonly [name: string, text: string])[]) {
  const ids = new Map(operationsOf(caller).map(({ path, operation }) => [path, operation.operationId]));
  const waiting = new Set(ids.values());
  const changed = files.map(([name, text]) => {
    const calls = text.replaceAll(/^( +)url: '([^']+)',$/gm, (line, indent: string, path: string) => {
      const id = ids.get(path);
      if (id === undefined || !waiting.delete(id)) return line;
      return `${indent}operation: operations.${id},`;
    });
    if (calls === text) return [name, text] as const;
    const operations = posix.relative(posix.dirname(`client/${name}`), 'operations.ts');
    return [name, calls.replace(/^import /m, `import { operations } from '${operations}';\nimport `)] as const;
  });
  if (waiting.size > 0) throw new Error(`No generated call hands over ${[...waiting].join(', ')}.`);
  return changed;
}

const customClient = {
  ...clientDefaultMeta,
  name: placeholder,
  handler: clientPluginHandler,
  config: { ...clientDefaultConfig, bundle: false, baseUrl: false },
};

/** Every call is a POST, so queries are recognised by `x-effect` instead of the method. */
function queriesByEffect(caller: OpenApiDocument) {
  const queries = new Set(
    operationsOf(caller).flatMap(({ operation }) => (operation['x-effect'] === 'query' ? [operation.operationId] : [])),
  );
  const isQuery = ({ operationId }: { operationId?: string }) => operationId !== undefined && queries.has(operationId);
  return { isQuery, isMutation: (operation: { operationId?: string }) => !isQuery(operation) };
}

/** What the generator reports about a generated symbol. */
interface Made {
  name: string;
  meta?: { plugin?: string; resource?: string; resourceId?: string } | undefined;
}

// A page should load only the calls that it makes. So each call has a file, and another for its validators, because a
// server validates without calling. The files named after the plugins only re-export them.
const byPlugin: Readonly<Record<string, { folder: string; index: string }>> = {
  '@hey-api/sdk': { folder: 'calls', index: 'sdk' },
  '@tanstack/react-query': { folder: 'hooks', index: '@tanstack/react-query' },
  zod: { folder: 'validators', index: 'zod' },
};

/** The file for symbols that calls of several kinds use. Symbols that only one kind uses go to a file of that kind. */
const sharedFile = 'shared';

/** Tells the generator which file a symbol goes to and which file re-exports it; undefined leaves that to it. */
function clientFiles(caller: OpenApiDocument) {
  const homes = findHomes(caller);
  const hooks = new Map(operationsOf(caller).flatMap(({ operation: { operationId: id } }) => namesOfHooks(id)));

  function callOf({ name, meta }: Made): string | undefined {
    if (meta?.resource === 'operation') return meta.resourceId;
    if (meta?.resource === 'definition') return homes.get(meta.resourceId ?? '');
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

/** The generator does not report which call these belong to. */
function namesOfHooks(id: string): [string, string][] {
  return [`${id}QueryKey`, `use${pascal(id)}Query`, `use${pascal(id)}Mutation`].map((name) => [name, id]);
}

function kebab(id: string): string {
  return id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Symbols used by more kinds of calls go to the one file that every page loads. */
const mostKinds = 2;

/**
 * The files of schemas, by reference such as `#/components/schemas/Id`: with the one call, or the few kinds, that use
 * them.
 */
function findHomes(document: OpenApiDocument): Map<string, string> {
  const users = new Map<string, User[]>();
  for (const user of usersOf(document)) {
    for (const reference of reachedFrom(document, user.part)) {
      users.set(reference, [...(users.get(reference) ?? []), user]);
    }
  }
  // Schemas that no call uses directly, such as the common payload, go to the shared file, and so must their
  // dependencies.
  const unused = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    users.has(`#/components/schemas/${name}`) ? [] : [schema],
  );
  const ofAll = reachedFrom(document, unused).add(`#/components/schemas/${unknownValue}`);
  return new Map(
    [...users].flatMap(([reference, calls]): [string, string][] => {
      const [first, ...others] = calls;
      if (!first || ofAll.has(reference)) return [];
      if (others.length === 0) return [[reference, first.id]];
      const kinds = kindsOf(calls);
      return kinds.length <= mostKinds ? [[reference, [sharedFile, ...kinds].join('-')]] : [];
    }),
  );
}

/** A call or a socket. */
interface User {
  id: string;
  path: string;
  part: unknown;
}

function usersOf(document: OpenApiDocument): User[] {
  return [
    ...operationsOf(document).map(({ path, operation }) => ({ id: operation.operationId, path, part: operation })),
    ...socketsOf(document).map(([id, socket]) => ({ id, path: socket.path, part: socket })),
  ];
}

/**
 * Returns the kinds of these calls. Staff calls do not count if buyers share the schema: the desk loads what buyers
 * share.
 */
function kindsOf(calls: readonly User[]): string[] {
  // The first part of their paths: `/order/list` and `/order/detail` are of one kind.
  const kinds = [...new Set(calls.map(({ path }) => path.split('/')[1] ?? ''))].toSorted();
  const ofBuyers = kinds.filter((kind) => kind !== 'staff');
  return ofBuyers.length > 0 ? ofBuyers : kinds;
}
