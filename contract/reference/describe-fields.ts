import { type OpenApiDocument, resolveSchema, type Schema } from '../document/openapi.ts';
import { keyOf, type Say } from './texts.ts';

export interface Field {
  /** Includes the fields it is nested in: `vehicleList[].id`. */
  name: string;
  type: string;
  limits: string;
  isRequired: boolean;
  description: string;
}

const deepest = 6;

/** Lists every field of a schema, including nested objects and lists. */
export function describeFields(document: OpenApiDocument, schema: Schema, say: Say): Field[] {
  return fieldsIn(schema, '', 0);

  function fieldsIn(of: Schema, prefix: string, depth: number): Field[] {
    const { schema: inner, suffix } = unwrap(merge(of));
    if (depth > deepest) return [];
    return Object.entries(inner.properties ?? {}).flatMap(([name, property]) => {
      const whole = merge(property);
      const path = `${prefix}${suffix && prefix ? suffix : ''}${prefix ? '.' : suffix ? `${suffix}.` : ''}${name}`;
      const field: Field = {
        name: path,
        type: typeOf(whole),
        limits: limitsOf(unwrap(whole).schema),
        isRequired: inner.required?.includes(name) ?? false,
        description: textOf(whole['description']),
      };
      return [field, ...fieldsIn(whole, path, depth + 1)];
    });
  }

  /** Keywords next to a reference belong to its target, as the parts of an `allOf` belong together. */
  function merge(of: Schema): Schema {
    const { $ref: _reference, ...beside } = of;
    const { allOf = [], ...own } = { ...resolveSchema(document, of), ...beside };
    return allOf.map(merge).reduce<Schema>(
      (whole, part) => ({
        ...part,
        ...whole,
        properties: { ...part.properties, ...whole.properties },
        required: [...(part.required ?? []), ...(whole.required ?? [])],
      }),
      own,
    );
  }

  function unwrap(of: Schema): { schema: Schema; suffix: string } {
    if (!of.items) return { schema: of, suffix: '' };
    const inner = unwrap(merge(of.items));
    return { schema: inner.schema, suffix: `[]${inner.suffix}` };
  }

  function typeOf(of: Schema): string {
    if (of.items) return say('listOf', { type: typeOf(merge(of.items)) });
    if (of['format'] === 'binary') return say('typeFile');
    const types = of.type === undefined ? [] : [of.type].flat();
    const [type = of.properties ? 'object' : typeof (of.const ?? of.enum?.[0] ?? '')] = types;
    return say(keyOf('type', type));
  }
}

const limitNames = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minItems',
  'maxItems',
] as const;

function limitsOf(schema: Schema): string {
  const limits = limitNames.flatMap((name) => {
    const value = schema[name];
    return typeof value === 'number' ? [`${name} ${value}`] : [];
  });
  const choices = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  const more = schema['x-open'] === true ? ['…'] : [];
  const listed = [...choices.map((choice) => JSON.stringify(choice)), ...more].join(' | ');
  return [...limits, textOf(schema['format']), textOf(schema['pattern']), listed].filter(Boolean).join('; ');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
