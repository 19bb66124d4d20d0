import openapiTypescript, { astToString } from 'openapi-typescript';
import { unknownType, unknownValue } from '../document/open-enums.ts';
import type { OpenApiDocument } from '../document/openapi.ts';

// The only file that uses openapi-typescript: see docs/decisions/0021.

/** Writes the types of the client's transport. */
export async function emitSchema(caller: OpenApiDocument): Promise<string> {
  const text = astToString(await openapiTypescript(structuredClone(caller) as never));
  return text.replace(`${unknownValue}: string;`, `${unknownValue}: ${unknownType};`);
}
