import { isDeepStrictEqual } from 'node:util';
import { listValues, typesOf } from './allowed-values.ts';
import { below, type Opened, openSchema } from './open-schema.ts';

/** Whether no value fits both schemas, as far as types, choices, ranges and required fields show. */
export function areDisjoint(one: Opened, other: Opened): boolean {
  if (!shareType(one, other)) return true;
  const [values, others] = [one, other].map(({ document, schema }) => listValues(document, schema));
  if (values && others) return !values.some((value) => others.some((candidate) => isDeepStrictEqual(value, candidate)));
  return areApartByRange(one, other) || areApartByTag(one, other);
}

function shareType(one: Opened, other: Opened): boolean {
  const [types, others] = [typesOf(one.schema), typesOf(other.schema)];
  if (types.includes('anything') || others.includes('anything')) return true;
  return types.some((type) => others.some((candidate) => plain(candidate) === plain(type)));
}

function plain(type: string): string {
  return type === 'integer' ? 'number' : type;
}

function areApartByRange({ schema: one }: Opened, { schema: other }: Opened): boolean {
  const isNumber = [one, other].every((schema) => typesOf(schema).every((type) => /^(number|integer)$/.test(type)));
  if (!isNumber) return false;
  const highest = (schema: typeof one) => Number(schema['maximum'] ?? schema['exclusiveMaximum'] ?? Infinity);
  const lowest = (schema: typeof one) => Number(schema['minimum'] ?? schema['exclusiveMinimum'] ?? -Infinity);
  return highest(one) < lowest(other) || highest(other) < lowest(one);
}

/** Both require a field whose values differ, such as a tag. */
function areApartByTag(one: Opened, other: Opened): boolean {
  const isObject = [one, other].every(({ schema }) => typesOf(schema).join() === 'object');
  if (!isObject) return false;
  const fields = one.schema.properties ?? {};
  const shared = (one.schema.required ?? []).filter((name) => other.schema.required?.includes(name));
  return shared.some((name) => {
    const [field, candidate] = [fields[name], other.schema.properties?.[name]];
    if (!field || !candidate) return false;
    const [opened, another] = [
      openSchema(below(one, field, 'properties', name)),
      openSchema(below(other, candidate, 'properties', name)),
    ];
    // Deeper objects do not decide: a schema may contain itself.
    if (typesOf(opened.schema).includes('object') || typesOf(another.schema).includes('object')) return false;
    return areDisjoint(opened, another);
  });
}
