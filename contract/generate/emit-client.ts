import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { clientDefaultConfig, clientDefaultMeta, clientPluginHandler, createClient } from '@hey-api/openapi-ts';
import { operationsOf, type OpenApiDocument } from '../document/openapi.ts';
import { clientFiles } from './client-files.ts';

// The generator names the client's file after this path and writes it into each import; we put the real one in its
// place afterwards, relative, so that no machine's folders appear in what is committed.
const placeholder = '/sdk-client';
const runtime = 'src/api/sdk-client.ts';

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
    return new Map(await Promise.all(names.map(async (name) => [name, await readGenerated(folder, name)] as const)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readGenerated(folder: string, name: string): Promise<string> {
  const text = await readFile(join(folder, name), 'utf8');
  const path = relative(join('generated/client', name, '..'), runtime);
  return (
    text
      .replaceAll(`'${placeholder}'`, `'${path}'`)
      // The generator does not export it, although other generated files use it.
      .replace(/^const (?=createQueryKey\b)/m, 'export const ')
  );
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
