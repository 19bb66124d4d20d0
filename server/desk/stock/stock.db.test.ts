import { afterAll, describe, expect, test } from 'vitest';
import type { StaffActs, VehicleDetail } from '#generated/client/types.gen.ts';
import type { BodyOf } from '#generated/server.ts';
import { goodPng } from '#server/platform/uploads/testing/make-pictures.ts';
import { openMember } from '#server/desk/testing/open-member.ts';
import { openStock } from './testing/open-stock.ts';
import { sheetWith } from './testing/vehicle-data.ts';

const { server, member, call, done, visit, save, read } = await openStock();
afterAll(() => server.close());

const found = async (payload: object = {}) => {
  const { body } = await visit('listVehicles', { pageNo: 1, pageSize: 24, ...payload });
  return body as BodyOf<'listVehicles'>;
};

async function published(change: Parameters<typeof save>[0] = {}) {
  const draft = await save(change);
  return done('staffPublishVehicle', { id: draft.id, version: draft.version });
}

async function acts(subject: string): Promise<StaffActs['acts']> {
  const owner = await openMember(server, 'owner');
  const { body } = await call('staffListActs', { pageSize: 50, subject }, owner);
  return (body as StaffActs).acts;
}

test('A vehicle published on an empty market is found and shown with everything entered', async () => {
  expect((await found()).total).toBe(0);
  const draft = await save({ chassisNumber: 'KSP130-2104871' });
  expect(draft).toMatchObject({ version: 1, state: 'draft', stockNo: expect.stringMatching(/^GP-3\d{5}$/) });
  expect((await found()).total).toBe(0);
  expect(await visit('getVehicleDetail', { carSourceId: draft.id })).toMatchObject({ code: 400 });

  const { id, stockNo } = await done('staffPublishVehicle', { id: draft.id, version: 1 });
  const { makeList } = (await visit('listMakes')).body as BodyOf<'listMakes'>;
  expect(makeList.flatMap(({ list }) => list.map(({ name }) => name))).toContain('Toyota');
  for (const filter of [
    {},
    { makeId: '1' },
    { makeId: '1', modelId: '101' },
    { modelLevelId: 'HATCHBACK' },
    { mileage: 3 },
    { newArrivalFlag: 1 },
    { searchKey: 'vitz' },
    { searchKey: stockNo },
  ]) {
    const { total, vehicleList } = await found(filter);
    expect([total, vehicleList.map((vehicle) => vehicle.id)], JSON.stringify(filter)).toEqual([1, [id]]);
  }
  expect((await found({ makeId: '2' })).total).toBe(0);

  const detail = (await visit('getVehicleDetail', { carSourceId: id })).body as VehicleDetail;
  expect(detail.vehicle).toMatchObject({
    styleName: 'Toyota Vitz 1.0 F',
    regDate: '2018-03',
    mileage: '41,200',
    color: 'Pearl White',
    refNo: stockNo,
    remark: 'One owner.',
    transmission: 'CVT',
    vehicleStatus: 1,
  });
  const properties = detail.property.flatMap(({ propertyList }) => propertyList);
  expect(properties).toContainEqual({ name: 'Rear camera', value: 'Yes' });
  expect(properties).toContainEqual({ name: 'Chassis number', value: 'KSP130-2104*** (all digits after login)' });
  expect(JSON.stringify(detail)).not.toContain('2104871');
  expect(
    await visit('getPriceDetail', { carSourceId: id, endPortId: 'p-mba', countryCode: 'KE', transportType: '1' }),
  ).toMatchObject({ code: 0 });
});

test('A vehicle is found by its stock number in any spelling, or by the digits of it', async () => {
  for (const [stockNo, ...others] of [
    ['TYO-1234', 'tyo1234', '1234'],
    ['HIACE-001', 'hiace_001', '001'],
    ['2019-0001', '20190001'],
    ['GP-777', 'gp777', '777'],
  ] as const) {
    const draft = await save({}, { stockNo });
    const { id } = await done('staffPublishVehicle', { id: draft.id, version: draft.version });
    for (const searchKey of [stockNo, ...others]) {
      const { total, vehicleList, understood } = await found({ searchKey });
      expect({ searchKey, total, ids: vehicleList.map((vehicle) => vehicle.id), understood }).toEqual({
        searchKey,
        total: 1,
        ids: [id],
        understood: undefined,
      });
    }
  }
  const { database } = server.services;
  // As stored before the digits were.
  await database
    .updateTable('vehicle')
    .set({ search_words: ['gp777'] })
    .where('stock_no', '=', 'GP-777')
    .execute();
  expect((await found({ searchKey: '777' })).total).toBe(1);
});

test('Changes to a published vehicle update search results immediately', async () => {
  const { id, version } = await published({ mileageKm: 5_000, price: 20_000, lowestPrice: 19_000 });
  const ids = async (filter: object) => (await found(filter)).vehicleList.map((vehicle) => vehicle.id);
  expect(await ids({ mileage: 1 })).toContain(id);
  const before = (await found({ mileage: 1 })).vehicleList.find((vehicle) => vehicle.id === id)?.priceUSD ?? 0;
  const sheet = sheetWith({ styleId: '5003', mileageKm: 210_000, price: 3000, lowestPrice: 2500 });
  const changed = await done('staffSaveVehicle', { id, version, sheet });
  expect(changed).toMatchObject({ id, version: version + 1, state: 'available' });
  expect(await ids({ mileage: 1 })).not.toContain(id);
  expect(await ids({ mileage: 7 })).toContain(id);
  expect(await ids({ searchKey: 'forester' })).toContain(id);
  const after = (await found({ mileage: 7 })).vehicleList.find((vehicle) => vehicle.id === id)?.priceUSD ?? 0;
  expect(after).toBeLessThan(before - 10_000);
  // Saving it again unchanged has no effect.
  expect(await done('staffSaveVehicle', { id, version: version + 1, sheet })).toMatchObject({ version: version + 1 });
});

test('The second of two concurrent vehicle edits gets a conflict, and changes nothing', async () => {
  const { id, version } = await save();
  await done('staffSaveVehicle', { id, version, sheet: sheetWith({ mileageKm: 1 }) });
  const late = { id, version };
  for (const [operation, more] of [
    ['staffSaveVehicle', { sheet: sheetWith({ mileageKm: 2 }) }],
    ['staffPublishVehicle', {}],
    ['staffWithdrawVehicle', {}],
    ['staffChangePrice', { price: 1, lowestPrice: 1 }],
    ['staffSetFlashSale', {}],
  ] as const) {
    expect(await call(operation, { ...late, ...more }), operation).toMatchObject({ code: 409 });
  }
  expect(await read(id)).toMatchObject({ version: version + 1, state: 'draft', sheet: { mileageKm: 1 } });
});

test('A withdrawn vehicle is hidden from buyers until it is published again', async () => {
  const { id, version } = await published({ registered: '2012-01' });
  const gone = await done('staffWithdrawVehicle', { id, version });
  expect(gone).toMatchObject({ state: 'withdrawn', version: version + 1 });
  expect((await found({ searchKey: gone.stockNo })).total).toBe(0);
  expect(((await visit('getVehicleDetail', { carSourceId: id })).body as VehicleDetail).vehicle.vehicleStatus).toBe(0);
  expect(await call('staffWithdrawVehicle', { id, version: gone.version })).toMatchObject({
    code: 400,
    message: 'The status of the vehicle has changed',
  });
  await done('staffPublishVehicle', { id, version: gone.version });
  expect((await found({ searchKey: gone.stockNo })).total).toBe(1);
});

test('A reserved or sold vehicle can be neither withdrawn nor changed', async () => {
  const { id, version } = await published();
  const held = { code: 400, message: expect.stringContaining('This vehicle is reserved or sold by an order') };
  for (const state of ['held', 'removed'] as const) {
    await server.services.database.updateTable('vehicle').set({ state }).where('id', '=', id).execute();
    expect(await call('staffWithdrawVehicle', { id, version })).toMatchObject(held);
    expect(await call('staffSaveVehicle', { id, version, sheet: sheetWith({ mileageKm: 9 }) })).toMatchObject(held);
    expect(await call('staffChangePrice', { id, version, price: 9, lowestPrice: 9 })).toMatchObject(held);
    expect((await read(id)).can).toEqual(['duplicateVehicle', 'addPhoto']);
  }
  expect(await read(id)).toMatchObject({ state: 'sold', version, sheet: { mileageKm: 41_200 } });
});

test('A duplicate is a draft with its own stock number and no chassis number', async () => {
  const { id, stockNo } = await published({
    chassisNumber: 'KSP130-7',
    colourCode: 'black',
    remarks: { ja: 'ワンオーナー' },
  });
  const copy = await done('staffDuplicateVehicle', { id });
  expect(copy).toMatchObject({ state: 'draft', version: 1 });
  expect(copy.stockNo).not.toBe(stockNo);
  const { sheet, photos } = await read(copy.id);
  expect(sheet).toEqual(sheetWith({ colourCode: 'black', remarks: { ja: 'ワンオーナー' } }));
  expect(photos).toEqual([]);
});

test('Every price change is stored with its author, and respects the lowest price', async () => {
  const { id, version } = await published();
  const lower = await done('staffChangePrice', { id, version, price: 4000, lowestPrice: 3900 });
  expect(await call('staffChangePrice', { id, version: lower.version, price: 3800, lowestPrice: 3900 })).toMatchObject({
    code: 400,
    message: 'The minimum price is above the price. Enter an amount up to the price.',
  });
  expect((await read(id)).prices).toEqual([
    { at: expect.any(String), name: 'Amina Otieno', price: 4000, lowestPrice: 3900 },
    { at: expect.any(String), name: 'Amina Otieno', price: 4200, lowestPrice: 3900 },
  ]);
});

test('A flash sale applies its discount for its duration and can be ended', async () => {
  const { id, version, stockNo } = await published();
  const priceNow = async () => (await found({ searchKey: stockNo })).vehicleList[0]?.priceUSD ?? 0;
  const before = await priceNow();
  expect(await call('staffSetFlashSale', { id, version, deduction: 4200, hours: 1 })).toMatchObject({
    code: 400,
    message: 'The discount must be less than the price. Enter a smaller amount.',
  });
  const onSale = await done('staffSetFlashSale', { id, version, deduction: 300, hours: 48 });
  expect(await priceNow()).toBe(before - 300);
  expect((await found({ flashSaleFlag: 1 })).vehicleList.map((vehicle) => vehicle.id)).toEqual([id]);
  expect((await read(id)).flashSale).toMatchObject({ deduction: 300 });
  await done('staffSetFlashSale', { id, version: onSale.version });
  expect(await priceNow()).toBe(before);
  expect(await read(id)).not.toHaveProperty('flashSale');
});

test('A flash sale never goes below the lowest price, in any order of changes', async () => {
  const { id, version } = await published();
  const below = { code: 400, message: expect.stringContaining('less than its minimum price') as string };
  expect(await call('staffSetFlashSale', { id, version, deduction: 301, hours: 1 })).toMatchObject(below);
  const onSale = await done('staffSetFlashSale', { id, version, deduction: 300, hours: 48 });
  const seen = { id, version: onSale.version };
  expect(await call('staffChangePrice', { ...seen, price: 4199, lowestPrice: 3900 })).toMatchObject(below);
  expect(await call('staffSaveVehicle', { ...seen, sheet: sheetWith({ lowestPrice: 3901 }) })).toMatchObject(below);
  await done('staffSaveVehicle', { ...seen, sheet: sheetWith({ mileageKm: 50_000 }) });
});

test.each([
  ['a style that nobody has', { styleId: '1' }, 'is no longer available'],
  ['a colour that nobody has', { colourCode: 'plaid' }, 'is no longer available'],
  ['a yard that nobody has', { yardId: '1' }, 'is no longer available'],
  ['equipment that nobody has', { equipment: ['wings'] }, 'is no longer available'],
  ['a month to come', { registered: '2090-01' }, 'in the future'],
  ['a lowest price above the price', { lowestPrice: 4201 }, 'above the price'],
])('%s is refused with instructions, and nothing is saved', async (_what, change, message) => {
  const { total } = await done('staffListStock', asked());
  const answer = await call('staffSaveVehicle', { sheet: sheetWith(change) });
  expect(answer).toMatchObject({ code: 400, message: expect.stringContaining(message) });
  expect((await done('staffListStock', asked())).total).toBe(total);
});

test('A stock number is unique ignoring case, even in concurrent calls', async () => {
  const sheet = sheetWith();
  const both = await Promise.all(['Yard-7', 'YARD-7'].map((stockNo) => call('staffSaveVehicle', { stockNo, sheet })));
  expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 400]);
  expect(both.find(({ code }) => code === 400)?.message).toContain('Another vehicle has this stock number');
});

test('Without pricing settings a draft can be saved, and its refusal to publish says why', async () => {
  const { database } = server.services;
  const terms = await database.selectFrom('setting').selectAll().execute();
  await database.deleteFrom('setting').execute();
  const draft = await save();
  expect(await call('staffPublishVehicle', { id: draft.id, version: 1 })).toMatchObject({
    code: 400,
    message: expect.stringContaining('The pricing settings are incomplete'),
  });
  for (const { name, value } of terms) {
    await database
      .insertInto('setting')
      .values({ name, value: JSON.stringify(value) })
      .execute();
  }
  const { id } = await done('staffPublishVehicle', { id: draft.id, version: 1 });
  const other = await published();
  const price = async (one: string) => (await found({ pageSize: 100 })).vehicleList.find((card) => card.id === one);
  expect((await price(id))?.priceUSD).toBe((await price(other.id))?.priceUSD);
});

function asked(more: object = {}) {
  return { pageNo: 1, pageSize: 500, sort: 'stockNo', isDescending: false, ...more };
}

test('The list is filtered by state, make and words, sorted and paginated', async () => {
  await save({ styleId: '5008', price: 9999, lowestPrice: 1 }, { stockNo: 'FIT-00001' });
  const all = await done('staffListStock', asked());
  expect(all.vehicles).toHaveLength(all.total);
  for (const sort of ['changedAt', 'listedAt', 'stockNo', 'name', 'registered', 'mileageKm', 'price'] as const) {
    const up = await done('staffListStock', asked({ sort }));
    const down = await done('staffListStock', asked({ sort, isDescending: true }));
    expect(down.vehicles.map(({ id }) => id).toReversed(), sort).toEqual(up.vehicles.map(({ id }) => id));
  }
  const pages = [];
  for (let pageNo = 1; pages.length < all.total; pageNo += 1) {
    const { vehicles } = await done('staffListStock', asked({ pageNo, pageSize: 3 }));
    pages.push(...vehicles.map(({ id }) => id));
  }
  expect(pages).toEqual(all.vehicles.map(({ id }) => id));
  for (const state of ['draft', 'available', 'withdrawn', 'sold', 'held'] as const) {
    const { vehicles, total } = await done('staffListStock', asked({ state }));
    expect(vehicles.map((one) => one.state)).toEqual(Array.from({ length: total }, () => state));
  }
  expect((await done('staffListStock', asked({ makeId: '3' }))).vehicles.map(({ stockNo }) => stockNo)).toEqual([
    'FIT-00001',
  ]);
  for (const search of ['fit-0000', 'honda', 'フィット', '2104871']) {
    expect((await done('staffListStock', asked({ search }))).total, search).toBeGreaterThan(0);
  }
  expect((await done('staffListStock', asked({ search: '%' }))).total).toBe(0);
});

test('Every action on a vehicle is in the audit log with its author', async () => {
  const { id, version, stockNo } = await published();
  await done('staffChangePrice', { id, version, price: 4100, lowestPrice: 3900 });
  await done('staffWithdrawVehicle', { id, version: version + 1 });
  const record = await acts(stockNo);
  expect(record.map(({ act }) => act).toReversed()).toEqual([
    'enter-vehicle',
    'publish-vehicle',
    'change-price',
    'withdraw-vehicle',
  ]);
  expect(record.every(({ memberId, name }) => memberId === member.memberId && name === 'Amina Otieno')).toBe(true);
  expect(JSON.parse(record[1]?.after ?? '')).toMatchObject({ price: 4100, lowestPrice: 3900 });
});

test('A changed stock number is in the audit log under both numbers', async () => {
  const { id, version, stockNo } = await save();
  await save({}, { id, version, stockNo: 'YARD-88' });
  expect((await acts(stockNo)).map(({ act }) => act)).toEqual(['change-vehicle', 'enter-vehicle']);
  const numbers = { before: JSON.stringify({ stockNo }), after: JSON.stringify({ stockNo: 'YARD-88' }) };
  expect(await acts('YARD-88')).toMatchObject([{ act: 'change-vehicle', ...numbers }]);
});

test('Unknown airbags, air conditioning and equipment are not shown to buyers', async () => {
  const { airbags: _, climateControl: __, ...sheet } = sheetWith({ equipment: [] });
  const draft = await done('staffSaveVehicle', { sheet });
  await done('staffPublishVehicle', { id: draft.id, version: draft.version });
  expect((await read(draft.id)).sheet).toEqual(sheet);
  const { property } = (await visit('getVehicleDetail', { carSourceId: draft.id })).body as VehicleDetail;
  expect(property.map(({ groupName }) => groupName)).toEqual([
    'Basic information',
    'Size and weight',
    'Engine',
    'Condition',
  ]);
});

describe('A chassis number', () => {
  const chassisNumber = 'NCP131-0004711';
  const taken = (stockNo: string) => ({ code: 400, message: expect.stringMatching(new RegExp(`: ${stockNo}$`)) });

  test('is unique, with and without its hyphen', async () => {
    const { id, stockNo, version } = await save({ chassisNumber });
    const twin = sheetWith({ chassisNumber: chassisNumber.toLowerCase().replace('-', '') });
    expect(await call('staffSaveVehicle', { sheet: twin })).toMatchObject(taken(stockNo));
    const other = await save();
    expect(
      await call('staffSaveVehicle', { ...other, stockNo: undefined, state: undefined, sheet: twin }),
    ).toMatchObject(taken(stockNo));
    expect(
      await done('staffSaveVehicle', { id, version, sheet: sheetWith({ chassisNumber, mileageKm: 9 }) }),
    ).toMatchObject({ id });
  });

  test('of a withdrawn vehicle can be used again, but only one of the two can be on sale', async () => {
    const back = { chassisNumber: 'NCP131-0004712' };
    const first = await published(back);
    const { version } = await done('staffWithdrawVehicle', { id: first.id, version: first.version });
    const second = await published(back);
    expect(await call('staffPublishVehicle', { id: first.id, version })).toMatchObject(taken(second.stockNo));
  });
});

test('A draft is deleted with its photos and an audit entry; a vehicle that was on sale is not', async () => {
  const draft = await save();
  await done('staffAddPhoto', { id: draft.id, imgBase64: goodPng.toString('base64') });
  const seen = { id: draft.id, version: draft.version };
  expect((await read(draft.id)).can).toContain('deleteDraft');
  expect(await call('staffDeleteDraft', { ...seen, version: 9 })).toMatchObject({ code: 409 });
  expect(await done('staffDeleteDraft', seen)).toEqual({ stockNo: draft.stockNo });
  expect(await call('staffGetVehicle', { id: draft.id })).toMatchObject({ code: 400 });
  const [deleted] = await acts(draft.stockNo);
  expect(deleted).toMatchObject({ act: 'delete-draft', name: 'Amina Otieno' });
  expect(JSON.parse(deleted?.before ?? '')).toMatchObject({ price: 4200, photos: 1 });

  const { id, version } = await published();
  const { version: last } = await done('staffWithdrawVehicle', { id, version });
  expect(await call('staffDeleteDraft', { id, version: last })).toMatchObject({ code: 400 });
  expect((await read(id)).can).not.toContain('deleteDraft');
});

test('A read-only role sees the stock without actions', async () => {
  const { id } = await save();
  for (const role of ['sales', 'readOnly'] as const) {
    const reader = await openMember(server, role);
    expect(await call('staffGetVehicle', { id }, reader)).toMatchObject({ code: 0, body: { can: [] } });
    expect(await call('staffSaveVehicle', { sheet: sheetWith() }, reader)).toMatchObject({ code: 433 });
  }
});

test('A revoked role takes effect on the next call', async () => {
  const worker = await openMember(server, 'stock');
  expect(await call('staffSaveVehicle', { sheet: sheetWith() }, worker)).toMatchObject({ code: 0 });
  const { database } = server.services;
  await database.updateTable('staff_member').set({ role: 'sales' }).where('id', '=', worker.memberId).execute();
  expect(await call('staffSaveVehicle', { sheet: sheetWith() }, worker)).toMatchObject({ code: 433 });
});
