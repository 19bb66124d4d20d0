import { readFileSync } from 'node:fs';
import type { OpenApiDocument } from './openapi.ts';

const canonical = new URL('../../generated/openapi.json', import.meta.url);

/** The contract as it was generated last: one document, complete, with plain payloads. */
export function readCanonical(): OpenApiDocument {
  return JSON.parse(readFileSync(canonical, 'utf8')) as OpenApiDocument;
}
