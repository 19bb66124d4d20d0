import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { loadContract } from '#contract/document/load.ts';
import { BrokenContract } from '#contract/document/problem.ts';
import { emitClient } from '#contract/generate/emit-client.ts';
import type { Schema } from '#contract/document/openapi.ts';

const object = (properties: Record<string, Schema>, more: Schema = {}): Schema => ({
  type: 'object',
  properties,
  ...more,
});
const text: Schema = { type: 'string' };
const texts: Schema = { type: 'array', items: text };

/** A keyword, and a value that it forbids. */
const rows: [name: string, schema: Schema, forbidden: unknown][] = [
  ['Not', { type: 'string', not: { const: 'a' } }, 'a'],
  ['Shortest', { type: 'string', minLength: 2 }, 'a'],
  ['Longest', { type: 'string', maxLength: 1 }, 'ab'],
  ['Pattern', { type: 'string', pattern: '^a$' }, 'b'],
  ['PatternAlone', { pattern: '^a$' }, 'b'],
  ...['date', 'date-time', 'time', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uri', 'uuid', 'byte', 'regex'].map(
    (format, at): [string, Schema, unknown] => [
      `Format${String.fromCodePoint(65 + at)}`,
      { type: 'string', format },
      '(!)',
    ],
  ),
  ['Whole', { type: 'integer' }, 1.5],
  ['Lowest', { type: 'number', minimum: 2 }, 1],
  ['Highest', { type: 'number', maximum: 2 }, 3],
  ['Above', { type: 'integer', exclusiveMinimum: 2 }, 2],
  ['Below', { type: 'number', exclusiveMaximum: 2 }, 2],
  ['LowestAndAbove', { type: 'number', minimum: 5, exclusiveMinimum: 2 }, 3],
  ['HighestAndBelow', { type: 'number', maximum: 2, exclusiveMaximum: 5 }, 3],
  ['Step', { type: 'number', multipleOf: 2 }, 3],
  ['NullableLowest', { type: ['integer', 'null'], minimum: 1 }, 0],
  ['Fewest', { ...texts, minItems: 2 }, ['a']],
  ['Most', { ...texts, maxItems: 1 }, ['a', 'b']],
  ['Distinct', { ...texts, uniqueItems: true }, ['a', 'a']],
  ['NoEntries', { type: 'array', items: false as never }, [1]],
  ['Contains', { type: 'array', items: {}, contains: { const: 1 } }, [2]],
  ['Tuple', { type: 'array', prefixItems: [text, { type: 'integer' }] }, [1, 1]],
  ['Closed', object({ a: text }, { additionalProperties: false }), { a: 'x', b: 1 }],
  ['ClosedAndEmpty', { type: 'object', additionalProperties: false }, { b: 1 }],
  ['Map', { type: 'object', additionalProperties: text }, { b: 1 }],
  ['MapWithField', object({ a: { type: 'integer' } }, { additionalProperties: text }), { a: 1, b: 1 }],
  ['NamesOfMap', { type: 'object', propertyNames: { pattern: '^a$' }, additionalProperties: text }, { b: 'x' }],
  ['NamesAlone', { type: 'object', propertyNames: { type: 'string', pattern: '^a$' } }, { b: 'x' }],
  ['Required', object({ a: text }, { required: ['a'] }), {}],
  ['FewestFields', { type: 'object', minProperties: 1 }, {}],
  ['PatternFields', { type: 'object', patternProperties: { '^a': text } }, { a: 1 }],
  ['TogetherFields', object({ a: text, b: text }, { dependentRequired: { a: ['b'] } }), { a: 'x' }],
  ['Choice', { type: 'string', enum: ['a'] }, 'b'],
  ['ChoiceOfNumbers', { type: 'integer', enum: [1, 2] }, 3],
  ['ChoiceWithLimit', { type: 'integer', enum: [1, 2], minimum: 2 }, 1],
  ['ChoiceOfObjects', { enum: [{ a: 1 }] }, { a: 2 }],
  ['Constant', { const: 'a' }, 'b'],
  ['ConstantList', { const: [1] }, [2]],
  ['NullableChoice', { type: ['string', 'null'], enum: ['a', null] }, 'b'],
  ['LimitInAllOf', { allOf: [text, { maxLength: 1 }] }, 'ab'],
  ['AnyOf', { anyOf: [text, { type: 'integer' }] }, true],
  ['OneOf', { oneOf: [text, { type: 'integer' }] }, true],
  ['AllOf', { allOf: [object({ a: text }), object({ b: text }, { required: ['b'] })] }, { a: 'x' }],
];

/** One schema per line, so that the line number of a problem identifies its schema. */
const lines = rows.map(([name, schema]) => `${name}: ${JSON.stringify(schema)}`);

// Reads two contracts and generates their clients, which takes a second.
test('The linter refuses each keyword that generated validators ignore, and each default that is not allowed', async () => {
  const root = await mkdtemp(join(tmpdir(), 'gariport-keywords-'));
  await mkdir('build', { recursive: true });
  const built = await mkdtemp(join('build', 'keywords-'));
  try {
    await cp(join(import.meta.dirname, '../contract-report/fixture'), root, { recursive: true });
    const odd = [...lines, 'Default: { type: string, enum: [a], default: b }', 'Good: { type: string, default: b }'];
    await writeFile(join(root, 'openapi/schemas/odd.yaml'), `${odd.join('\n')}\n`);
    const account = join(root, 'openapi/schemas/account.yaml');
    const names = odd.map((line) => line.split(':')[0] ?? '');
    const fields = names.map((name) => `    field${name}: { $ref: odd.yaml#/${name} }\n`).join('');
    const written = await readFile(account, 'utf8');
    await writeFile(
      account,
      written.replace('    phone: { type: string }\n', (line) => line + fields),
    );

    const broken = await loadContract(root).catch((error: unknown) => error);
    if (!(broken instanceof BrokenContract)) throw new Error('The linter refuses nothing.');
    const refused = new Set(
      broken.problems.map(({ line, file }) => (file.endsWith('odd.yaml') ? names[line - 1] : file)),
    );
    expect(refused).toContain('Default');
    expect(refused).not.toContain('Good');

    const kept = rows.filter(([name]) => !refused.has(name));
    const { caller } = await loadContract(join(import.meta.dirname, '../contract-report/fixture'));
    const user = caller.components.schemas['User'];
    if (!user) throw new Error('The fixture has no User');
    for (const [name, schema] of kept) {
      caller.components.schemas[name] = schema;
      user.properties = { ...user.properties, [`field${name}`]: { $ref: `#/components/schemas/${name}` } };
    }
    for (const [name, code] of await emitClient(caller)) {
      await mkdir(join(built, dirname(name)), { recursive: true });
      await writeFile(join(built, name), code);
    }
    const path = pathToFileURL(join(process.cwd(), built, 'validators/who-am-i.gen.ts')).href;
    const validators = (await import(/* @vite-ignore */ path)) as Record<
      string,
      { safeParse(value: unknown): { success: boolean } }
    >;
    const ignored = kept.filter(
      ([name, , forbidden]) => validators[`z${name}`]?.safeParse(forbidden).success !== false,
    );
    expect(ignored.map(([name]) => name)).toEqual([]);
  } finally {
    await rm(root, { recursive: true, force: true });
    await rm(built, { recursive: true, force: true });
  }
});
