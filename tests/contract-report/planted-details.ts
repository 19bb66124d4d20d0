import type { PlantedChange } from './plant.ts';

const account = 'openapi/paths/account.yaml';
const yard = 'openapi/paths/yard.yaml';
const accountSchemas = 'openapi/schemas/account.yaml';
const yardSchemas = 'openapi/schemas/yard.yaml';
const codes = 'openapi/codes.yaml';

const portFull: PlantedChange['edits'] = [
  [
    codes,
    '- code: 700',
    '- code: 603\n  name: portFull\n  meaning: The port is full.\n  client: deliver\n  shows: toast\n- code: 700',
  ],
  ...['en', 'zh', 'ja'].map((language): [string, string, string] => [
    `locales/${language}/codes.json`,
    '  "yardClosed"',
    '  "portFull": "full",\n  "yardClosed"',
  ]),
];

const openSessionCodes = 'x-codes: [400, 430]\n    x-replay: never';

/** What a caller receives: bodies and codes. */
const returned: PlantedChange[] = [
  {
    title: 'an answer that was the code alone gets a body',
    edits: [
      [
        account,
        '        description: The code alone.',
        '        description: The code alone.\n        content:\n          application/json:\n            schema: { type: object, properties: { at: { type: string } } }\n            examples: { success: { value: { at: now } } }',
      ],
    ],
    expected: ['major closeSession', 'patch closeSession'],
    says: 'has a body',
  },
  {
    title: 'a call whose callers handle every answer may answer a code more',
    edits: [[account, openSessionCodes, openSessionCodes.replace('430', '430, 700')]],
    expected: ['major openSession'],
    says: 'may now answer code 700',
  },
  {
    title: 'a call whose callers handle every answer no longer answers a code',
    edits: [[account, openSessionCodes, openSessionCodes.replace('400, 430', '400')]],
    expected: ['major openSession'],
  },
  {
    title: 'a new code is answered by a call whose callers handle every answer',
    edits: [...portFull, [account, openSessionCodes, openSessionCodes.replace('430', '430, 603')]],
    expected: ['major openSession', 'minor'],
  },
  {
    title: 'a new code is answered by calls of both kinds',
    edits: [
      ...portFull,
      [account, openSessionCodes, openSessionCodes.replace('430', '430, 603')],
      [yard, '[400, 430, 602]', '[400, 430, 602, 603]'],
    ],
    expected: ['major openSession', 'minor getPrice'],
  },
  {
    title: 'a payload can be sent in another way too',
    edits: [
      [
        yard,
        'schema: { $ref: ../schemas/yard.yaml#/PricePayload }\n',
        'schema: { $ref: ../schemas/yard.yaml#/PricePayload }\n          examples: { mombasa: { value: { carId: "100001", portId: "7" } } }\n        application/x-www-form-urlencoded:\n          schema: { $ref: ../schemas/yard.yaml#/PricePayload }\n',
      ],
    ],
    expected: ['minor getPrice'],
  },
  {
    title: 'a payload can no longer be sent in one of two ways',
    edits: [
      [
        yard,
        'schema: { $ref: ../schemas/yard.yaml#/PricePayload }\n',
        'schema: { $ref: ../schemas/yard.yaml#/PricePayload }\n          examples: { mombasa: { value: { carId: "100001", portId: "7" } } }\n        application/x-www-form-urlencoded:\n          schema: { $ref: ../schemas/yard.yaml#/PricePayload }\n',
      ],
    ],
    expected: ['major getPrice'],
    reversed: true,
  },
];

/** The same edit read in both directions. */
function bothWays(title: string, edits: PlantedChange['edits'], there: string[], back: string[]): PlantedChange[] {
  return [
    { title, edits, expected: there },
    { title: `${title}, taken back`, edits, expected: back, reversed: true },
  ];
}

/** Properties of a place besides its set of values. */
const described: PlantedChange[] = [
  ...bothWays(
    'a call is deprecated',
    [[yard, 'summary: Reserve a car.', "summary: Reserve a car.\n    deprecated: true\n    x-sunset: '2027-01-31'"]],
    ['minor reserveCar'],
    ['minor reserveCar'],
  ),
  ...bothWays(
    'a field of a payload is deprecated',
    [[yardSchemas, 'note: { type: string,', "note: { type: string, deprecated: true, x-sunset: '2027-01-31',"]],
    ['minor reserveCar'],
    ['minor reserveCar'],
  ),
  ...bothWays(
    'a field of an answer is deprecated',
    [
      [
        accountSchemas,
        'nickname: { type: string }',
        "nickname: { type: string, deprecated: true, x-sunset: '2027-01-31' }",
      ],
    ],
    ['minor openSession'],
    ['minor openSession'],
  ),
  ...bothWays(
    'a parameter is deprecated',
    [
      [
        yard,
        '- name: width\n        in: query',
        "- name: width\n        in: query\n        deprecated: true\n        x-sunset: '2027-01-31'",
      ],
    ],
    ['minor getPhoto'],
    ['minor getPhoto'],
  ),
  ...bothWays(
    'a field of an answer is only read',
    [[accountSchemas, 'nickname: { type: string }', 'nickname: { type: string, readOnly: true }']],
    ['patch openSession'],
    ['patch openSession'],
  ),
  ...bothWays(
    'a field of a payload is only read',
    [[yardSchemas, '        name: { type: string }', '        name: { type: string, readOnly: true }']],
    ['major reserveCar'],
    ['minor reserveCar'],
  ),
  ...bothWays(
    'a field of an answer is only written',
    [[accountSchemas, 'nickname: { type: string }', 'nickname: { type: string, writeOnly: true }']],
    ['major openSession'],
    ['minor openSession'],
  ),
  ...bothWays(
    'a field of a payload is only written',
    [[yardSchemas, 'note: { type: string,', 'note: { type: string, writeOnly: true,']],
    ['patch reserveCar'],
    ['patch reserveCar'],
  ),
  ...bothWays(
    'a default of an answer is stated',
    [[accountSchemas, 'maximum: 5 }', 'maximum: 5, default: 0 }']],
    ['minor openSession'],
    ['major openSession'],
  ),
  ...bothWays(
    'a format is asked for in a payload',
    [[yardSchemas, '        name: { type: string }', '        name: { type: string, format: email }']],
    ['major reserveCar'],
    ['minor reserveCar'],
  ),
  ...bothWays(
    'a format is promised in an answer',
    [[accountSchemas, 'nickname: { type: string }', 'nickname: { type: string, format: email }']],
    ['minor openSession'],
    ['major openSession'],
  ),
  ...bothWays(
    'an answer is closed',
    [[accountSchemas, '  required: [token, level]', '  additionalProperties: false\n  required: [token, level]']],
    ['minor openSession'],
    ['major openSession'],
  ),
];

/** Keywords next to a reference belong to the place that refers. */
const beside: PlantedChange[] = [
  {
    title: 'a description beside a reference',
    edits: [[yardSchemas, "deposit: { $ref: '#/Amount' }", "deposit: { $ref: '#/Amount', description: Paid first. }"]],
    expected: ['patch getPrice'],
    says: '`Price.deposit`: description reworded: "In whole units." → "Paid first."',
  },
  {
    title: 'a deprecation beside a reference',
    edits: [
      [
        yardSchemas,
        "deposit: { $ref: '#/Amount' }",
        "deposit: { $ref: '#/Amount', deprecated: true, x-sunset: '2027-01-31' }",
      ],
    ],
    expected: ['minor getPrice'],
    says: '`Price.deposit` is deprecated, and stays until 2027-01-31',
  },
  {
    title: 'a default beside a reference',
    edits: [[yardSchemas, 'make: { $ref: common.yaml#/Id }', "make: { $ref: common.yaml#/Id, default: '7' }"]],
    expected: ['minor listCars'],
    says: '`ListCarsPayload.make`: default none → "7"',
  },
];

export const plantedDetails: PlantedChange[] = [...returned, ...described, ...beside];
