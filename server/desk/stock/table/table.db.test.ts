import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import type { BodyOf } from '#generated/server.ts';
import { openMember } from '#server/desk/testing/open-member.ts';
import { firstPage, line, openTable, table } from '../testing/open-table.ts';
import { sheetWith } from '../testing/vehicle-data.ts';

const { server, call, done, visit, save, read, readIn, rowsOf, runImport, idOf } = await openTable();
afterAll(() => server.close());

test('An import is previewed before it changes anything', async () => {
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

  expect(await runImport(id)).toMatchObject({ added: 1, changed: 1, unchanged: 1, faulty: 1, done: 2 });
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

test('Importing the same file again changes nothing', async () => {
  const file = table(line('TWICE-1', { state: 'published' }), line('TWICE-2'));
  const first = await readIn(file);
  await runImport(first.id);
  expect(await done('staffCarryOutImport', { id: first.id })).toMatchObject({ done: 2 });
  const second = await readIn(file);
  expect(second).toMatchObject({ added: 0, changed: 0, unchanged: 2, faulty: 0 });
  expect(second.endedAt).toBeDefined();
});

test('Duplicate chassis numbers are refused, and empty cells stay unknown', async () => {
  const { stockNo } = await save({ chassisNumber: 'KSP130-0000001' });
  const head = 'stock_number,style,registered,mileage_km,colour,yard,price_usd,chassis_number';
  const row = (number: string, chassis: string) => `${number},1.0 F,2018-03,41200,black,Yokohama,4200,${chassis}`;
  const { id } = await readIn(
    [head, row('CH-1', 'KSP1300000001'), row('CH-2', 'KSP130-0000002'), row('CH-3', 'ksp130-0000002')].join('\n'),
  );
  expect((await rowsOf(id, 'faulty')).rows.map(({ faults }) => faults)).toEqual([
    [{ column: 'chassis_number', kind: 'taken', value: 'KSP1300000001', hint: stockNo }],
    [{ column: 'chassis_number', kind: 'twice', value: 'ksp130-0000002', hint: '3' }],
  ]);
  await runImport(id);
  const { sheet } = await read(await idOf('CH-2'));
  expect([sheet.airbags, sheet.climateControl, sheet.equipment]).toEqual([undefined, undefined, []]);

  const late = await readIn([head, row('CH-4', 'KSP130-0000003')].join('\n'));
  const { stockNo: since } = await save({ chassisNumber: 'KSP130-0000003' });
  await runImport(late.id);
  expect((await rowsOf(late.id, 'faulty')).rows[0]?.faults).toMatchObject([{ kind: 'taken', hint: since }]);
});

test('A lower price lowers a limit equal to the price, and stops at a separate limit', async () => {
  await save({ price: 5000, lowestPrice: 5000 }, { stockNo: 'FOLLOWS-1' });
  await save({ price: 5000, lowestPrice: 4900 }, { stockNo: 'STOPS-1' });
  const lowered = ['stock_number,price_usd,lowest_price_usd', 'FOLLOWS-1,4850,5000', 'STOPS-1,4850,4900', ''];
  const { id, ...counts } = await readIn(lowered.join('\r\n'));
  expect(counts).toMatchObject({ changed: 1, faulty: 1 });
  expect((await rowsOf(id, 'changed')).rows[0]?.changes).toEqual(
    expect.arrayContaining([
      { column: 'price_usd', before: '5000', after: '4850' },
      { column: 'lowest_price_usd', before: '5000', after: '4850' },
    ]),
  );
  expect((await rowsOf(id, 'faulty')).rows[0]?.faults).toEqual([
    { column: 'lowest_price_usd', kind: 'above', value: '4900', hint: '4850' },
  ]);
  await runImport(id);
  expect((await read(await idOf('FOLLOWS-1'))).sheet).toMatchObject({ price: 4850, lowestPrice: 4850 });
});

test('A mileage below a reading of the inspection is refused with the reading', async () => {
  const imported = await readIn(table(line('READ-1', { mileage: '60000' })));
  await runImport(imported.id);
  const id = await idOf('READ-1');
  const reading = { readOn: '2026-06', mileageKm: 60_000, source: 'yard' };
  const inspection = { inspectedOn: '2026-06-10', inspectedBy: 'Yard', marks: [], readings: [reading] };
  await done('staffSetInspection', { id, version: (await read(id)).version, inspection });
  const lower = await readIn(table(line('READ-1', { mileage: '6500' })));
  expect((await rowsOf(lower.id, 'faulty')).rows[0]?.faults).toEqual([
    { column: 'mileage_km', kind: 'number', value: '6500', hint: '60,000–2,000,000' },
  ]);
  expect((await readIn(table(line('READ-1', { mileage: '60100' })))).changed).toBe(1);
});

test('Vehicles imported as published are found by buyers', async () => {
  const { id } = await readIn(table(line('SHOWN-10001', { state: 'published', style: 'Hybrid U' })));
  await runImport(id);
  const found = await visit('listVehicles', { pageNo: 1, pageSize: 24, searchKey: 'vitz hybrid' });
  expect((found.body as BodyOf<'listVehicles'>).vehicleList.map((one) => one.id)).toEqual([await idOf('SHOWN-10001')]);
});

test('An interrupted import resumes, and two concurrent runs do nothing twice', { timeout: 120_000 }, async () => {
  const lines = Array.from({ length: 250 }, (_, place) => line(`MANY-${place}`));
  const { id } = await readIn(table(...lines));
  expect(await done('staffCarryOutImport', { id })).toMatchObject({ done: 100, added: 250 });
  const { imports } = await done('staffListImports');
  expect(imports.find((one) => one.id === id)).toMatchObject({ done: 100 });
  const both = await Promise.all([call('staffCarryOutImport', { id }), call('staffCarryOutImport', { id })]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(await runImport(id)).toMatchObject({ done: 250, faulty: 0 });
  const { total } = await done('staffListStock', { ...firstPage, search: 'MANY-' });
  expect(total).toBe(250);
});

test('A row whose vehicle changed after the upload reports a conflict', async () => {
  const { id, version } = await save({}, { stockNo: 'RACE-1' });
  const made = await readIn(table(line('RACE-1', { price: '4100' }), line('RACE-2')));
  await done('staffSaveVehicle', { id, version, sheet: sheetWith({ mileageKm: 77 }) });
  await save({}, { stockNo: 'RACE-2' });
  expect(await runImport(made.id)).toMatchObject({ done: 0, faulty: 2 });
  const { rows } = await rowsOf(made.id, 'faulty');
  expect(rows.map(({ faults }) => faults[0]?.kind)).toEqual(['changedMeanwhile', 'changedMeanwhile']);
  expect((await read(id)).sheet).toMatchObject({ mileageKm: 77, price: 4200 });
});

test('Rows imported in one batch succeed or fail independently', async () => {
  await save({ price: 5000, lowestPrice: 4000 }, { stockNo: 'MIX-1' });
  const same = await save({}, { stockNo: 'MIX-2' });
  const raced = await save({}, { stockNo: 'MIX-3' });
  const { id } = await readIn(
    table(
      line('MIX-1', { state: 'published', price: '4800' }),
      line('MIX-2', { style: 'Hybrid U' }),
      line('MIX-3', { price: '4100' }),
      line('MIX-4', { state: 'published', price: '3900' }),
      line('MIX-5'),
    ),
  );
  await done('staffSaveVehicle', { id: raced.id, version: raced.version, sheet: sheetWith({ mileageKm: 78 }) });
  expect(await runImport(id)).toMatchObject({ done: 4, faulty: 1 });

  const known = await Promise.all([1, 2, 3, 4, 5].map(async (number) => read(await idOf(`MIX-${number}`))));
  expect(known.map(({ state, version, sheet }) => ({ state, version, price: sheet.price }))).toEqual([
    // Changed, and then published.
    { state: 'available', version: 3, price: 4800 },
    { state: 'draft', version: same.version + 1, price: 4200 },
    { state: 'draft', version: raced.version + 1, price: 4200 },
    { state: 'available', version: 2, price: 3900 },
    { state: 'draft', version: 1, price: 4200 },
  ]);
  expect(known[1]?.sheet.styleId).not.toBe(known[4]?.sheet.styleId);
  expect(known[2]?.sheet.mileageKm).toBe(78);
  const prices = await server.services.database
    .selectFrom('vehicle')
    .innerJoin('vehicle_price', 'vehicle_price.vehicle_id', 'vehicle.id')
    .select((select) => ['stock_no', select.fn.countAll<number>().as('count')])
    .where('stock_no', 'like', 'MIX-%')
    .groupBy('stock_no')
    .orderBy('stock_no')
    .execute();
  expect(prices.map(({ count }) => count)).toEqual([2, 1, 1, 1, 1]);
});

test('A vehicle with an order is not changed by an import', async () => {
  const { id } = await save({}, { stockNo: 'HELD-1' });
  await server.services.database
    .updateTable('vehicle')
    .set({ stage: 'published', state: 'held' })
    .where('id', '=', id)
    .execute();
  const made = await readIn(table(line('HELD-1', { price: '4300' })));
  expect((await rowsOf(made.id, 'faulty')).rows[0]?.faults).toMatchObject([{ kind: 'ordered' }]);
});

test('The audit log has every imported vehicle, and the import with its result', async () => {
  const { id } = await readIn(table(line('LOG-1'), line('LOG-2', { price: 'much' })));
  await runImport(id);
  const owner = await openMember(server, 'owner');
  const acts = async (subject: string) =>
    ((await call('staffListActs', { pageSize: 5, subject }, owner)).body as { acts: { act: string; after?: string }[] })
      .acts;
  expect((await acts('LOG-1')).map(({ act }) => act)).toEqual(['enter-vehicle']);
  expect(JSON.parse((await acts('stock.csv'))[0]?.after ?? '')).toMatchObject({ added: 1, faulty: 1, done: 1 });
});

test('The sample in the docs imports without faults and is found', async () => {
  const made = await readIn(await readFile('docs/stock-sample.csv'));
  expect(made).toMatchObject({ added: 2, faulty: 0 });
  expect(await runImport(made.id)).toMatchObject({ done: 2 });
  const { vehicleList } = (await visit('listVehicles', { pageNo: 1, pageSize: 24, searchKey: 'honda fit' }))
    .body as BodyOf<'listVehicles'>;
  expect(vehicleList.map((one) => one.id)).toEqual([await idOf('YARD-0002')]);
});
