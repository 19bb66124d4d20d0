import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cached } from './cache.ts';
import { callerDocument } from './caller.ts';
import { readCatalogue, type Catalogue } from './catalogue.ts';
import { completeDocument } from './complete.ts';
import type { OpenApiDocument } from './openapi.ts';
import { readWalks } from './read-walks.ts';
import type { Walk } from './walk.ts';
import { wireDocument } from './wire.ts';

/** The content of all hand-written files, in the three forms that everything else is generated from. */
export interface Contract {
  catalogue: Catalogue;
  canonical: OpenApiDocument;
  wire: OpenApiDocument;
  caller: OpenApiDocument;
  walks: Walk[];
  /** One OpenAPI document without our fields, codes and texts. */
  isPlain?: true;
}

/** Reads the contract below `root`, or throws all its problems. Files that were free of problems are not checked again. */
export async function loadContract(root: string): Promise<Contract> {
  const input = await hashFiles(root);
  const code = [import.meta.dirname];
  return cached({ kind: 'contract', input, code, libraries: ['@redocly/openapi-core', 'ajv'] }, () =>
    readContract(root),
  );
}

async function readContract(root: string): Promise<Contract> {
  // The linter takes half a second to load, and the result is usually cached.
  const { readSource } = await import('./source.ts');
  const catalogue = readCatalogue(root);
  const source = await readSource(root, catalogue);
  const canonical = completeDocument(source, catalogue);
  const walks = readWalks(root, canonical);
  return { catalogue, canonical, wire: wireDocument(canonical), caller: callerDocument(canonical, source), walks };
}

/** The content of all files that a contract is read from. */
async function hashFiles(root: string): Promise<string> {
  const lists = await Promise.all(
    ['openapi', 'locales'].map(async (folder) => {
      const names = await readdir(join(root, folder), { recursive: true }).catch(() => []);
      return names.filter((name) => /\.ya?ml$|(codes|failures)\.json$/.test(name)).map((name) => join(folder, name));
    }),
  );
  const hash = createHash('sha256');
  const files = lists.flat().toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(root, file))));
  for (const [at, text] of texts.entries()) hash.update(`${files[at]} ${text.length}\n`).update(text);
  return hash.digest('hex');
}
