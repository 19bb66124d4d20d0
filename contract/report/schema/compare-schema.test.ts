import { expect, test } from 'vitest';
import type { OpenApiDocument, Schema } from '#contract/document/openapi.ts';
import { compareSchemas } from './compare-schema.ts';
import { showTurn, type Direction } from '../verdict/judge.ts';

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Shapes', version: '1.0.0' },
  paths: {},
  components: {
    schemas: {
      Id: { type: 'string', maxLength: 40 },
      Person: { type: 'object', required: ['id'], properties: { id: { $ref: '#/components/schemas/Id' } } },
      OtherPerson: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
      Tree: {
        type: 'object',
        properties: { branches: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
      },
    },
  },
};

const id = { $ref: '#/components/schemas/Id' };
const person = { $ref: '#/components/schemas/Person' };
const tree = { $ref: '#/components/schemas/Tree' };

function compare(base: Schema, head: Schema, direction: Direction = 'answer') {
  const at = (schema: Schema) => ({ document, schema, pointer: '#/components/schemas/Thing' });
  return compareSchemas(at(base), at(head), direction).map(({ effect, message }) => `${effect}: ${message}`);
}

const same: [what: string, one: Schema, other: Schema][] = [
  [
    'a list of types and a union of them',
    { type: ['string', 'null'] },
    { anyOf: [{ type: 'string' }, { type: 'null' }] },
  ],
  [
    'a limited text or null in both spellings',
    { type: ['string', 'null'], maxLength: 9 },
    { oneOf: [{ type: 'null' }, { type: 'string', maxLength: 9 }] },
  ],
  [
    'a union in a union',
    { anyOf: [{ anyOf: [id, { type: 'integer' }] }, person] },
    { anyOf: [id, { type: 'integer' }, person] },
  ],
  ['oneOf and anyOf of what excludes itself', { oneOf: [id, { type: 'null' }] }, { anyOf: [id, { type: 'null' }] }],
  ['whole numbers and numbers', { anyOf: [{ type: 'number' }, { type: 'integer' }] }, { type: 'number' }],
  [
    'a field said twice and once',
    { allOf: [person, { properties: { id: { type: 'string', maxLength: 40 } } }] },
    { type: 'object', required: ['id'], properties: { id: { type: 'string', maxLength: 40 } } },
  ],
  ['a schema that holds itself, alone and in an allOf', tree, { allOf: [tree] }],
];

test.each(same)('The report finds no difference between %s, in either order', (_what, one, other) => {
  const real = (found: string[]) => found.filter((line) => !line.startsWith('text: '));
  expect(real(compare(one, other))).toEqual([]);
  expect(real(compare(other, one))).toEqual([]);
});

const different: [what: string, base: Schema, head: Schema, says: string[]][] = [
  [
    'anyOf of what may overlap becomes oneOf',
    { anyOf: [person, tree] },
    { oneOf: [person, tree] },
    ['narrower: `Thing`: `anyOf` → `oneOf`'],
  ],
  [
    'a closed object leaves an allOf',
    { allOf: [{ properties: { a: { type: 'string' } } }, { properties: { b: id }, additionalProperties: false }] },
    { allOf: [{ properties: { a: { type: 'string' } } }] },
    ['wider: `Thing` loses object in `allOf`'],
  ],
  [
    'a second pattern is added',
    { pattern: 'a' },
    { allOf: [{ pattern: 'a' }, { pattern: 'b' }] },
    ['narrower: `Thing` gains anything in `allOf`'],
  ],
  [
    'a keyword that nobody knows is added',
    {},
    { not: { type: 'null' } },
    ['either: `Thing`: `not` changed, which this report cannot classify and treats as breaking'],
  ],
];

test.each(different)('The report shows when %s', (_what, base, head, says) => {
  expect(compare(base, head)).toEqual(says);
});

test('The report follows references in keywords that it cannot compare, and to places inside a schema', () => {
  const thing = (at: OpenApiDocument, schema: Schema) => ({
    document: at,
    schema,
    pointer: '#/components/schemas/Thing',
  });
  const edited = (Id: Schema): OpenApiDocument => ({
    ...document,
    components: { schemas: { ...document.components.schemas, Id } },
  });
  const effects = (schema: Schema, changed: Schema) =>
    compareSchemas(thing(document, schema), thing(edited(changed), schema), 'answer').map(({ effect }) => effect);
  const shorter = { type: 'string', maxLength: 20 };
  expect(effects({ prefixItems: [person] }, shorter)).toEqual(['either']);
  expect(effects({ type: 'array', items: { $ref: `${person.$ref}/properties/id` } }, shorter)).toEqual(['narrower']);
  expect(effects({ prefixItems: [person] }, { type: 'string', maxLength: 40, description: 'An id.' })).toEqual([]);
});

test('The report shows only the changed part of a long text', () => {
  const long = 'The order stays open until somebody pays. '.repeat(8);
  const shown = showTurn(`${long}It is then kept.`, `${long}It is then lost.`);
  expect(shown).toMatch(/^: "….*It is then kept\." → "….*It is then lost\."$/);
  expect(shown.length).toBeLessThan(360);
});
