import { readFileSync } from 'node:fs';
import type { OpenApiDocument } from '../../contract/document/openapi.ts';

export const canonical = readDocument('openapi.json');
export const wire = readDocument('openapi.wire.json');

function readDocument(name: string): OpenApiDocument {
  return JSON.parse(readFileSync(`generated/${name}`, 'utf8')) as OpenApiDocument;
}
