import type { PlantedChange } from './plant.ts';

const accountSchemas = 'openapi/schemas/account.yaml';
const yardSchemas = 'openapi/schemas/yard.yaml';

const carAtOnce = `Car:
  type: object
  required: [id, name, price]
  properties:
    id: { $ref: common.yaml#/Id }
    name: { type: string, description: Make and model., examples: [Toyota Vitz] }
    price: { type: number, minimum: 0 }
    fuel: { type: string, enum: [petrol, diesel] }
    similar:
      type: array
      items: { $ref: '#/Car' }
`;

const carInParts = `CarBase:
  type: object
  required: [id]
  properties:
    id: { $ref: common.yaml#/Id }

Car:
  allOf:
    - { $ref: '#/CarBase' }
    - type: object
      required: [name, price]
      properties:
        name: { type: string, description: Make and model., examples: [Toyota Vitz] }
        price: { type: number, minimum: 0 }
        fuel: { type: string, enum: [petrol, diesel] }
        similar:
          type: array
          items: { $ref: '#/Car' }
`;

const contactAtOnce = `    contact:
      type: object
      required: [phone]
      properties:
        phone: { type: string }
        name: { type: string }
`;

const contactInParts = `    contact:
      allOf:
        - { type: object, required: [phone], properties: { phone: { type: string } } }
        - { type: object, properties: { name: { type: string } } }
`;

type Spelling = [title: string, edit: [string, string, string], there: string[], back: string[]];

/** The same set of values in another spelling is no change; a larger or smaller set is reported as usual. */
const spellings: Spelling[] = [
  ['an answer written out becomes an allOf', [yardSchemas, carAtOnce, carInParts], [], []],
  [
    'an answer written out becomes an allOf with a field more',
    [yardSchemas, carAtOnce, carInParts.replace('        price', '        doors: { type: integer }\n        price')],
    ['minor listCars'],
    ['major listCars'],
  ],
  [
    'an answer written out becomes an allOf with a field of another type',
    [yardSchemas, carAtOnce, carInParts.replace('price: { type: number', 'price: { type: integer')],
    ['minor listCars'],
    ['major listCars'],
  ],
  ['a payload’s field written out becomes an allOf', [yardSchemas, contactAtOnce, contactInParts], [], []],
  [
    'a payload’s field written out becomes an allOf that asks for more',
    [
      yardSchemas,
      contactAtOnce,
      contactInParts.replace('name: { type: string }', 'name: { type: string, minLength: 2 }'),
    ],
    ['major reserveCar'],
    ['minor reserveCar'],
  ],
  [
    'a reference becomes the only member of an allOf',
    [yardSchemas, "status: { $ref: '#/ReservationStatus' }", "status: { allOf: [{ $ref: '#/ReservationStatus' }] }"],
    [],
    [],
  ],
  [
    'a text of a payload is an allOf with a shorter limit',
    [
      yardSchemas,
      'note: { type: string, maxLength: 500 }',
      'note: { allOf: [{ type: string, maxLength: 500 }, { maxLength: 600 }, { maxLength: 90 }] }',
    ],
    ['major reserveCar'],
    ['minor reserveCar'],
  ],
  [
    'a number of a payload may be a text too',
    [
      yardSchemas,
      'pageNo: { type: integer, minimum: 1, maximum: 1000 }',
      'pageNo: { anyOf: [{ type: integer, minimum: 1, maximum: 1000 }, { type: string }] }',
    ],
    ['minor listCars'],
    ['major listCars'],
  ],
  [
    'a whole number of a payload may be any number or a text',
    [
      yardSchemas,
      'pageNo: { type: integer, minimum: 1, maximum: 1000 }',
      'pageNo: { anyOf: [{ type: number }, { type: string }] }',
    ],
    ['minor listCars', 'minor listCars'],
    ['major listCars', 'major listCars'],
  ],
  [
    'a number of an answer may be a text too',
    [
      yardSchemas,
      'price: { type: number, minimum: 0 }',
      'price: { oneOf: [{ type: number, minimum: 0 }, { type: string }] }',
    ],
    ['major listCars'],
    ['minor listCars'],
  ],
  [
    'a text of an answer becomes one of two other types',
    [accountSchemas, 'nickname: { type: string }', "nickname: { anyOf: [{ type: integer }, { type: 'null' }] }"],
    ['major openSession', 'major openSession', 'minor openSession'],
    ['major openSession', 'minor openSession', 'minor openSession'],
  ],
  [
    'a text of a payload may be null',
    [yardSchemas, 'note: { type: string, maxLength: 500 }', "note: { type: [string, 'null'], maxLength: 500 }"],
    ['minor reserveCar'],
    ['major reserveCar'],
  ],
  [
    'a text of an answer may be null, as an anyOf',
    [accountSchemas, 'country: { type: string }', "country: { anyOf: [{ type: string }, { type: 'null' }] }"],
    ['major whoAmI'],
    ['minor whoAmI'],
  ],
  [
    'a text becomes the only member of a union',
    [accountSchemas, 'country: { type: string }', 'country: { anyOf: [{ type: string }] }'],
    [],
    [],
  ],
  [
    'a reference of an answer may be a text too',
    [yardSchemas, "total: { $ref: '#/Amount' }", "total: { anyOf: [{ $ref: '#/Amount' }, { type: string }] }"],
    ['major getPrice'],
    ['minor getPrice'],
  ],
  [
    'a choice becomes a union of constants',
    [
      accountSchemas,
      'kind: { type: string, enum: [buyer, agent] }',
      'kind: { oneOf: [{ type: string, const: buyer }, { type: string, const: agent }] }',
    ],
    [],
    [],
  ],
  [
    'a choice becomes a union of constants with one more',
    [
      accountSchemas,
      'kind: { type: string, enum: [buyer, agent] }',
      'kind: { anyOf: [{ type: string, const: buyer }, { type: string, const: agent }, { type: string, const: dealer }] }',
    ],
    ['major whoAmI'],
    ['minor whoAmI'],
  ],
];

export const plantedSpellings: PlantedChange[] = spellings.flatMap(([title, edit, there, back]): PlantedChange[] => [
  { title, edits: [edit], expected: there },
  { title: `${title}, taken back`, edits: [edit], expected: back, reversed: true },
]);
