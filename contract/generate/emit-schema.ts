import openapiTypescript, { astToString } from 'openapi-typescript';
import type { OpenApiDocument } from '../document/openapi.ts';

// The only file that uses openapi-typescript: see docs/decisions/0021.

/** Writes the types of the client's transport. */
export async function emitSchema(caller: OpenApiDocument): Promise<string> {
  return astToString(await openapiTypescript(structuredClone(caller) as never));
}
