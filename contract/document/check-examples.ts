import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument, Schema } from './openapi.ts';

type Part = Readonly<Record<string, unknown>>;

/**
 * Whether every example of the document fits its schema without unknown fields. The linter finds the place of a wrong
 * one, but compiles each schema again and takes seconds, so it is asked only if this says no.
 */
export function examplesFit(document: OpenApiDocument): boolean {
  const closed = close(structuredClone(document)) as OpenApiDocument;
  // Most schemas check few values, so compiling them fast matters more than checking fast.
  const fast = { validateSchema: false, inlineRefs: false, code: { optimize: false } } as const;
  const ajv = new Ajv2020({ strict: false, logger: false, multipleOfPrecision: 6, ...fast });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'contract', components: closed.components });
  const compiled = new Map<string, ValidateFunction>();

  function fits(schema: unknown, value: unknown): boolean {
    const text = JSON.stringify(schema);
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text.replaceAll('"#/', '"contract#/')) as object);
    compiled.set(text, validate);
    return validate(value);
  }

  /** Media types and parameters have a schema and examples; a schema has a list of examples. */
  function check(part: unknown): boolean {
    if (typeof part !== 'object' || part === null) return true;
    if (Array.isArray(part)) return part.every(check);
    const { schema, example, examples, ...rest } = part as Part;
    if (typeof schema === 'object' && schema !== null) {
      if (example !== undefined && !fits(schema, example)) return false;
      const values = Object.values((examples ?? {}) as Record<string, { value?: unknown }>);
      // A reference, or a value elsewhere, is for the linter to follow.
      if (!values.every((one) => 'value' in one && fits(schema, one.value))) return false;
      return check(schema) && Object.values(rest).every(check);
    }
    if (Array.isArray(examples) && !examples.every((value) => fits(part, value))) return false;
    if (isSchema(part) && example !== undefined && !fits(part, example)) return false;
    return Object.values(rest).every(check);
  }

  try {
    return check({ paths: closed.paths, components: closed.components, sockets: closed['x-sockets'] });
  } catch {
    // A schema that cannot be compiled is reported by the linter.
    return false;
  }
}

function isSchema(part: object): boolean {
  return 'type' in part || 'properties' in part || 'enum' in part || 'const' in part;
}

/** Examples may hold only described fields, even if the schema allows others. */
function close(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  for (const [key, value] of Object.entries(part)) {
    if (key !== 'example' && key !== 'examples') close(value);
  }
  const schema = part as Schema;
  const isObject = typeof schema.properties === 'object' && !('schema' in schema);
  if (isObject && schema['additionalProperties'] === undefined) schema['additionalProperties'] = false;
  return part;
}
