import {
  type MediaType,
  type OpenApiDocument,
  type Operation,
  resolveSchema,
  type Schema,
} from '#contract/document/openapi.ts';

/** How a payload is sent. All but `json` carry only text, so a number arrives as digits. */
export type CarrierKind = 'json' | 'query' | 'form' | 'multipart';

export interface Carrier {
  readonly kind: CarrierKind;
  /** The payload's own object schema, with references at its top followed. */
  readonly schema: Schema;
  readonly examples: readonly { name: string; value: Record<string, unknown> }[];
}

const kinds: Record<string, CarrierKind> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
};

/** Sent with an upload to authenticate it; the run fills them in. */
const signingParameters = new Set(['sign', 'token']);

export function carriersOf(document: OpenApiDocument, operation: Operation): Carrier[] {
  const bodies = Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, content]) => {
    const kind = kinds[type];
    return kind && content.schema ? [bodyCarrier(document, kind, content.schema, content)] : [];
  });
  return bodies.length > 0 ? bodies : [queryCarrier(document, operation)];
}

function bodyCarrier(document: OpenApiDocument, kind: CarrierKind, schema: Schema, { examples }: MediaType): Carrier {
  return {
    kind,
    schema: resolveSchema(document, schema),
    examples: Object.entries(examples ?? {}).map(([name, { value }]) => ({
      name,
      value: value as Record<string, unknown>,
    })),
  };
}

function queryCarrier(document: OpenApiDocument, operation: Operation): Carrier {
  const parameters = (operation.parameters ?? []).filter(
    (parameter) => parameter.in === 'query' && !signingParameters.has(parameter.name),
  );
  const required = parameters.filter((parameter) => parameter.required);
  const examples = required.map(({ name, schema }) => [name, exampleOf(document, schema)] as const);
  return {
    kind: 'query',
    schema: {
      type: 'object',
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      required: required.map(({ name }) => name),
    },
    examples: [{ name: 'query', value: Object.fromEntries(examples) }],
  };
}

function exampleOf(document: OpenApiDocument, schema: Schema): unknown {
  const { examples, enum: allowed } = resolveSchema(document, schema);
  return Array.isArray(examples) ? examples[0] : allowed?.[0];
}
