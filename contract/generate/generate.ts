import type { Contract } from '../document/load.ts';
import { emitClient } from './emit-client.ts';
import { emitCodes } from './emit-codes.ts';
import { emitOperations } from './emit-operations.ts';
import { emitSchema } from './emit-schema.ts';
import { emitServer } from './emit-server.ts';
import { emitValidators } from './emit-validators.ts';

/** Every generated file, by its path below `generated/`, and its text. */
export async function generateFiles({ catalogue, canonical, wire, caller }: Contract): Promise<Map<string, string>> {
  const [client, schema] = await Promise.all([emitClient(caller), emitSchema(caller)]);
  return new Map([
    ['openapi.json', printJson(canonical)],
    ['openapi.wire.json', printJson(wire)],
    ['schema.ts', schema],
    ['operations.ts', emitOperations(canonical)],
    ['codes.ts', emitCodes(catalogue)],
    ['server.ts', emitServer(canonical, caller)],
    ['validators.ts', emitValidators(canonical)],
    ...[...client].map(([name, text]) => [`client/${name}`, text] as const),
  ]);
}

function printJson(document: unknown): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
