import { join } from 'node:path';
import { cached } from '../document/cache.ts';
import type { OpenApiDocument } from '../document/openapi.ts';

/** Below `generated/`, by path. */
export type Files = ReadonlyMap<string, string>;

/** Returns what `generate` makes of a document, from an earlier run if that had the same document and generators. */
export async function cacheClient(caller: OpenApiDocument, generate: () => Promise<Files>): Promise<Files> {
  const libraries = ['@hey-api/openapi-ts', 'openapi-typescript'];
  const code = [import.meta.dirname, join(import.meta.dirname, '../document')];
  const key = { kind: 'generated-client', input: JSON.stringify(caller), code, libraries };
  return new Map(await cached(key, async () => [...(await generate())]));
}
