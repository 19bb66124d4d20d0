import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { clientDefaultConfig, clientDefaultMeta, clientPluginHandler, createClient } from '@hey-api/openapi-ts';
import { operationsOf, type OpenApiDocument } from '../document/openapi.ts';
import { clientFiles } from './client-files.ts';
import { clientRuntime } from './emit-client-runtime.ts';

// The generator names the client's file after this path and writes it into each import; we put the real one in its
// place afterwards, relative, so that no machine's folders appear in what is committed.
const placeholder = '/sdk-client';

/** The SDK, its types, validators and hooks, as file name (below `generated/client/`) and text. */
export async function emitClient(caller: OpenApiDocument): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'gariport-client-'));
  try {
    await createClient({
      input: caller as never,
      logs: { level: 'silent', file: false },
      output: { path: folder, clean: true, module: { extension: '.ts' }, entryFile: false },
      parser: { hooks: { operations: queriesByEffect(caller), symbols: clientFiles(caller) } },
      plugins: [
        '@hey-api/typescript',
        customClient as never,
        { name: '@hey-api/sdk', validator: { response: 'zod' } },
        { name: 'zod', compatibilityVersion: 'mini' },
        { name: '@tanstack/react-query', useQuery: true, useMutation: true },
      ],
    });
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts')).toSorted();
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const files = names.map((name, place) => [name, withRuntime(name, texts[place] ?? '')] as const);
    return new Map(handOverOperations(caller, files));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function withRuntime(name: string, text: string): string {
  const path = relative(join(name, '..'), clientRuntime);
  return (
    text
      .replaceAll(`'${placeholder}'`, `'${path.startsWith('.') ? path : `./${path}`}'`)
      // The generator does not export it, although other generated files use it.
      .replace(/^const (?=createQueryKey\b)/m, 'export const ')
  );
}

/** A generated call names its path alone. Here it hands down the operation itself, so that nobody has to look it up. */
function handOverOperations(caller: OpenApiDocument, files: readonly (readonly [name: string, text: string])[]) {
  const ids = new Map(operationsOf(caller).map(({ path, operation }) => [path, operation.operationId]));
  const waiting = new Set(ids.values());
  const changed = files.map(([name, text]) => {
    const calls = text.replaceAll(/^( +)url: '([^']+)',$/gm, (line, indent: string, path: string) => {
      const id = ids.get(path);
      if (id === undefined || !waiting.delete(id)) return line;
      return `${indent}operation: operations.${id},`;
    });
    if (calls === text) return [name, text] as const;
    const operations = relative(join('client', name, '..'), 'operations.ts');
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

/** Every call is a POST, so what is a query follows from `x-effect`, not from the method. */
function queriesByEffect(caller: OpenApiDocument) {
  const queries = new Set(
    operationsOf(caller).flatMap(({ operation }) => (operation['x-effect'] === 'query' ? [operation.operationId] : [])),
  );
  const isQuery = ({ operationId }: { operationId?: string }) => operationId !== undefined && queries.has(operationId);
  return { isQuery, isMutation: (operation: { operationId?: string }) => !isQuery(operation) };
}
