import type { OpenApiDocument, Schema } from '../../document/openapi.ts';
import { point } from '../pointer.ts';

/** A schema and where it is written. */
export interface Located {
  document: OpenApiDocument;
  schema: Schema;
  pointer: string;
}

/** A schema with its references followed, each keyword still knowing where it is written. */
export interface Opened extends Located {
  /** The component it refers to, if any. */
  name: string | undefined;
  placeOf: (keyword: string) => string;
}

const componentPrefix = '#/components/schemas/';

export function openSchema(located: Located): Opened {
  const { document, schema, pointer } = located;
  if (!schema.$ref) {
    return { ...located, name: undefined, placeOf: (keyword) => point(pointer, keyword) };
  }
  const { $ref, ...beside } = schema;
  const name = $ref.replace(componentPrefix, '');
  const target = document.components.schemas[name];
  if (!target) throw new Error(`${$ref} leads nowhere`);
  const inner = openSchema({ document, schema: target, pointer: $ref });
  return {
    document,
    schema: { ...inner.schema, ...beside },
    pointer: inner.pointer,
    name,
    placeOf: (keyword) => (keyword in beside ? point(pointer, keyword) : inner.placeOf(keyword)),
  };
}

/** A schema below an opened one, under a keyword whose value is a schema, a list of them or a map of them. */
export function below(opened: Opened, schema: Schema, keyword: string, ...parts: (string | number)[]): Located {
  return { document: opened.document, schema, pointer: point(opened.placeOf(keyword), ...parts) };
}
