import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { loadContract } from '#contract/document/load.ts';
import { findUnknown, readConsumers } from '#contract/report/consumers/read-consumers.ts';
import { readUsages } from '#contract/report/consumers/read-usages.ts';
import { makeSide } from '#contract/report/side.ts';
import { isFullRun } from '../scope.ts';
import { openRepository, type Repository } from './repository.ts';

const yardSchemas = 'openapi/schemas/yard.yaml';
const accountSchemas = 'openapi/schemas/account.yaml';
const consumersFile = 'openapi/consumers.yaml';
const consumers = `- name: site
  source: { entries: [src/site/main.tsx] }
- name: Kilindini Motors
  contact: api@kilindini.example
  calls:
    listCars: { payload: [pageNo], answer: [cars.price], codes: [430] }
    reserveCar: { payload: [carId, contact], answer: [] , codes: [602] }
- name: Port Clerks
  calls:
    getPrice: {}
`;
let repository: Repository;

beforeAll(async () => {
  repository = await openRepository();
  await repository.write(consumersFile, consumers);
  // The site reads the page's cars, and the name of a car.
  await repository.replace(
    'src/site/features/yard/read-cars.ts',
    'pageNo: 1 });',
    'pageNo: 1 }).cars.map(({ name }) => name);',
  );
  repository.git('add', '--all');
  repository.git('commit', '--quiet', '--message', 'consumers');
  repository.git('tag', '--force', 'first');
});
afterAll(() => repository.close());
afterEach(() => repository.reset());

type Edit = [file: string, from: string, to: string];

const cases: [what: string, edits: Edit[], hit: string[]][] = [
  [
    'a call moves, those who call it',
    [['openapi/openapi.yaml', '/cars/list:', '/cars/all:']],
    ['site', 'Kilindini Motors'],
  ],
  [
    'a call goes that nobody calls, nobody',
    [['openapi/openapi.yaml', '  /cars/photo: { $ref: paths/yard.yaml#/getPhoto }\n', '']],
    [],
  ],
  [
    'an optional field of an answer goes, those who read it',
    [
      [
        yardSchemas,
        '    price: { type: number, minimum: 0 }\n    fuel: { type: string, enum: [petrol, diesel] }\n',
        '    price: { type: number, minimum: 0 }\n',
      ],
      ['openapi/paths/yard.yaml', ', fuel: petrol', ''],
    ],
    [],
  ],
  [
    'a field that always arrived goes, those who read it and those who check whole answers',
    [
      [yardSchemas, '    price: { type: number, minimum: 0 }\n', ''],
      [yardSchemas, 'required: [id, name, price]', 'required: [id, name]'],
      ['openapi/paths/yard.yaml', ', price: 6850', ''],
    ],
    ['site', 'Kilindini Motors'],
  ],
  [
    'a number of an answer may be anything, those who read it and those who check whole answers',
    [[yardSchemas, 'total: { type: integer, minimum: 0 }', 'total: { type: integer }']],
    ['site'],
  ],
  ['a field of a payload is limited, those who send it', [[yardSchemas, 'maxItems: 5', 'maxItems: 3']], []],
  [
    'a field that somebody sends is limited, they',
    [[yardSchemas, 'maximum: 1000 }', 'maximum: 500 }']],
    ['site', 'Kilindini Motors'],
  ],
  [
    'what lies below a field that somebody sends is limited, they',
    [[yardSchemas, '        phone: { type: string }', '        phone: { type: string, maxLength: 12 }']],
    ['Kilindini Motors'],
  ],
  [
    'a field is newly asked for, all who call',
    [
      [
        yardSchemas,
        'PricePayload:\n  type: object\n  required: [carId, portId]\n  properties:\n',
        'PricePayload:\n  type: object\n  required: [carId, portId, urgent]\n  properties:\n    urgent: { type: boolean }\n',
      ],
      [
        'openapi/paths/yard.yaml',
        "value: { carId: '100001', portId: '7' }",
        "value: { carId: '100001', portId: '7', urgent: true }",
      ],
    ],
    ['Port Clerks'],
  ],
  [
    'what every payload carries is limited, all who call anything',
    [['openapi/schemas/common.yaml', 'enum: [en, cn, jp]', 'enum: [en, cn]']],
    ['site', 'Kilindini Motors', 'Port Clerks'],
  ],
  [
    'a code is renamed, those who handle it',
    [
      ['openapi/codes.yaml', 'name: priceInvalid', 'name: noPrice'],
      ...['en', 'zh', 'ja'].map((language): Edit => [`locales/${language}/codes.json`, '"priceInvalid"', '"noPrice"']),
    ],
    ['Kilindini Motors', 'Port Clerks'],
  ],
  [
    'clients must act otherwise on a code, all whose calls answer it',
    [['openapi/codes.yaml', 'client: refresh', 'client: signOut']],
    ['site', 'Kilindini Motors', 'Port Clerks'],
  ],
  [
    'a call renames itself, those who knew it by its old name',
    [['openapi/paths/yard.yaml', 'operationId: getPrice', 'operationId: tellPrice']],
    ['Port Clerks'],
  ],
];

test.each(cases)('When %s, are reported as affected', async (_what, edits, hit) => {
  for (const [file, from, to] of edits) await repository.replace(file, from, to);
  const { changes } = await repository.report();
  const broken = changes.filter(({ impact }) => impact === 'major');
  expect(broken.length).toBeGreaterThan(0);
  expect(broken.map((change) => change.consumers)).toEqual(broken.map(() => hit));
});

test('The report names the affected consumers, their calls and contacts, and says that a break affects nobody', async () => {
  await repository.replace(yardSchemas, 'maximum: 1000 }', 'maximum: 500 }');
  await repository.replace(accountSchemas, 'maxLength: 20', 'maxLength: 16');
  await repository.replace(yardSchemas, 'maxItems: 5', 'maxItems: 3');
  const { out } = await repository.run('first');
  expect(out.split('\n')[0]).toBe('**Major**: 1.4.0 → 2.0.0; 3 breaking (1 of what nobody uses), 0 new, 0 cosmetic');
  expect(out).toContain('- **Kilindini Motors**: **listCars**; tell api@kilindini.example');
  expect(out).toContain('- **site**: **listCars**, **openSession**');
  expect(out).toContain('- nobody: `ListCarsPayload.tags`: maxItems 5 → 3');
  expect(out).toMatch(
    /maximum 1000 → 500 — hits senders: \*\*site\*\*, \*\*Kilindini Motors\*\* \(openapi\/schemas\/yard\.yaml:5, `limit-[0-9a-f]{8}`\)/,
  );
  expect(out).toMatch(/maxItems 5 → 3 — hits senders; nobody uses it/);
});

test('A program is read as it was before the change: adapting it does not hide the break', async () => {
  await repository.replace('openapi/openapi.yaml', '  /cars/list: { $ref: paths/yard.yaml#/listCars }\n', '');
  await repository.replace('src/site/features/yard/read-cars.ts', 'api.listCars({ pageNo: 1 }).cars', '[]');
  const { changes } = await repository.report();
  expect(changes.map((change) => change.consumers)).toEqual([['site', 'Kilindini Motors']]);
});

const wrong: [what: string, from: string, to: string, says: string][] = [
  [
    'an unknown call',
    'getPrice: {}',
    'getPrize: {}',
    ':10:15: Port Clerks uses the call `getPrize`, which the contract lacks: correct it, or remove it.',
  ],
  [
    'an unknown field of a payload',
    '[pageNo]',
    '[page]',
    ':6:27: Kilindini Motors uses `page`, which the payload of `listCars` lacks: correct it, or remove it.',
  ],
  [
    'an unknown field of an answer',
    '[cars.price]',
    '[cars.cost]',
    ':6:45: Kilindini Motors uses `cars.cost`, which the answer of `listCars` lacks: correct it, or remove it.',
  ],
  [
    'a code that the call does not answer',
    'codes: [430]',
    'codes: [602]',
    ':6:66: Kilindini Motors uses code 602, which `listCars` does not answer: correct it, or remove it.',
  ],
  [
    'neither source nor calls',
    '  calls:\n    getPrice: {}\n',
    '',
    ':8:3: Say what it uses, in one of two ways: `source`, for files of this repository, or `calls`.',
  ],
  ['a misspelt word', 'contact:', 'contakt:', ':3:3: Unknown keys `contakt`: correct the spelling, or remove it.'],
  ['the same name twice', 'Port Clerks', 'site', ':8:9: site is listed above already: give each consumer one entry.'],
  [
    'a file that is not there',
    'src/site/main.tsx',
    'src/mian.tsx',
    ':2:23: There is no src/mian.tsx: correct the source of site.',
  ],
  [
    'a folder left out that is not there',
    'entries: [src/site/main.tsx]',
    'entries: [src/site/main.tsx], without: [src/shel]',
    ':2:53: There is no src/shel: correct the source of site.',
  ],
  [
    'a file without its folder',
    'src/site/main.tsx',
    'main.tsx',
    ':2:23: Name the file with its folder, such as src/site/main.tsx.',
  ],
  ['no YAML', '- name: site', '- name: [site', ':'],
];

test.each(wrong)('For consumers with %s, one line names place and remedy', async (_what, from, to, says) => {
  await repository.replace(consumersFile, from, to);
  const { code, out, error } = await repository.run('first');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(error).toContain(`The files beside the contract of working tree are invalid: ${consumersFile}${says}`);
  expect(error.trim().split('\n')).toHaveLength(1);
});

test.runIf(isFullRun)('Our own consumers are found, and both forms of the site are distinguished', async () => {
  // Brands and models are chosen in the header of the desktop site, and in the calculator of both sites.
  const smaller = `
- name: smaller site
  source:
    entries: [src/site/main.tsx]
    without: [src/site/shell/shell.tsx, src/site/features/import-cost]
`;
  const entries = readConsumers(consumersFile, readFileSync(consumersFile, 'utf8') + smaller, []);
  const base = makeSide(await loadContract(process.cwd()));
  expect(findUnknown(entries, [base])).toEqual([]);
  const usages = await readUsages({ root: process.cwd(), revision: 'HEAD', base }, entries, []);
  const callsOf = (wanted: string) => usages.find(({ name }) => name === wanted)?.calls ?? new Set();
  const [site, mobile, small] = [callsOf('site'), callsOf('mobile site'), callsOf('smaller site')];
  expect([...mobile]).toContain('submitOrder');
  expect([...mobile.difference(small)]).toEqual(expect.arrayContaining(['listStyles', 'estimateAnyCar']));
  expect(small.isSubsetOf(mobile)).toBe(true);
  expect(mobile.isSubsetOf(site)).toBe(true);
});
