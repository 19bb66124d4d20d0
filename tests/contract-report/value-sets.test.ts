import { describe, expect, test } from 'vitest';
import type { OpenApiDocument, Schema } from '#contract/document/openapi.ts';
import { compareSchemas } from '#contract/report/schema/compare-schema.ts';
import { findGravest, type Verdict } from '#contract/report/verdict/change.ts';
import { type Direction, judge } from '#contract/report/verdict/judge.ts';

const schemas: Record<string, Schema> = {
  Cat: {
    type: 'object',
    required: ['kind', 'lives'],
    properties: { kind: { type: 'string', const: 'cat' }, lives: { type: 'integer' } },
  },
  Dog: {
    type: 'object',
    required: ['kind', 'name'],
    properties: { kind: { type: 'string', const: 'dog' }, name: { type: 'string' } },
  },
  Anybody: { type: 'object', properties: { name: { type: 'string' } } },
  Somebody: { type: 'object', properties: { age: { type: 'integer' } } },
  ReadOnly: { type: 'string', readOnly: true },
  Fuel: { type: 'string', enum: ['petrol', 'diesel'] },
};
const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Values', version: '1.0.0' },
  paths: {},
  components: { schemas },
};

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const text: Schema = { type: 'string' };
const readOnly: Schema = { ...text, readOnly: true };
const writeOnly: Schema = { ...text, writeOnly: true };
const integer: Schema = { type: 'integer' };
const animals = [ref('Cat'), ref('Dog')];
const byKind = { discriminator: { propertyName: 'kind' } };
const closed = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  additionalProperties: false,
});
const open = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});
const pet = (kind: string, fields: Record<string, Schema> = {}, required: string[] = []): Schema =>
  open({ kind: { const: kind }, ...fields }, ['kind', ...required]);
const mapOf = (additionalProperties: Schema, properties?: Record<string, Schema>): Schema => ({
  type: 'object',
  ...(properties && { properties }),
  additionalProperties,
});

const openFuel = (...more: string[]): Schema => ({
  type: 'string',
  enum: ['petrol', 'diesel', ...more],
  'x-open': true,
});
const extensible = (...values: string[]): Schema => ({ type: 'string', 'x-extensible-enum': values });
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

type Row = [change: string, base: Schema, head: Schema, payload: Verdict, answer: Verdict];

/** The verdicts follow from the values that each side accepts; they were written before the report was run. */
const rows: Row[] = [
  // Objects.
  ['a closed object gains a field', closed({ a: text }), closed({ a: text, b: text }), 'minor', 'major'],
  ['a closed object gains a field and opens', closed({ a: text }), open({ a: text, b: text }), 'minor', 'major'],
  ['an open object gains a field', open({ a: text }), open({ a: text, b: text }), 'minor', 'minor'],
  ['an open object closes', open({ a: text }), closed({ a: text }), 'major', 'minor'],
  ['a map of text gains an integer field', mapOf(text), mapOf(text, { b: integer }), 'major', 'major'],
  ['a map of text gains a text field', mapOf(text), mapOf(text, { b: text }), 'minor', 'minor'],
  [
    'a map of text gains a shorter text',
    mapOf(text),
    mapOf(text, { b: { type: 'string', maxLength: 5 } }),
    'major',
    'minor',
  ],
  ['a map of text becomes a map of integers', mapOf(text), mapOf(integer), 'major', 'major'],
  ['a map of text becomes a map of short text', mapOf(text), mapOf({ type: 'string', maxLength: 5 }), 'major', 'minor'],
  ['a map of text becomes a map of anything', mapOf(text), mapOf({}), 'minor', 'major'],
  ['a map of text forgets a text field', mapOf(text, { b: text }), mapOf(text), 'none', 'none'],
  ['a map of text forgets an integer field', mapOf(text, { b: integer }), mapOf(text), 'major', 'major'],
  [
    'any further fields are said to be allowed',
    open({ a: text }),
    { ...open({ a: text }), additionalProperties: true },
    'none',
    'none',
  ],
  [
    'an empty list of required fields is removed',
    { ...open({ a: text }), required: [] },
    open({ a: text }),
    'none',
    'none',
  ],
  ['an open object requires a field that it does not describe', {}, { required: ['b'] }, 'major', 'minor'],
  ['a map of text requires a field', mapOf(text), { ...mapOf(text), required: ['b'] }, 'major', 'minor'],
  [
    'a map of text forgets a text field and requires it',
    mapOf(text, { b: text }),
    { ...mapOf(text), required: ['b'] },
    'major',
    'minor',
  ],
  ['a required field is described', { required: ['b'] }, open({ b: {} }, ['b']), 'minor', 'minor'],
  ['a required field is described as optional', { required: ['b'] }, open({ b: {} }), 'minor', 'major'],
  [
    'members of a union that only require fields require another one',
    { ...open({ a: text, b: text, c: text }), anyOf: [{ required: ['a'] }, { required: ['b'] }] },
    { ...open({ a: text, b: text, c: text }), anyOf: [{ required: ['a', 'c'] }, { required: ['b', 'c'] }] },
    'major',
    'minor',
  ],
  [
    'a choice inside a field grows',
    open({ a: ref('Fuel') }),
    open({ a: { type: 'string', enum: ['petrol', 'diesel', 'gas'] } }),
    'minor',
    'major',
  ],
  // Fields that only one direction carries.
  ['an optional field becomes readOnly', open({ a: text }), open({ a: readOnly }), 'major', 'patch'],
  ['an optional field is no longer readOnly', open({ a: readOnly }), open({ a: text }), 'minor', 'patch'],
  ['a required field is no longer readOnly', open({ a: readOnly }, ['a']), open({ a: text }, ['a']), 'major', 'patch'],
  ['a required field becomes writeOnly', open({ a: text }, ['a']), open({ a: writeOnly }, ['a']), 'patch', 'major'],
  [
    'a required field is no longer writeOnly',
    open({ a: writeOnly }, ['a']),
    open({ a: text }, ['a']),
    'patch',
    'minor',
  ],
  ['a required readOnly field is added', open({}), open({ a: readOnly }, ['a']), 'none', 'minor'],
  ['a readOnly field of a shared schema is added', open({}), open({ a: ref('ReadOnly') }, ['a']), 'none', 'minor'],
  ['a readOnly field is removed', open({ a: readOnly }), open({}), 'none', 'major'],
  ['a readOnly field is limited', open({ a: readOnly }), open({ a: { ...readOnly, maxLength: 5 } }), 'none', 'minor'],
  ['a writeOnly field is removed', open({ a: writeOnly }), open({}), 'major', 'none'],
  [
    'a writeOnly field is widened',
    open({ a: { ...writeOnly, maxLength: 5 } }),
    open({ a: writeOnly }),
    'minor',
    'none',
  ],
  // Numbers.
  [
    'a nullable integer above 0 is at least 1',
    { type: ['integer', 'null'], exclusiveMinimum: 0 },
    { type: ['integer', 'null'], minimum: 1 },
    'none',
    'none',
  ],
  [
    'an integer at least 1 is above 0',
    { type: 'integer', minimum: 1 },
    { type: 'integer', exclusiveMinimum: 0 },
    'none',
    'none',
  ],
  [
    'an integer at least 0.5 is at least 1',
    { type: 'integer', minimum: 0.5 },
    { type: 'integer', minimum: 1 },
    'none',
    'none',
  ],
  [
    'an integer at least 1 is above 1',
    { type: 'integer', minimum: 1 },
    { type: 'integer', exclusiveMinimum: 1 },
    'major',
    'minor',
  ],
  [
    'a number at least 1 is above 0',
    { type: 'number', minimum: 1 },
    { type: 'number', exclusiveMinimum: 0 },
    'minor',
    'major',
  ],
  [
    'a number above 0 is at least 0',
    { type: 'number', exclusiveMinimum: 0 },
    { type: 'number', minimum: 0 },
    'minor',
    'major',
  ],
  [
    'an integer from 1 to 3 is one of 1, 2 and 3',
    { type: 'integer', minimum: 1, maximum: 3 },
    { type: 'integer', enum: [1, 2, 3] },
    'none',
    'none',
  ],
  ['an integer from 1 to 3 is 1 or 2', { type: 'integer', minimum: 1, maximum: 3 }, { enum: [1, 2] }, 'major', 'minor'],
  ['one of 1 and 2 is any integer', { enum: [1, 2] }, integer, 'minor', 'major'],
  ['one of 1 and 2 is an integer above 1', { enum: [1, 2] }, { type: 'integer', minimum: 2 }, 'major', 'major'],
  ['a number is a number or an integer', { type: 'number' }, { type: ['number', 'integer'] }, 'none', 'none'],
  [
    'a multiple of 2 is a multiple of 4',
    { type: 'integer', multipleOf: 2 },
    { type: 'integer', multipleOf: 4 },
    'major',
    'minor',
  ],
  [
    'a multiple of 4 is a multiple of 6',
    { type: 'integer', multipleOf: 4 },
    { type: 'integer', multipleOf: 6 },
    'major',
    'major',
  ],
  ['a length is given to a number', integer, { type: 'integer', maxLength: 4 }, 'none', 'none'],
  // Texts and choices.
  [
    'a limit that every choice meets is removed',
    { type: 'string', enum: ['a', 'b'], maxLength: 9 },
    { type: 'string', enum: ['a', 'b'] },
    'none',
    'none',
  ],
  [
    'a limit that one choice breaks is added',
    { type: 'string', enum: ['a', 'long'] },
    { type: 'string', enum: ['a', 'long'], maxLength: 2 },
    'major',
    'minor',
  ],
  [
    'a pattern that every choice meets is added',
    { enum: ['a', 'b'] },
    { enum: ['a', 'b'], pattern: '^[ab]$' },
    'none',
    'none',
  ],
  [
    'a type is written beside a text choice',
    { enum: ['a', 'b'] },
    { type: 'string', enum: ['a', 'b'] },
    'none',
    'none',
  ],
  ['a type excludes one choice', { enum: ['a', 1] }, { type: 'string', enum: ['a', 1] }, 'major', 'minor'],
  [
    'null is a choice that the type refuses',
    { type: 'string', enum: ['a', null] },
    { type: 'string', enum: ['a'] },
    'none',
    'none',
  ],
  [
    'null becomes a choice',
    { type: 'string', enum: ['a'] },
    { type: ['string', 'null'], enum: ['a', null] },
    'minor',
    'major',
  ],
  [
    'a nullable choice is a union with null',
    { type: ['string', 'null'], enum: ['a', null] },
    { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'null' }] },
    'none',
    'none',
  ],
  ['a choice is written twice', { enum: ['a', 'b'] }, { enum: ['a', 'b', 'a'] }, 'none', 'none'],
  ['a boolean is written as a choice', { type: 'boolean' }, { enum: [true, false] }, 'none', 'none'],
  ['a boolean is always true', { type: 'boolean' }, { const: true }, 'major', 'minor'],
  ['null is written as a constant', { type: 'null' }, { const: null }, 'none', 'none'],
  [
    'a text is limited to short choices',
    { type: 'string', maxLength: 3 },
    { type: 'string', enum: ['a', 'b'] },
    'major',
    'minor',
  ],
  [
    'a text is limited to choices, one of them too long before',
    { type: 'string', maxLength: 3 },
    { type: 'string', enum: ['a', 'long'] },
    'major',
    'major',
  ],
  ['a minimum length of 0 is added', text, { type: 'string', minLength: 0 }, 'none', 'none'],
  ['a minimum is given to a text', text, { type: 'string', minimum: 3 }, 'none', 'none'],
  [
    'digits are spelled out in a pattern',
    { type: 'string', pattern: String.raw`^\d+$` },
    { type: 'string', pattern: '^[0-9]+$' },
    'none',
    'none',
  ],
  // Open enums: readers keep values that are not listed, senders may send only those that are.
  ['an open enum gains a value', openFuel(), openFuel('gas'), 'minor', 'minor'],
  ['an open enum loses a value', openFuel('gas'), openFuel(), 'major', 'minor'],
  ['a value of an open enum is renamed', openFuel('gas'), openFuel('lpg'), 'major', 'minor'],
  ['an enum is opened', ref('Fuel'), openFuel(), 'patch', 'major'],
  ['an enum is closed', openFuel(), ref('Fuel'), 'patch', 'major'],
  ['a nullable open enum gains a value', orNull(openFuel()), orNull(openFuel('gas')), 'minor', 'minor'],
  ['an open enum gains null', openFuel(), orNull(openFuel()), 'minor', 'major'],
  ['any text becomes an open enum', text, openFuel(), 'major', 'minor'],
  ['an extensible enum gains a value', extensible('petrol'), extensible('petrol', 'gas'), 'minor', 'minor'],
  ['an extensible enum is written as an open one', extensible('petrol', 'diesel'), openFuel(), 'none', 'none'],
  // Lists.
  [
    'repeats are said to be allowed',
    { type: 'array', items: text },
    { type: 'array', items: text, uniqueItems: false },
    'none',
    'none',
  ],
  ['any entries are said to be allowed', { type: 'array' }, { type: 'array', items: {} }, 'none', 'none'],
  [
    'entries are limited to choices',
    { type: 'array', items: text },
    { type: 'array', items: ref('Fuel') },
    'major',
    'minor',
  ],
  // Unions.
  ['oneOf becomes anyOf, with members apart by a tag', { oneOf: animals }, { anyOf: animals }, 'none', 'none'],
  ['anyOf becomes oneOf, with members apart by a tag', { anyOf: animals }, { oneOf: animals }, 'none', 'none'],
  [
    'oneOf becomes anyOf, with members that overlap',
    { oneOf: [ref('Anybody'), ref('Somebody')] },
    { anyOf: [ref('Anybody'), ref('Somebody')] },
    'minor',
    'major',
  ],
  [
    'oneOf becomes anyOf, with ranges apart',
    {
      oneOf: [
        { type: 'integer', maximum: 5 },
        { type: 'integer', minimum: 6 },
      ],
    },
    {
      anyOf: [
        { type: 'integer', maximum: 5 },
        { type: 'integer', minimum: 6 },
      ],
    },
    'none',
    'none',
  ],
  ['a discriminator is added', { oneOf: animals }, { oneOf: animals, ...byKind }, 'patch', 'patch'],
  ['a discriminator is removed', { oneOf: animals, ...byKind }, { oneOf: animals }, 'patch', 'patch'],
  ['a discriminator and a member are added', { oneOf: [ref('Cat')] }, { oneOf: animals, ...byKind }, 'minor', 'major'],
  [
    'a union gains a member while another gains a field',
    { oneOf: [pet('cat'), pet('dog')] },
    { oneOf: [pet('cat'), pet('dog', { name: text }), pet('fish')] },
    'minor',
    'major',
  ],
  [
    'a union gains a member while another without a tag gains a field',
    { anyOf: [open({ a: text }, ['a']), open({ b: text }, ['b'])] },
    { anyOf: [open({ a: text }, ['a']), open({ b: text, c: text }, ['b']), open({ d: text }, ['d'])] },
    'minor',
    'major',
  ],
  [
    'a union gains a member while another requires a field',
    { oneOf: [pet('cat'), pet('dog')] },
    { oneOf: [pet('cat'), pet('dog', { name: text }, ['name']), pet('fish')] },
    'major',
    'major',
  ],
  [
    'the type of all members is written beside a union',
    { oneOf: animals },
    { type: 'object', oneOf: animals },
    'none',
    'none',
  ],
  ['a union of one is that one', { oneOf: [open({ a: text })] }, open({ a: text }), 'none', 'none'],
  [
    'a member joins that another one contains',
    { anyOf: [{ type: 'number' }] },
    { anyOf: [{ type: 'number' }, { type: 'integer', minimum: 1 }] },
    'none',
    'none',
  ],
  [
    'a choice is split into two in a union',
    ref('Fuel'),
    { anyOf: [{ const: 'petrol' }, { const: 'diesel' }] },
    'patch',
    'patch',
  ],
  [
    'a value in both members of oneOf is refused',
    { enum: ['a', 'b'] },
    { oneOf: [{ enum: ['a', 'b'] }, { enum: ['b'] }] },
    'major',
    'minor',
  ],
];

function verdictOf(base: Schema, head: Schema, direction: Direction): [Verdict, string] {
  const at = (schema: Schema) => ({ document, schema, pointer: '#/components/schemas/Thing' });
  const found = compareSchemas(at(base), at(head), direction);
  const verdict = findGravest(found.map(({ effect }) => judge(effect, direction)));
  return [verdict, found.map(({ message }) => message).join('\n')];
}

describe('The report compares schemas by the values that they accept', () => {
  test.each(rows)('%s', (_change, base, head, payload, answer) => {
    const [sent, whySent] = verdictOf(base, head, 'payload');
    const [answered, whyAnswered] = verdictOf(base, head, 'answer');
    expect({ payload: sent, answer: answered }, `${whySent}\n${whyAnswered}`).toEqual({ payload, answer });
  });
});
