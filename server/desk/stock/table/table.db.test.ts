import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import type { StaffImportRows, StaffStockImport } from '../../../../generated/client/types.gen.ts';
import type { BodyOf } from '../../../../generated/server.ts';
import { openMember } from '../../testing/open-member.ts';
import { openStock } from '../testing/open-stock.ts';
import { sheetWith } from '../testing/sheets.ts';
import { columnNames } from './columns.ts';

const { server, call, done, visit, save, read } = await openStock();
afterAll(() => server.close());

const send = (content: string | Buffer, name = 'stock.csv') =>
  call('staffReadStockFile', { name, fileBase64: Buffer.from(content).toString('base64') });

async function readIn(content: string | Buffer): Promise<StaffStockImport> {
  const answer = await send(content);
  expect(answer).toMatchObject({ code: 0 });
  return answer.body as StaffStockImport;
}

const rowsOf = (id: string, kind: string): Promise<StaffImportRows> =>
  done('staffListImportRows', { id, kind, pageNo: 1, pageSize: 500 });

/** Calls until nothing is left, as the page does. */
async function carryOut(id: string): Promise<StaffStockImport> {
  for (;;) {
    const told = await done('staffCarryOutImport', { id });
    if (told.endedAt !== undefined) return told;
  }
}

const head = 'stock_number,state,make,model,style,registered,mileage_km,colour,yard,price_usd,equipment,remark_en';
const line = (
  number: string,
  more: Partial<Record<'state' | 'model' | 'style' | 'mileage' | 'price' | 'remark', string>> = {},
) =>
  [
    number,
    more.state ?? 'draft',
    'Toyota',
    more.model ?? 'Vitz',
    more.style ?? '1.0 F',
    '2018-03',
    more.mileage ?? '41200',
    'pearl white',
    'Yokohama',
    more.price ?? '4200',
    'ABS; Rear camera',
    more.remark ?? '',
  ].join(',');
const table = (...lines: readonly string[]) => [head, ...lines, ''].join('\r\n');

const firstPage = { pageNo: 1, pageSize: 10, sort: 'stockNo', isDescending: false };

async function idOf(stockNo: string): Promise<string> {
  const { vehicles } = await done('staffListStock', { ...firstPage, search: stockNo });
  return vehicles[0]?.id ?? '';
}

test('A table says first what it would change, and changes nothing before it is carried out', async () => {
  await save({ price: 5000, lowestPrice: 4000, mileageKm: 41_200 }, { stockNo: 'OLD-1' });
  const same = await save({ equipment: ['abs', 'rear-camera'], remarks: {} }, { stockNo: 'OLD-2' });
  const file = table(line('NEW-1'), line('old-1', { price: '4800' }), line('OLD-2'), line('BAD-1', { model: 'Vits' }));
  const { id, ...counts } = await readIn(file);
  expect(counts).toMatchObject({ added: 1, changed: 1, unchanged: 1, faulty: 1, done: 0 });
  const [changed] = (await rowsOf(id, 'changed')).rows;
  expect(changed).toMatchObject({ line: 3, stockNo: 'old-1', name: 'Toyota Vitz 1.0 F', isDone: false });
  expect(changed?.changes).toEqual([{ column: 'price_usd', before: '5000', after: '4800' }]);
  expect((await rowsOf(id, 'faulty')).rows).toMatchObject([
    { line: 5, stockNo: 'BAD-1', faults: [{ column: 'model', kind: 'unknown', value: 'Vits' }] },
  ]);
  expect((await rowsOf(id, 'faulty')).rows[0]?.faults[0]?.hint).toMatch(/^Vitz, /);
  expect(await idOf('NEW-1')).toBe('');

  expect(await carryOut(id)).toMatchObject({ added: 1, changed: 1, unchanged: 1, faulty: 1, done: 2 });
  expect(await read(await idOf('OLD-1'))).toMatchObject({
    stockNo: 'OLD-1',
    version: 2,
    sheet: { price: 4800, lowestPrice: 4000 },
  });
  expect(await read(await idOf('OLD-2'))).toMatchObject({ version: same.version });
  expect(await read(await idOf('NEW-1'))).toMatchObject({
    state: 'draft',
    sheet: { price: 4200, lowestPrice: 4200, equipment: ['abs', 'rear-camera'], colourCode: 'pearl-white' },
  });
});

test('The same table read once more changes nothing', async () => {
  const file = table(line('TWICE-1', { state: 'published' }), line('TWICE-2'));
  const first = await readIn(file);
  await carryOut(first.id);
  expect(await done('staffCarryOutImport', { id: first.id })).toMatchObject({ done: 2 });
  const second = await readIn(file);
  expect(second).toMatchObject({ added: 0, changed: 0, unchanged: 2, faulty: 0 });
  expect(second.endedAt).toBeDefined();
});

test('What is imported as published is found by buyers', async () => {
  const { id } = await readIn(table(line('SHOWN-10001', { state: 'published', style: 'Hybrid U' })));
  await carryOut(id);
  const found = await visit('listVehicles', { pageNo: 1, pageSize: 24, searchKey: 'vitz hybrid' });
  expect((found.body as BodyOf<'listVehicles'>).vehicleList.map((one) => one.id)).toEqual([await idOf('SHOWN-10001')]);
});

test(
  'An import that was broken off goes on where it was, and two who carry it out do nothing twice',
  { timeout: 120_000 },
  async () => {
    const lines = Array.from({ length: 250 }, (_, place) => line(`MANY-${place}`));
    const { id } = await readIn(table(...lines));
    expect(await done('staffCarryOutImport', { id })).toMatchObject({ done: 100, added: 250 });
    const { imports } = await done('staffListImports');
    expect(imports.find((one) => one.id === id)).toMatchObject({ done: 100 });
    const both = await Promise.all([call('staffCarryOutImport', { id }), call('staffCarryOutImport', { id })]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(await carryOut(id)).toMatchObject({ done: 250, faulty: 0 });
    const { total } = await done('staffListStock', { ...firstPage, search: 'MANY-' });
    expect(total).toBe(250);
  },
);

test('A vehicle that was changed after the table was read is left as it is, and its row says so', async () => {
  const { id, version } = await save({}, { stockNo: 'RACE-1' });
  const made = await readIn(table(line('RACE-1', { price: '4100' }), line('RACE-2')));
  await done('staffSaveVehicle', { id, version, sheet: sheetWith({ mileageKm: 77 }) });
  await save({}, { stockNo: 'RACE-2' });
  expect(await carryOut(made.id)).toMatchObject({ done: 0, faulty: 2 });
  const { rows } = await rowsOf(made.id, 'faulty');
  expect(rows.map(({ faults }) => faults[0]?.kind)).toEqual(['changedMeanwhile', 'changedMeanwhile']);
  expect((await read(id)).sheet).toMatchObject({ mileageKm: 77, price: 4200 });
});

test('A vehicle that an order has is not changed by a table', async () => {
  const { id } = await save({}, { stockNo: 'HELD-1' });
  await server.services.database
    .updateTable('vehicle')
    .set({ stage: 'published', state: 'held' })
    .where('id', '=', id)
    .execute();
  const made = await readIn(table(line('HELD-1', { price: '4300' })));
  expect((await rowsOf(made.id, 'faulty')).rows[0]?.faults).toMatchObject([{ kind: 'ordered' }]);
});

test.each([
  ['a make that nobody has', { make: 'Toyta' }, { column: 'make', kind: 'unknown', hint: /Toyota/ }],
  ['a style of another model', { style: 'TX' }, { column: 'style', kind: 'unknown', hint: /1\.0 F/ }],
  ['no price', { price_usd: '' }, { column: 'price_usd', kind: 'missing', hint: /^$/ }],
  ['a formula in place of a price', { price_usd: '=1+1' }, { column: 'price_usd', kind: 'number', hint: /9999999/ }],
  ['a mileage in words', { mileage_km: 'low' }, { column: 'mileage_km', kind: 'number', hint: /2000000/ }],
  ['a month that no year has', { registered: '2018-13' }, { column: 'registered', kind: 'month', hint: /2018-03/ }],
  ['a month to come', { registered: '2090-01' }, { column: 'registered', kind: 'month', hint: /^20/ }],
  ['a colour that nobody has', { colour: 'perl white' }, { column: 'colour', kind: 'unknown', hint: /Pearl White/ }],
  ['equipment that nobody has', { equipment: 'ABS; wings' }, { column: 'equipment', kind: 'unknown', hint: /./ }],
  [
    'a lowest price above the price',
    { lowest_price_usd: '9000' },
    { column: 'lowest_price_usd', kind: 'above', hint: /4200/ },
  ],
  [
    'a remark that is too long',
    { remark_en: 'x'.repeat(1001) },
    { column: 'remark_en', kind: 'tooLong', hint: /1000/ },
  ],
  ['a stock number with a blank', { stock_number: 'A 1' }, { column: 'stock_number', kind: 'shape', hint: /GP-/ }],
  ['no stock number', { stock_number: '' }, { column: 'stock_number', kind: 'missing', hint: /^$/ }],
  ['a state that nobody has', { state: 'live' }, { column: 'state', kind: 'unknown', hint: /published/ }],
])('A row with %s says where and what to do', async (_what, change, { hint, ...fault }) => {
  const good = {
    stock_number: 'FAULT-1',
    make: 'Toyota',
    model: 'Vitz',
    style: '1.0 F',
    registered: '2018-03',
    mileage_km: 41_200,
    colour: 'Pearl White',
    yard: 'Yokohama',
    price_usd: '4,200',
  };
  const { id } = await readIn(
    JSON.stringify([
      { ...good, ...change },
      { ...good, stock_number: 'FAULT-2' },
    ]),
  );
  const { rows } = await rowsOf(id, 'faulty');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.line).toBe(1);
  expect(rows[0]?.faults).toMatchObject([{ ...fault, hint: expect.stringMatching(hint) }]);
  expect((await rowsOf(id, 'added')).rows).toMatchObject([{ line: 2 }]);
});

test('Of two rows with one stock number, the second is told where the first stands', async () => {
  const { id } = await readIn(table(line('DOUBLE-1'), line('double-1')));
  expect((await rowsOf(id, 'faulty')).rows[0]?.faults).toMatchObject([{ kind: 'twice', hint: '2' }]);
});

const utf8 = Buffer.from(table(line('CODE-1', { remark: '走行少なめ' })));

test.each([
  ['with a byte-order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8])],
  [
    'in UTF-16, as some spreadsheets write it',
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(utf8.toString(), 'utf16le')]),
  ],
  ['with semicolons', Buffer.from(utf8.toString().replaceAll('; ', '|').replaceAll(',', ';'))],
  ['with line feeds alone and empty lines', Buffer.from(utf8.toString().replaceAll('\r\n', '\n\n'))],
  [
    'with columns in another order and other letter case',
    Buffer.from(utf8.toString().replace('stock_number', 'Stock Number')),
  ],
])('A table %s is read', async (_what, content) => {
  const made = await readIn(content);
  expect(made).toMatchObject({ added: 1, faulty: 0 });
});

test.each([
  [
    'in Shift_JIS',
    Buffer.concat([Buffer.from(`${head}\r\nX-1,draft,`), Buffer.from([0x83, 0x67, 0x83, 0x88, 0x83, 0x5e])]),
    'not in UTF-8',
  ],
  ['with wrong columns', 'stock_number,brand,colour,Prise\r\nX-1,Toyota,white,1\r\n', 'Wrong here: brand, prise'],
  ['without stock numbers', 'make,model\r\nToyota,Vitz\r\n', 'Wrong here: stock_number'],
  ['with a column twice', 'stock_number,make,make\r\nX-1,Toyota,Toyota\r\n', 'Wrong here: make'],
  ['with nothing but columns', `${head}\r\n`, 'There is no row'],
  ['of nothing', ' \r\n', 'There is no row'],
  ['with a quote that never ends', `${head}\r\n"X-1,draft\r\n`, 'neither a table in CSV nor a list in JSON'],
  ['of broken JSON', '[{"stock_number": "X-1"', 'neither a table in CSV nor a list in JSON'],
  ['of JSON that is no list', '{"stock_number": "X-1"}', 'neither a table in CSV nor a list in JSON'],
  [
    'of 20,001 rows',
    table(Array.from({ length: 20_001 }, (_, place) => `X-${place}`).join('\n')),
    'more than 20,000 rows',
  ],
  [
    'of 200,000 rows',
    table(Array.from({ length: 200_000 }, (_, place) => `X-${place}`).join('\n')),
    'more than 20,000 rows',
  ],
])('A table %s is refused as a whole with one message', { timeout: 60_000 }, async (_what, content, message) => {
  const { imports: before } = await done('staffListImports');
  expect(await send(content)).toMatchObject({ code: 400, message: expect.stringContaining(message) });
  expect((await done('staffListImports')).imports).toEqual(before);
});

test.each(['csv', 'json'] as const)('What is given out as %s is read in again without a change', async (format) => {
  await save(
    {
      remarks: { en: '=HYPERLINK("x")', ja: '一行目\n「二行目」, "三"', zh: '-5' },
      conditionGrade: 'RA',
      handle: 'left',
    },
    { stockNo: `ROUND-${format}` },
  );
  const { text, rows } = await done('staffExportStock', { format, sort: 'stockNo', isDescending: false });
  const made = await readIn(text);
  expect(made).toMatchObject({ added: 0, changed: 0, unchanged: rows, faulty: 0 });
});

test('Nothing that is given out is a formula to a spreadsheet', async () => {
  await save({ remarks: { en: '=1+1', zh: '@SUM(A1)', ja: '+1' } }, { stockNo: 'FORMULA-1' });
  const { text, rows } = await done('staffExportStock', {
    format: 'csv',
    sort: 'stockNo',
    isDescending: false,
    search: 'FORMULA',
  });
  expect(rows).toBe(1);
  const [names, cells = ''] = text.split('\r\n');
  expect(names?.split(',')).toEqual(columnNames);
  expect(cells).toContain("'=1+1");
  expect(cells.split(',').filter((cell) => /^"?[=+@]/.test(cell))).toEqual([]);
});

test('Each vehicle of a table stands in the record, and the table itself with what became of it', async () => {
  const { id } = await readIn(table(line('LOG-1'), line('LOG-2', { price: 'much' })));
  await carryOut(id);
  const owner = await openMember(server, 'owner');
  const acts = async (subject: string) =>
    ((await call('staffListActs', { pageSize: 5, subject }, owner)).body as { acts: { act: string; after?: string }[] })
      .acts;
  expect((await acts('LOG-1')).map(({ act }) => act)).toEqual(['enter-vehicle']);
  expect(JSON.parse((await acts('stock.csv'))[0]?.after ?? '')).toMatchObject({ added: 1, faulty: 1, done: 1 });
});

test('The sample of the docs is read without a fault, and what it publishes is found', async () => {
  const made = await readIn(await readFile('docs/stock-sample.csv'));
  expect(made).toMatchObject({ added: 2, faulty: 0 });
  expect(await carryOut(made.id)).toMatchObject({ done: 2 });
  const { vehicleList } = (await visit('listVehicles', { pageNo: 1, pageSize: 24, searchKey: 'honda fit' }))
    .body as BodyOf<'listVehicles'>;
  expect(vehicleList.map((one) => one.id)).toEqual([await idOf('YARD-0002')]);
});
