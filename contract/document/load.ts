import { callerDocument } from './caller.ts';
import { readCatalogue, type Catalogue } from './catalogue.ts';
import { completeDocument } from './complete.ts';
import type { OpenApiDocument } from './openapi.ts';
import { readSource } from './source.ts';
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

export async function loadContract(root: string): Promise<Contract> {
  const catalogue = readCatalogue(root);
  const source = await readSource(root, catalogue);
  const canonical = completeDocument(source, catalogue);
  const walks = readWalks(root, canonical);
  return { catalogue, canonical, wire: wireDocument(canonical), caller: callerDocument(canonical, source), walks };
}
