import type { PlantedChange } from './plant.ts';
import { plantedDetails } from './planted-details.ts';
import { plantedSpellings } from './planted-spellings.ts';

const account = 'openapi/paths/account.yaml';
const yard = 'openapi/paths/yard.yaml';
const accountSchemas = 'openapi/schemas/account.yaml';
const yardSchemas = 'openapi/schemas/yard.yaml';
const common = 'openapi/schemas/common.yaml';
const codes = 'openapi/codes.yaml';
const root = 'openapi/openapi.yaml';

const everySealed = 'openSession whoAmI closeSession listCars getPrice reserveCar';

/** What senders trip over, or not. */
const payloads: PlantedChange[] = [
  {
    title: 'a shorter text is accepted',
    edits: [[accountSchemas, 'maxLength: 20', 'maxLength: 16']],
    expected: ['major openSession'],
  },
  {
    title: 'a longer text is accepted',
    edits: [[accountSchemas, 'maxLength: 20', 'maxLength: 64']],
    expected: ['minor openSession'],
  },
  {
    title: 'a longer text is asked for',
    edits: [[accountSchemas, 'minLength: 8', 'minLength: 10']],
    expected: ['major openSession'],
  },
  {
    title: 'a pattern where none was',
    edits: [[accountSchemas, 'maxLength: 20', "maxLength: 20\n      pattern: '[0-9]'"]],
    expected: ['major openSession'],
  },
  {
    title: 'a limit taken away',
    edits: [[yardSchemas, 'note: { type: string, maxLength: 500 }', 'note: { type: string }']],
    expected: ['minor reserveCar'],
  },
  {
    title: 'a smaller range',
    edits: [[yardSchemas, 'maximum: 1000 }', 'maximum: 500 }']],
    expected: ['major listCars'],
  },
  {
    title: 'fewer entries in a list',
    edits: [[yardSchemas, 'maxItems: 5', 'maxItems: 3']],
    expected: ['major listCars'],
  },
  {
    title: 'shorter entries in a list',
    edits: [[yardSchemas, 'items: { type: string, maxLength: 20 }', 'items: { type: string, maxLength: 10 }']],
    expected: ['major listCars'],
  },
  {
    title: 'entries may repeat',
    edits: [[yardSchemas, '      uniqueItems: true\n', '']],
    expected: ['minor getPrice'],
  },
  {
    title: 'a value of a choice is no longer accepted',
    edits: [
      [
        yardSchemas,
        'newest: { type: integer, const: 1 }\n    fuel: { type: string, enum: [petrol, diesel] }',
        'newest: { type: integer, const: 1 }\n    fuel: { type: string, enum: [petrol] }',
      ],
    ],
    expected: ['major listCars'],
  },
  {
    title: 'a value of a choice is accepted too',
    edits: [
      [
        yardSchemas,
        'newest: { type: integer, const: 1 }\n    fuel: { type: string, enum: [petrol, diesel] }',
        'newest: { type: integer, const: 1 }\n    fuel: { type: string, enum: [petrol, diesel, electric] }',
      ],
    ],
    expected: ['minor listCars'],
  },
  {
    title: 'a constant becomes another',
    edits: [[yardSchemas, 'const: 1', 'const: 2']],
    expected: ['major listCars'],
  },
  {
    title: 'a constant becomes a choice that holds it',
    edits: [[yardSchemas, 'const: 1', 'enum: [0, 1]']],
    expected: ['minor listCars'],
  },
  {
    title: 'a required field is added',
    edits: [
      [
        yardSchemas,
        'required: [carId, portId]\n  properties:\n    carId: { $ref: common.yaml#/Id }\n    portId: { $ref: common.yaml#/Id }\n    coupons',
        'required: [carId, portId, urgent]\n  properties:\n    urgent: { type: boolean }\n    carId: { $ref: common.yaml#/Id }\n    portId: { $ref: common.yaml#/Id }\n    coupons',
      ],
      [yard, "value: { carId: '100001', portId: '7' }", "value: { carId: '100001', portId: '7', urgent: true }"],
    ],
    expected: ['major getPrice', 'patch getPrice'],
    says: 'required',
  },
  {
    title: 'an optional field is added',
    edits: [[yardSchemas, '    newest:', '    oldest: { type: boolean }\n    newest:']],
    expected: ['minor listCars'],
  },
  {
    title: 'an optional field becomes required',
    edits: [
      [yardSchemas, 'required: [phone]', 'required: [phone, name]'],
      [yard, "{ phone: '0712345678' }", "{ phone: '0712345678', name: Ann }"],
    ],
    expected: ['major reserveCar', 'patch reserveCar'],
  },
  {
    title: 'a required field becomes optional',
    edits: [[yardSchemas, '      required: [phone]\n', '']],
    expected: ['minor reserveCar'],
  },
  {
    title: 'a field inside a field is removed',
    edits: [[yardSchemas, '        name: { type: string }\n', '']],
    expected: ['major reserveCar'],
  },
  {
    title: 'a field is removed',
    edits: [
      [yardSchemas, '    note: { type: string, maxLength: 500 }\n', ''],
      [yard, 'note: Please ring me., ', ''],
    ],
    expected: ['major reserveCar', 'patch reserveCar'],
  },
  {
    title: 'a field is renamed',
    edits: [
      [yardSchemas, '    note: {', '    remark: {'],
      [yard, 'note: Please', 'remark: Please'],
    ],
    expected: ['major reserveCar', 'patch reserveCar'],
    says: 'renamed `note` → `remark`?',
  },
  {
    title: 'a number becomes a text',
    edits: [
      [yardSchemas, 'pageNo: { type: integer, minimum: 1, maximum: 1000 }', 'pageNo: { type: string }'],
      [yard, 'pageNo: 1', "pageNo: '1'"],
    ],
    expected: ['major listCars', 'patch listCars'],
  },
  {
    title: 'an object takes no further fields',
    edits: [[yardSchemas, '      required: [phone]', '      additionalProperties: false\n      required: [phone]']],
    expected: ['major reserveCar'],
  },
  {
    title: 'a default changes',
    edits: [[yardSchemas, 'default: 24', 'default: 10']],
    expected: ['major listCars'],
  },
  {
    title: 'a default is stated',
    edits: [[yardSchemas, 'maximum: 1000 }', 'maximum: 1000, default: 1 }']],
    expected: ['minor listCars'],
  },
  {
    title: 'a payload where there was none',
    edits: [
      [
        account,
        'x-display: ignore\n    x-provenance: { status: assumed, assumption: The answer is the code alone. }',
        'x-display: ignore\n    x-provenance: { status: assumed, assumption: The answer is the code alone. }\n    requestBody:\n      required: true\n      content:\n        application/json:\n          schema: { type: object, properties: { everywhere: { type: boolean } } }',
      ],
    ],
    expected: ['minor closeSession'],
  },
  {
    title: 'what every payload carries grows by a required field',
    edits: [
      [common, 'required: [language, timeZone]', 'required: [language, timeZone, client]'],
      [common, '    timeZone: { $ref', '    client: { type: integer, examples: [2] }\n    timeZone: { $ref'],
    ],
    expected: [`major ${everySealed}`],
  },
  {
    title: 'a parameter becomes required',
    edits: [[yard, '- name: width\n        in: query', '- name: width\n        in: query\n        required: true']],
    expected: ['major getPhoto'],
  },
  {
    title: 'a parameter is removed',
    edits: [
      [
        yard,
        '      - name: width\n        in: query\n        schema: { type: integer, minimum: 16, maximum: 4096 }\n',
        '',
      ],
    ],
    expected: ['major getPhoto'],
  },
  {
    title: 'a parameter is added',
    edits: [
      [
        yard,
        '      - name: width',
        '      - name: height\n        in: query\n        schema: { type: integer }\n      - name: width',
      ],
    ],
    expected: ['minor getPhoto'],
  },
];

/** What readers trip over, or not. */
const answers: PlantedChange[] = [
  {
    title: 'a new value may arrive',
    edits: [[yardSchemas, 'enum: [0, 1, 2]', 'enum: [0, 1, 2, 3]']],
    expected: ['major reserveCar'],
  },
  {
    title: 'a value no longer arrives',
    edits: [[yardSchemas, 'enum: [0, 1, 2]', 'enum: [0, 1]']],
    expected: ['minor reserveCar'],
  },
  {
    title: 'a longer text may arrive',
    edits: [[accountSchemas, 'maxLength: 512', 'maxLength: 1024']],
    expected: ['major openSession'],
  },
  {
    title: 'only shorter texts arrive',
    edits: [[accountSchemas, 'maxLength: 512', 'maxLength: 256']],
    expected: ['minor openSession'],
  },
  {
    title: 'a greater number may arrive',
    edits: [[accountSchemas, 'maximum: 5 }', 'exclusiveMaximum: 9 }']],
    expected: ['major openSession'],
  },
  {
    title: 'a field is no longer in the answer',
    edits: [[accountSchemas, '    phone: { type: string }\n', '']],
    expected: ['major whoAmI'],
  },
  {
    title: 'a field may be missing',
    edits: [[yardSchemas, 'required: [id, name, price]', 'required: [id, name]']],
    expected: ['major listCars'],
  },
  {
    title: 'a field is always there',
    edits: [[yardSchemas, 'required: [id, name, price]', 'required: [id, name, price, fuel]']],
    expected: ['minor listCars'],
  },
  {
    title: 'a field is new in the answer',
    edits: [[yardSchemas, '    similar:', '    doors: { type: integer }\n    similar:']],
    expected: ['minor listCars'],
  },
  {
    title: 'a field of the answer is renamed',
    edits: [[accountSchemas, '    nickname:', '    callName:']],
    expected: ['major openSession'],
    says: 'renamed `nickname` → `callName`?',
  },
  {
    title: 'whole numbers become numbers',
    edits: [[yardSchemas, 'paidAmount: { type: integer }', 'paidAmount: { type: number }']],
    expected: ['major reserveCar'],
  },
  {
    title: 'numbers become whole numbers',
    edits: [[yardSchemas, 'price: { type: number, minimum: 0 }', 'price: { type: integer, minimum: 0 }']],
    expected: ['minor listCars'],
  },
  {
    title: 'null may arrive',
    edits: [[accountSchemas, 'country: { type: string }', "country: { type: [string, 'null'] }"]],
    expected: ['major whoAmI'],
  },
  {
    title: 'another form of a union may arrive',
    edits: [
      [yardSchemas, "        - { $ref: '#/AtPort' }", "        - { $ref: '#/AtPort' }\n        - { $ref: '#/AtHome' }"],
      [yardSchemas, 'AtPort:\n', 'AtHome:\n  type: object\n  properties: { home: { type: string } }\n\nAtPort:\n'],
    ],
    expected: ['major reserveCar'],
  },
  {
    title: 'a form of a union is gone',
    edits: [[yardSchemas, "        - { $ref: '#/AtPort' }\n", '']],
    expected: ['minor reserveCar'],
  },
  {
    title: 'an answer loses its body',
    edits: [
      [
        account,
        /* closeSession's neighbour keeps its own */ '          application/json:\n            schema: { $ref: ../schemas/account.yaml#/User }\n            examples:\n              success:\n                value: { email: buyer@example.com, country: Kenya, kind: buyer }\n',
        '',
      ],
      [account, 'description: The logged-in user.\n        content:\n', 'description: The logged-in user.\n'],
    ],
    expected: ['major whoAmI', 'patch whoAmI'],
  },
  {
    title: 'a schema shared by payload and answer takes less',
    edits: [[common, 'maxLength: 50', 'maxLength: 40']],
    expected: ['major openSession'],
  },
  {
    title: 'a schema shared by payload and answer takes more',
    edits: [[common, 'maxLength: 50', 'maxLength: 60']],
    expected: ['major whoAmI'],
  },
  {
    title: 'an answer uses another schema of the same shape',
    edits: [
      [
        yardSchemas,
        "deposit: { $ref: '#/Amount' }",
        'deposit: { type: integer, description: In whole units., minimum: 0 }',
      ],
    ],
    expected: ['patch getPrice'],
  },
];

/** The code catalogue, and who answers with which code. */
const catalogue: PlantedChange[] = [
  {
    title: 'a code is removed',
    edits: [
      [
        codes,
        '- code: 602\n  name: priceInvalid\n  meaning: The car has no price any more.\n  client: deliver\n  shows: caller\n',
        '',
      ],
      [yard, '[400, 430, 602]', '[400, 430]'],
      [yard, '[400, 421, 430, 602]', '[400, 421, 430]'],
      ...['en', 'zh', 'ja'].map((language): [string, string, string] => [
        `locales/${language}/codes.json`,
        `  "priceInvalid": "${language}: no price",\n`,
        '',
      ]),
    ],
    expected: ['major getPrice reserveCar'],
  },
  {
    title: 'a code is added and answered',
    edits: [
      [
        codes,
        '- code: 700',
        '- code: 603\n  name: portFull\n  meaning: The port is full.\n  client: deliver\n  shows: toast\n- code: 700',
      ],
      [yard, '[400, 430, 602]', '[400, 430, 602, 603]'],
      ...['en', 'zh', 'ja'].map((language): [string, string, string] => [
        `locales/${language}/codes.json`,
        '  "yardClosed"',
        '  "portFull": "full",\n  "yardClosed"',
      ]),
    ],
    expected: ['minor getPrice'],
  },
  {
    title: 'a code is renumbered',
    edits: [
      [codes, 'code: 602', 'code: 604'],
      [yard, '[400, 430, 602]', '[400, 430, 604]'],
      [yard, '[400, 421, 430, 602]', '[400, 421, 430, 604]'],
    ],
    expected: ['major getPrice reserveCar'],
    says: 'renumbered 602 → 604?',
  },
  {
    title: 'a code is renamed',
    edits: [
      [codes, 'name: yardClosed', 'name: closedYard'],
      ...['en', 'zh', 'ja'].map((language): [string, string, string] => [
        `locales/${language}/codes.json`,
        '"yardClosed"',
        '"closedYard"',
      ]),
    ],
    expected: ['major'],
  },
  {
    title: 'a client must act otherwise on a code',
    edits: [[codes, 'client: refresh', 'client: signOut']],
    expected: [`major ${everySealed}`],
  },
  {
    title: 'a message shows elsewhere',
    edits: [[codes, 'shows: caller', 'shows: toast']],
    expected: ['minor getPrice reserveCar'],
  },
  {
    title: 'a meaning is reworded',
    edits: [[codes, 'The car has no price any more.', 'No price.']],
    expected: ['patch getPrice reserveCar'],
    says: '"The car has no price any more." → "No price."',
  },
  {
    title: "a code's text is reworded",
    edits: [['locales/ja/codes.json', 'ja: no price', 'ja: none']],
    expected: ['patch getPrice reserveCar'],
    says: 'reworded in ja: "ja: no price" → "ja: none"',
  },
  {
    title: "a failure's text is reworded",
    edits: [['locales/en/failures.json', 'en: somebody was faster', 'en: gone']],
    expected: ['patch reserveCar'],
    says: 'reworded in en: "en: somebody was faster" → "en: gone"',
  },
  {
    title: 'two calls may answer a code more',
    edits: [
      [yard, '[400, 430]', '[400, 430, 700]'],
      [account, 'x-auth: user\n    x-codes: [400, 421, 430]', 'x-auth: user\n    x-codes: [400, 421, 430, 700]'],
    ],
    expected: ['minor whoAmI listCars'],
  },
  {
    title: 'a call no longer answers a code',
    edits: [[yard, '[400, 430, 602]', '[400, 430]']],
    expected: ['major getPrice'],
  },
  {
    title: 'a failure is added to a call',
    edits: [[yard, '[portUnknown, taken]', '[portUnknown, taken, tooLate]']],
    expected: ['minor reserveCar'],
  },
  {
    title: 'a failure is taken from a call',
    edits: [[yard, '[portUnknown, taken]', '[portUnknown]']],
    expected: ['patch reserveCar'],
  },
];

/** What our dialect says of a call beside its shapes. */
const facts: PlantedChange[] = [
  {
    title: 'a login is asked for',
    edits: [[yard, 'x-auth: visitor\n    x-codes: [400, 430, 602]', 'x-auth: user\n    x-codes: [400, 430, 602]']],
    expected: ['major getPrice'],
  },
  {
    title: 'a login is no longer asked for',
    edits: [[account, 'x-auth: user', 'x-auth: visitor']],
    expected: ['minor whoAmI'],
  },
  {
    title: 'a call can no longer be repeated',
    edits: [[account, 'x-replay: idempotent', 'x-replay: never']],
    expected: ['major closeSession'],
  },
  {
    title: 'a call can be repeated',
    edits: [[account, 'x-replay: never', 'x-replay: idempotent']],
    expected: ['minor openSession'],
  },
  {
    title: 'a call travels otherwise',
    edits: [[yard, 'x-envelope: plain', 'x-envelope: sealed']],
    expected: ['major getPhoto'],
  },
  {
    title: 'a query becomes a mutation',
    edits: [
      [account, 'x-effect: query', 'x-effect: mutation'],
      [account, 'x-replay: safe', 'x-replay: idempotent'],
    ],
    expected: ['major whoAmI'],
  },
  {
    title: 'a failure shows elsewhere',
    edits: [[account, 'x-display: toast', 'x-display: log']],
    expected: ['minor whoAmI'],
  },
  {
    title: 'a call answers with its body instead of the whole',
    edits: [[account, 'x-display: whole', 'x-display: place']],
    expected: ['major openSession'],
  },
  {
    title: 'fields exclude each other',
    edits: [[yard, 'x-at-most-one: [make, newest]', 'x-at-most-one: [make, newest, fuel]']],
    expected: ['major listCars'],
  },
  {
    title: 'fields no longer exclude each other',
    edits: [[yard, '    x-at-most-one: [make, newest]\n', '']],
    expected: ['minor listCars'],
  },
  {
    title: 'an assumption is reworded',
    edits: [[account, 'assumption: The answer is the code alone.', 'assumption: The code alone.']],
    expected: ['patch closeSession'],
    says: '"The answer is the code alone." → "The code alone."',
  },
];

/** Whole calls, and the document around them. */
const calls: PlantedChange[] = [
  {
    title: 'a call is removed',
    edits: [[root, '  /session/whoAmI: { $ref: paths/account.yaml#/whoAmI }\n', '']],
    expected: ['major whoAmI'],
  },
  {
    title: 'a call is added',
    edits: [
      [root, 'components:', '  /session/touch: { $ref: paths/account.yaml#/touchSession }\ncomponents:'],
      [
        account,
        'whoAmI:\n',
        "touchSession:\n  post:\n    operationId: touchSession\n    tags: [account]\n    summary: Keep the session.\n    x-effect: mutation\n    x-auth: user\n    x-codes: [400]\n    x-replay: idempotent\n    x-envelope: sealed\n    x-display: log\n    x-provenance: { status: specified }\n    responses:\n      '200': { description: Done. }\n\nwhoAmI:\n",
      ],
    ],
    expected: ['minor touchSession'],
  },
  { title: 'a call moves', edits: [[root, '/session/whoAmI:', '/session/me:']], expected: ['major whoAmI'] },
  {
    title: 'a call is renamed',
    edits: [[account, 'operationId: whoAmI', 'operationId: getUser']],
    expected: ['major getUser'],
  },
  { title: 'the server moves', edits: [[root, 'url: /api', 'url: /v2']], expected: ['major'] },
  {
    title: 'a summary is reworded',
    edits: [[yard, 'summary: Reserve a car.', 'summary: Book a car.']],
    expected: ['patch reserveCar'],
  },
  {
    title: "an answer's description is reworded",
    edits: [[yard, 'description: The reservation.', 'description: The booking.']],
    expected: ['patch reserveCar'],
  },
  {
    title: "a field's description is reworded",
    edits: [[accountSchemas, 'Letters and digits.', 'Digits and letters.']],
    expected: ['patch openSession'],
    says: '"Letters and digits." → "Digits and letters."',
  },
  {
    title: 'a shared description is reworded',
    edits: [[yardSchemas, 'In whole units.', 'Whole units.']],
    expected: ['patch getPrice'],
  },
  {
    title: "a schema's example changes",
    edits: [[yardSchemas, 'examples: [Toyota Vitz]', 'examples: [Mazda Demio]']],
    expected: ['patch listCars'],
  },
  {
    title: 'an example changes',
    edits: [[yard, "value: { orderId: '5', status: 0 }", "value: { orderId: '6', status: 1 }"]],
    expected: ['patch reserveCar'],
  },
  {
    title: "a tag's description is reworded",
    edits: [[root, 'What stands in the yard.', 'The yard.']],
    expected: ['patch'],
  },
  { title: 'the version moves and nothing else', edits: [[root, 'version: 1.4.0', 'version: 1.5.0']], expected: [] },
  {
    title: 'the order of fields and of required ones changes',
    edits: [[accountSchemas, 'required: [email, password]', 'required: [password, email]']],
    expected: [],
  },
  {
    title: 'a schema that nobody uses is added',
    edits: [[yardSchemas, 'AtYard:\n', 'Nobody:\n  type: object\n\nAtYard:\n']],
    expected: [],
  },
];

export const plantedChanges: PlantedChange[] = [
  ...payloads,
  ...answers,
  ...catalogue,
  ...facts,
  ...calls,
  ...plantedDetails,
  ...plantedSpellings,
];
