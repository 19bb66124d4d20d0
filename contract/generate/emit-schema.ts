import openapiTypescript, { astToString } from 'openapi-typescript';
import type { OpenApiDocument } from '../document/openapi.ts';
import { header } from './header.ts';

/** The types that the client's transport is typed by. */
export async function emitSchema(caller: OpenApiDocument): Promise<string> {
  return `${header}\n${astToString(await openapiTypescript(structuredClone(caller) as never))}`;
}
