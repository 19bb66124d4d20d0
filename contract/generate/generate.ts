import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { listFiles } from '../document/list-files.ts';
import type { Contract } from '../document/load.ts';
import { clientRuntime, emitClientRuntime } from './emit-client-runtime.ts';
import { emitCodes, emitOperations } from './emit-facts.ts';
import { emitServer } from './emit-server.ts';
import { emitSockets } from './emit-sockets.ts';
import { emitValidators } from './emit-validators.ts';
import { type MediaType, type OpenApiDocument, operationsOf, socketsOf } from '../document/openapi.ts';
import { cacheClient } from './cache-client.ts';
import { arazzoDocument } from '../walks/write-arazzo.ts';

const header = `// Generated from openapi/ by \`npm run generate\`. Do not edit: change the contract and generate again.
`;

/** Every generated file, by its path below `generated/`, and its text. */
export async function generateFiles({
  catalogue,
  canonical,
  wire,
  caller,
  walks,
}: Contract): Promise<Map<string, string>> {
  const written = withoutExamples(caller);
  const [client, runtime] = await Promise.all([
    cacheClient(written, () => generateClient(written)),
    emitClientRuntime(),
  ]);
  return new Map([
    ['openapi.json', printJson(canonical)],
    ['openapi.wire.json', printJson(wire)],
    ['walks.arazzo.json', printJson(arazzoDocument(canonical, walks))],
    ['operations.ts', withHeader(emitOperations(canonical))],
    ['codes.ts', withHeader(emitCodes(catalogue))],
    ['server.ts', withHeader(emitServer(canonical, caller))],
    ['validators.ts', withHeader(emitValidators(canonical))],
    ['sockets.ts', withHeader(emitSockets(canonical))],
    ...client,
    [`client/${clientRuntime}`, withHeader(runtime)],
  ]);
}

/** The generated client, and the types of its transport. */
async function generateClient(caller: OpenApiDocument): Promise<Map<string, string>> {
  const schemaThread = new Worker(new URL('./emit-schema.ts', import.meta.url), { workerData: caller });
  const written = once(schemaThread, 'message') as Promise<[string]>;
  // Awaited below: a failure before that must not count as unhandled.
  written.catch(() => undefined);
  // The generator takes half a second to load, and the result is usually cached.
  const { emitClient } = await import('./emit-client.ts');
  const [client, [schema]] = await Promise.all([emitClient(caller), written]);
  return new Map([
    ['schema.ts', withHeader(schema)],
    ...[...client].map(([name, text]) => [`client/${name}`, text] as const),
  ]);
}

/** No generated code contains the examples of calls, so a changed example needs no new code. */
function withoutExamples(caller: OpenApiDocument): OpenApiDocument {
  const document = structuredClone(caller);
  for (const { operation } of operationsOf(document)) {
    const contents = [
      operation.requestBody?.content,
      ...Object.values(operation.responses).map(({ content }) => content),
    ];
    for (const media of contents.flatMap((content) => Object.values(content ?? {}))) delete media.examples;
  }
  for (const [, { receives, sends }] of socketsOf(document)) {
    for (const media of [receives, sends].flatMap(Object.values<MediaType>)) delete media.examples;
  }
  return document;
}

function withHeader(code: string): string {
  return `${header}\n${code}`;
}

function printJson(document: unknown): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/**
 * Makes `folder` contain exactly these files, writing only those that differ, and returns their names: watchers of the
 * folder see only real changes.
 */
export async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const before = await listFiles(folder);
  const stale = before.filter((name) => !files.has(name));
  const changed = new Set(stale);
  await Promise.all(
    [...files].map(async ([name, text]) => {
      const path = join(folder, name);
      if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return;
      changed.add(name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }),
  );
  for (const name of stale) await rm(join(folder, name));
  return [...changed].toSorted();
}
