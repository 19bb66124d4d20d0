import { type OpenApiDocument, resolveSchema, type Schema } from '../document/openapi.ts';

const byFormat: Readonly<Record<string, string>> = {
  date: '2026-06-12',
  'date-time': '2026-06-12T08:00:00Z',
  time: '08:00:00Z',
  email: 'reader@example.com',
  uri: 'https://example.com/',
  uuid: '5f0c2f6e-8a51-4f0e-9a4c-2f3b8a6d1c11',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
};

/** A value that a schema most likely allows: an example or a default, else the smallest by its limits. */
export function sampleOf(document: OpenApiDocument, written: Schema, depth = 0): unknown {
  const schema = resolveSchema(document, written);
  const { examples, enum: choices, oneOf, anyOf, allOf } = schema as Schema & { anyOf?: Schema[] };
  if (Array.isArray(examples) && examples.length > 0) return examples[0];
  for (const value of [schema['example'], schema['default'], schema.const, choices?.[0]]) {
    if (value !== undefined) return value;
  }
  if (allOf) {
    const parts = [...allOf, { ...schema, allOf: undefined }].map((part) => sampleOf(document, part as Schema, depth));
    return Object.assign({}, ...parts.filter((part) => typeof part === 'object')) as object;
  }
  const [choice] = oneOf ?? anyOf ?? [];
  if (choice) return sampleOf(document, choice, depth);
  const type = [schema.type].flat().find((one) => one !== 'null') ?? (schema.properties ? 'object' : 'string');
  return samples[type]?.(schema, document, depth) ?? null;
}

type Sample = (schema: Schema, document: OpenApiDocument, depth: number) => unknown;

const samples: Readonly<Record<string, Sample>> = {
  string: ({ format, minLength, maxLength }) => {
    const text = byFormat[String(format)] ?? 'text';
    return text.padEnd(Number(minLength ?? 0), 'a').slice(0, Number(maxLength ?? Infinity));
  },
  integer: numberFrom,
  number: numberFrom,
  boolean: () => true,
  array: ({ items = {}, minItems }, document, depth) =>
    depth > 5 ? [] : Array.from({ length: Number(minItems ?? 1) }, () => sampleOf(document, items, depth + 1)),
  object: ({ properties = {}, required = [] }, document, depth) =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([name, { readOnly }]) => required.includes(name) && readOnly !== true)
        .map(([name, field]) => [name, depth > 5 ? null : sampleOf(document, field, depth + 1)]),
    ),
};

function numberFrom({ minimum, exclusiveMinimum, maximum, multipleOf }: Schema): number {
  const least = minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : undefined);
  const start = Number(least ?? Math.min(1, Number(maximum ?? 1)));
  const step = Number(multipleOf ?? 0);
  return step > 0 ? Math.ceil(start / step) * step : start;
}
