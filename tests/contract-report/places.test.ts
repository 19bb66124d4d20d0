import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openRepository, type Repository } from './repository.ts';

const yard = 'openapi/paths/yard.yaml';
const yardSchemas = 'openapi/schemas/yard.yaml';
const accountSchemas = 'openapi/schemas/account.yaml';
let repository: Repository;

beforeAll(async () => {
  repository = await openRepository();
});
afterAll(() => repository.close());
afterEach(() => repository.reset());

type Edit = [file: string, from: string, to: string];

const cases: [what: string, edits: Edit[], file: string, line: string][] = [
  ['a field that changed', [[yardSchemas, 'maxItems: 5', 'maxItems: 3']], yardSchemas, 'maxItems: 3'],
  [
    'a field of a field',
    [[yardSchemas, '        phone: { type: string }', '        phone: { type: string, maxLength: 12 }']],
    yardSchemas,
    'phone: { type: string, maxLength: 12 }',
  ],
  [
    'a field that went: what held it',
    [[accountSchemas, '    phone: { type: string }\n', '']],
    accountSchemas,
    'properties:',
  ],
  [
    'a shared schema',
    [['openapi/schemas/common.yaml', 'enum: [en, cn, jp]', 'enum: [en, cn]']],
    'openapi/schemas/common.yaml',
    'enum: [en, cn]',
  ],
  ['a parameter, by its name', [[yard, 'maximum: 4096', 'maximum: 2048']], yard, 'maximum: 2048'],
  [
    'a header of an answer',
    [
      [
        yard,
        '        description: One page of cars.\n',
        '        description: One page of cars.\n        headers:\n          X-Trace: { schema: { type: string } }\n',
      ],
    ],
    yard,
    'X-Trace: { schema: { type: string } }',
  ],
  [
    'an answer that has no name',
    [[yard, 'url: { type: string, maxLength: 200 }', 'url: { type: string }']],
    yard,
    'url: { type: string }',
  ],
  [
    'what a call says of itself',
    [[yard, 'x-auth: visitor\n    x-codes: [400, 430, 602]', 'x-auth: user\n    x-codes: [400, 430, 602]']],
    yard,
    'x-auth: user',
  ],
  ['a code', [['openapi/codes.yaml', 'client: refresh', 'client: signOut']], 'openapi/codes.yaml', 'client: signOut'],
  [
    'a call that went: all calls',
    [['openapi/openapi.yaml', '  /cars/photo: { $ref: paths/yard.yaml#/getPhoto }\n', '']],
    'openapi/openapi.yaml',
    'paths:',
  ],
  ['the server', [['openapi/openapi.yaml', 'url: /api', 'url: /v2']], 'openapi/openapi.yaml', 'url: /v2'],
];

test.each(cases)('A change is reported with the file and line of %s', async (_what, edits, file, line) => {
  for (const [path, from, to] of edits) await repository.replace(path, from, to);
  const { changes } = await repository.report();
  const [change] = changes;
  expect(change?.file).toBe(file);
  const text = (await repository.read(file)).split('\n');
  expect(text[(change?.line ?? 0) - 1]).toContain(line);
});
