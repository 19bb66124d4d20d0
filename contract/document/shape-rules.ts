import type { MediaType, Schema } from './openapi.ts';

/**
 * Shapes that OpenAPI allows and our generators cannot express: their validators would accept what the contract
 * forbids, or nothing at all. The linter refuses them at their place.
 */
interface Place {
  child(path: string | (string | number)[]): Place;
}

interface RuleContext {
  report: (problem: { message: string; location?: Place }) => void;
  location: Place;
  resolve: (node: Schema) => { node: Schema | undefined; location: Place | undefined };
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
  'references-stand-alone': referencesStandAlone,
  'members-are-open': membersAreOpen,
};
