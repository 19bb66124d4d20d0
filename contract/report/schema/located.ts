import type { OpenApiDocument, Schema } from '../../document/openapi.ts';

/** A schema and where it is written. */
export interface Located {
  document: OpenApiDocument;
  schema: Schema;
  pointer: string;
}
