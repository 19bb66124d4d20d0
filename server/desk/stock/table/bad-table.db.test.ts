import { afterAll, expect, test } from 'vitest';
import { head, line, openTable, table } from '../testing/open-table.ts';

const { server, done, read, send, readIn, rowsOf, runImport, idOf } = await openTable();
afterAll(() => server.close());

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
test.each([
  ['a make that nobody has', { make: 'Toyta' }, { column: 'make', kind: 'unknown', hint: /Toyota/ }],
  ['a style of another model', { style: 'TX' }, { column: 'style', kind: 'unknown', hint: /1\.0 F/ }],
  ['no price', { price_usd: '' }, { column: 'price_usd', kind: 'missing', hint: /^$/ }],
  ['a formula in place of a price', { price_usd: '=1+1' }, { column: 'price_usd', kind: 'number', hint: /9,999,999/ }],
  ['a mileage in words', { mileage_km: 'low' }, { column: 'mileage_km', kind: 'number', hint: /2,000,000/ }],
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
])('A row with %s reports the cell and how to correct it', async (_what, change, { hint, ...fault }) => {
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

test('The second of two rows with the same stock number names the line of the first', async () => {
  const { id } = await readIn(table(line('DOUBLE-1'), line('double-1')));
  expect((await rowsOf(id, 'faulty')).rows[0]?.faults).toMatchObject([{ kind: 'twice', hint: '2' }]);
});

test.each([
  ['remark_en', `"=cmd|' /C calc'!A0"`],
  ['remark_ja', '@SUM(1)'],
  ['price_usd', '=4000+200'],
])('A formula in %s is reported, and neither stored nor evaluated', async (column, cell) => {
  const names = 'stock_number,make,model,style,registered,mileage_km,colour,yard,price_usd,remark_en,remark_ja';
  const cells = (number: string) =>
    [number, 'Toyota,Vitz,1.0 F,2018-03,41200,Pearl White,Yokohama,4200,,'].join(',').split(',');
  const bad = cells('SUM').with(names.split(',').indexOf(column), cell);
  const { id } = await readIn([names, bad, cells(`REST-${column}`)].join('\n'));
  expect((await rowsOf(id, 'faulty')).rows).toMatchObject([{ line: 2, faults: [{ column, kind: 'formula' }] }]);
  expect(await runImport(id)).toMatchObject({ done: 1, faulty: 1 });
  expect([await idOf('SUM'), await idOf('REST')]).toEqual(['', expect.stringMatching(/./)]);
});

test('Characters the database cannot store are replaced', async () => {
  const { id } = await readIn(JSON.stringify([{ ...good, stock_number: 'NUL-1', remark_en: 'a\0b\uD800c' }]));
  await runImport(id);
  expect((await read(await idOf('NUL-1'))).sheet.remarks.en).toBe('a\uFFFDb\uFFFDc');
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
])('An import file %s is read', async (_what, content) => {
  const made = await readIn(content);
  expect(made).toMatchObject({ added: 1, faulty: 0 });
});

test.each([
  [
    'in Shift_JIS',
    Buffer.concat([Buffer.from(`${head}\r\nX-1,draft,`), Buffer.from([0x83, 0x67, 0x83, 0x88, 0x83, 0x5e])]),
    'not UTF-8',
  ],
  ['in Windows-1252', Buffer.from(table(line('X-1', { remark: 'Café' })), 'latin1'), 'not UTF-8'],
  ['in UTF-16 without its mark', Buffer.from(table(line('X-1')), 'utf16le'), 'not UTF-8'],
  [
    'in UTF-16 that breaks off',
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('stock_number', 'utf16le'), Buffer.of(0)]),
    'not UTF-8',
  ],
  ['that is a workbook', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00]), 'Save it as “CSV UTF-8”'],
  ['with wrong columns', 'stock_number,brand,colour,Prise\r\nX-1,Toyota,white,1\r\n', 'Wrong here: brand, prise'],
  ['without stock numbers', 'make,model\r\nToyota,Vitz\r\n', 'Wrong here: stock_number'],
  ['with a column twice', 'stock_number,make,make\r\nX-1,Toyota,Toyota\r\n', 'Wrong here: make'],
  ['with nothing but columns', `${head}\r\n`, 'The file has no rows'],
  ['of nothing', ' \r\n', 'The file has no rows'],
  ['with a quote that never ends', `${head}\r\n${line('X-1')}\r\n"X-2,draft\r\n`, /quotation mark.* Line: \d/],
  ['with a quote within a text', table(line('X-1', { remark: '16" wheels' })), /quotation mark.* Line: 2$/],
  ['with more cells than names', table(line('X-1'), `${line('X-2')},more`), /more cells .* Line: 3$/],
  ['of broken JSON', '[{"stock_number": "X-1"', 'neither CSV nor a JSON list'],
  ['of JSON that is no list', '{"stock_number": "X-1"}', 'neither CSV nor a JSON list'],
  [
    'of JSON with lists in lists',
    `[{"stock_number":${'['.repeat(20_000)}${']'.repeat(20_000)}}]`,
    'neither CSV nor a JSON list',
  ],
  ['of JSON with a name twice', JSON.stringify([good, { ...good, Make: 'Honda' }]), 'Wrong here: make'],
  ['of JSON with an endless text', JSON.stringify([{ ...good, colour: 'x'.repeat(100_001) }]), /colour: > 100,000$/],
  [
    'that names 51,000 photos',
    JSON.stringify(
      Array.from({ length: 51 }, (_, row) => ({
        ...good,
        stock_number: `P-${row}`,
        photos: Array.from({ length: 1000 }, (_photo, place) => `${place}.jpg`),
      })),
    ),
    'more than 50,000 photos',
  ],
  ['of 20,001 rows in JSON', JSON.stringify(Array.from({ length: 20_001 }, () => good)), 'more than 20,000 rows'],
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
])('An import file %s is refused as a whole with one message', { timeout: 60_000 }, async (_what, content, message) => {
  const { imports: before } = await done('staffListImports');
  expect(await send(content)).toMatchObject({ code: 400, message: expect.stringMatching(message) });
  expect((await done('staffListImports')).imports).toEqual(before);
});
