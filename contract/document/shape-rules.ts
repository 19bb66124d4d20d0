import { Ajv2020 } from 'ajv/dist/2020.js';
import type { MediaType, Schema } from './openapi.ts';

/**
 * Shapes that OpenAPI allows and our generators cannot express: their validators would accept what the contract
 * forbids, or nothing at all. The linter refuses them at their place.
 */
interface Place {
  pointer: string;
  source: { absoluteRef: string };
  child(path: string | (string | number)[]): Place;
}

interface RuleContext {
  report: (problem: { message: string; location?: Place }) => void;
  location: Place;
  key: string | number;
  resolve: (node: Schema, from?: string) => { node: Schema | undefined; location: Place | undefined };
  type: { name: string };
}

/** Keywords with alternative schemas; a payload must have its fields in one place. */
const spread = ['allOf', 'oneOf', 'anyOf'];

/** Keywords that the generated validators ignore. */
const ignoredKeywords = [
  'not',
  'if',
  'then',
  'else',
  'dependentRequired',
  'dependentSchemas',
  'patternProperties',
  'minProperties',
  'maxProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contains',
  'minContains',
  'maxContains',
  'multipleOf',
];

/** Keywords next to a reference that validators need not know. */
const besideReference = new Set([
  '$ref',
  'title',
  'description',
  'summary',
  'default',
  'deprecated',
  'examples',
  'example',
]);

/** A payload is one object: the fields that every payload has are added to it, and all others are refused. */
function payloadIsOneObject() {
  return {
    RequestBody: {
      MediaType: {
        enter({ schema }: MediaType, { report, location, resolve }: RuleContext) {
          if (!schema) return;
          const written = location.child('schema');
          const { node, location: place = written } = schema.$ref ? resolve(schema) : { node: schema };
          // Another rule reports broken references.
          if (!node) return;
          const keyword = spread.find((name) => name in node);
          if (keyword !== undefined) {
            report({
              message: `A payload is one object: write its fields into \`properties\` instead of \`${keyword}\`, because servers refuse all other fields.`,
              location: place.child(keyword),
            });
          } else if (node.type !== 'object') {
            report({
              message: 'A payload is one object: give its schema `type: object` and `properties`.',
              location: node.type === undefined ? place : place.child('type'),
            });
          }
        },
      },
    },
  };
}

function noIgnoredKeywords() {
  return {
    Schema: {
      enter(schema: Schema, { report, location }: RuleContext) {
        for (const keyword of ignoredKeywords.filter((name) => name in schema)) {
          report({
            message: `The generated validators do not support \`${keyword}\`: use another keyword, or in \`description\` and in the server.`,
            location: location.child(keyword),
          });
        }
      },
    },
  };
}

const supportedFormats: ReadonlySet<unknown> = new Set([
  'date',
  'date-time',
  'time',
  'email',
  'uri',
  'uuid',
  'ipv4',
  'ipv6',
  'binary',
  'int32',
  'int64',
  'float',
  'double',
]);

/** Keywords that the generator reads only beside a type. */
const typedKeywords = [
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'uniqueItems',
];

const instead = 'The generated validators ignore';

/** Each finds what the generated validators ignore in a schema: the keyword, and what to write instead. */
const limitChecks: ((schema: Schema) => [keyword: string, message: string] | undefined)[] = [
  ({ format }) => {
    if (format === undefined || supportedFormats.has(format)) return undefined;
    return ['format', `${instead} the format \`${JSON.stringify(format)}\`: write a \`pattern\`.`];
  },
  (schema) => {
    for (const [plain, exclusive] of [
      ['minimum', 'exclusiveMinimum'],
      ['maximum', 'exclusiveMaximum'],
    ] as const) {
      if (plain in schema && exclusive in schema) {
        return [plain, `${instead} \`${plain}\` beside \`${exclusive}\`: keep the stricter one.`];
      }
    }
    return undefined;
  },
  (schema) => {
    const limit = typedKeywords.find((keyword) => keyword in schema);
    if (limit === undefined) return undefined;
    if ('enum' in schema || 'const' in schema) {
      return [limit, `${instead} \`${limit}\` beside a list of values: list only the values that it allows.`];
    }
    return 'type' in schema ? undefined : [limit, `${instead} \`${limit}\` without a type: add \`type\`.`];
  },
  (schema) => {
    const values = 'const' in schema ? [schema.const] : (schema.enum ?? []);
    if (!values.some((value) => typeof value === 'object' && value !== null)) return undefined;
    const message = `${instead} objects and lists among the values: describe them with \`properties\` or \`items\`.`;
    return ['const' in schema ? 'const' : 'enum', message];
  },
  (schema) => {
    if ((schema.items as unknown) !== false) return undefined;
    return ['items', `${instead} \`items: false\`: write \`maxItems: 0\`.`];
  },
  (schema) => {
    const { additionalProperties: others, properties } = schema;
    const isMap = typeof others === 'object' && others !== null && Object.keys(properties ?? {}).length === 0;
    if (!('propertyNames' in schema) || isMap) return undefined;
    return ['propertyNames', `${instead} \`propertyNames\` except beside \`additionalProperties\` with a schema.`];
  },
];

function limitsAreKept() {
  return {
    Schema: {
      enter(written: Schema, { report, location, key }: RuleContext) {
        // The names of fields are always text, and a member of `allOf` gets the type of the others.
        const hasType = key === 'propertyNames' || /\/allOf\/\d+$/.test(location.pointer);
        const schema = hasType ? { type: 'string', ...written } : written;
        for (const check of limitChecks) {
          const [keyword, message] = check(schema) ?? [];
          if (keyword !== undefined && message !== undefined) report({ message, location: location.child(keyword) });
        }
      },
    },
  };
}

/** Validators compare the entries of a payload's own lists; elsewhere nothing checks that entries differ. */
function repeatsAreChecked() {
  const lists = new Map<Schema, Place>();
  const checked = new Set<Schema>();
  return {
    Schema: {
      enter(schema: Schema, { location }: RuleContext) {
        if (schema['uniqueItems'] === true) lists.set(schema, location.child('uniqueItems'));
      },
    },
    RequestBody: {
      MediaType: {
        enter({ schema }: MediaType, { resolve }: RuleContext) {
          if (!schema) return;
          const { node: payload, location } = schema.$ref ? resolve(schema) : { node: schema, location: undefined };
          for (const field of Object.values(payload?.properties ?? {})) {
            const list = field.$ref ? resolve(field, location?.source.absoluteRef).node : field;
            if (list) checked.add(list);
          }
        },
      },
    },
    Root: {
      leave(_root: unknown, { report }: RuleContext) {
        for (const [list, location] of lists) {
          if (checked.has(list)) continue;
          const message = `${instead} \`uniqueItems\` except in the fields of a payload: describe it, and check it in the server.`;
          report({ message, location });
        }
      },
    },
  };
}

/** A default is sent or read in place of a missing value, so it must be one. */
function defaultsAreValid() {
  const ajv = new Ajv2020({ strict: false, logger: false });
  const check = (schema: Schema, value: unknown, { report, location }: RuleContext) => {
    const { default: _default, ...shape } = schema;
    if (JSON.stringify(shape).includes('"$ref"') || ajv.validate(shape, value)) return;
    const [error] = ajv.errors ?? [];
    const allowed: unknown = error?.keyword === 'enum' ? schema.enum : undefined;
    const why = allowed ? `is none of ${JSON.stringify(allowed)}` : (error?.message ?? 'does not fit');
    report({
      message: `The default ${JSON.stringify(value)} ${why}: write a default that the schema allows.`,
      location: location.child('default'),
    });
  };
  return {
    Schema: {
      enter(schema: Schema, context: RuleContext) {
        if ('default' in schema) check(schema, schema['default'], context);
      },
    },
    ref: {
      enter(node: Schema, context: RuleContext) {
        if (context.type.name !== 'Schema' || !('default' in node)) return;
        const { node: target } = context.resolve({ $ref: node.$ref ?? '' });
        if (target) check(target, node['default'], context);
      },
    },
  };
}

function referencesStandAlone() {
  return {
    ref: {
      enter(node: Schema, { report, location, type }: RuleContext) {
        if (type.name !== 'Schema') return;
        for (const keyword of Object.keys(node)) {
          if (besideReference.has(keyword) || keyword.startsWith('x-')) continue;
          report({
            message: `The generated validators do not support \`${keyword}\` next to a \`$ref\`: write the schema out here, or give it a name of its own.`,
            location: location.child(keyword),
          });
        }
      },
    },
  };
}

/** A member that allows no further fields refuses those of the other members, so no value is valid. */
function membersAreOpen() {
  return {
    Schema: {
      enter({ allOf }: Schema, { report, location, resolve }: RuleContext) {
        for (const [at, member] of (allOf ?? []).entries()) {
          const { node } = member.$ref ? resolve(member) : { node: member };
          if (node?.['additionalProperties'] !== false || allOf?.length === 1) continue;
          report({
            message:
              'This member of `allOf` allows only its own fields, so it refuses those of the others: remove its `additionalProperties: false`.',
            location: location.child(['allOf', at]),
          });
        }
      },
    },
  };
}

export const shapeRules = {
  'payload-is-one-object': payloadIsOneObject,
  'keywords-are-said': noIgnoredKeywords,
  'limits-are-kept': limitsAreKept,
  'repeats-are-checked': repeatsAreChecked,
  'defaults-are-valid': defaultsAreValid,
  'references-stand-alone': referencesStandAlone,
  'members-are-open': membersAreOpen,
};
