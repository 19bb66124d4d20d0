import { afterAll, expect, test } from 'vitest';
import type { StaffInspection, VehicleDetail } from '#generated/client/types.gen.ts';
import type { BodyOf } from '#generated/server.ts';
import { openMember } from '#server/desk/testing/open-member.ts';
import { openStock } from './testing/open-stock.ts';
import { sheetWith } from './testing/vehicle-data.ts';

const { server, call, done, visit, save, read } = await openStock();
afterAll(() => server.close());

const found: StaffInspection = {
  inspectedOn: '2026-06-10',
  inspectedBy: 'GariPort Yokohama',
  marks: [
    { part: 'rearBumper', kind: 'replaced' },
    { part: 'leftFrontDoor', kind: 'scratch', degree: 1 },
  ],
  readings: [
    { readOn: '2026-06', mileageKm: 41_200, source: 'yard' },
    { readOn: '2021-03', mileageKm: 24_100, source: 'roadworthinessTest' },
  ],
};

async function published(): Promise<BodyOf<'staffPublishVehicle'>> {
  const { id, version } = await save();
  return done('staffPublishVehicle', { id, version });
}

async function shown(id: string, language = 'en'): Promise<VehicleDetail['inspection']> {
  const { body } = await visit('getVehicleDetail', { carSourceId: id, language });
  return (body as VehicleDetail).inspection;
}

test('An inspection report is shown to buyers in their language until it is withdrawn', async () => {
  const { id, version } = await published();
  expect(await shown(id)).toBeUndefined();

  const entered = await done('staffSetInspection', { id, version, inspection: found });
  expect(entered).toMatchObject({ version: version + 1, state: 'available' });
  expect((await read(id)).inspection).toEqual(found);
  expect(await shown(id)).toEqual({
    grade: '4.5',
    gradeText: 'A few small marks',
    interiorGrade: 'B',
    interiorText: 'Clean, light wear',
    inspectedOn: '2026-06-10',
    inspectedBy: 'GariPort Yokohama',
    marks: [
      { part: 'leftFrontDoor', code: 'A1', text: 'Front door, left: scratch, up to a thumb' },
      { part: 'rearBumper', code: 'XX', text: 'Rear bumper: has been replaced' },
    ],
    readings: [
      { readOn: '2021-03', mileage: '24,100', source: 'Roadworthiness test' },
      { readOn: '2026-06', mileage: '41,200', source: 'Our yard' },
    ],
    mileageText: '2 readings since 2021 never fall.',
  });

  const changed = await done('staffSetInspection', {
    id,
    version: entered.version,
    inspection: { ...found, marks: [] },
  });
  expect((await shown(id))?.marks).toEqual([]);

  await done('staffSetInspection', { id, version: changed.version });
  expect(await shown(id)).toBeUndefined();
  expect((await read(id)).inspection).toBeUndefined();
});

test('Grades and report are shown independently of each other', async () => {
  const { id, version } = await save({ conditionGrade: '', interiorGrade: '' });
  const { version: next } = await done('staffPublishVehicle', { id, version });
  await done('staffSetInspection', { id, version: next, inspection: found });
  const report = await shown(id);
  expect(report).toMatchObject({ inspectedBy: 'GariPort Yokohama' });
  expect(report).not.toHaveProperty('grade');
  expect(report).not.toHaveProperty('interiorText');
});

test('A duplicate has no report, because nobody has inspected that vehicle', async () => {
  const { id, version } = await save();
  await done('staffSetInspection', { id, version, inspection: found });
  const copy = await done('staffDuplicateVehicle', { id });
  expect((await read(copy.id)).inspection).toBeUndefined();
});

test.each([
  [{ inspectedOn: '2027-01-01' }, 'future date'],
  [{ readings: [{ readOn: '2026-09', mileageKm: 1, source: 'yard' }] }, 'future date'],
  [{ inspectedOn: '2017-12-31' }, 'before the first registration'],
  [{ readings: [{ readOn: '2018-02', mileageKm: 1, source: 'auction' }] }, 'before the first registration'],
  [{ readings: [{ readOn: '2020-01', mileageKm: 41_201, source: 'auction' }] }, 'above the vehicle’s mileage'],
  [{ inspectedOn: '2026-02-30' }, ''],
  [{ inspectedBy: ' ' }, ''],
  [{ marks: [{ part: 'sunroof', kind: 'scratch' }] }, ''],
])('An invalid report is refused and not saved: %j', async (change, message) => {
  const { id, version } = await save();
  const answer = await call('staffSetInspection', { id, version, inspection: { ...found, ...change } });
  expect(answer).toMatchObject({ code: 400, message: expect.stringContaining(message) });
  expect(await read(id)).toMatchObject({ version });
  expect((await read(id)).inspection).toBeUndefined();
});

test('The mileage of a vehicle cannot fall below a reading, but be changed above it', async () => {
  const { id, version } = await published();
  const next = await done('staffSetInspection', { id, version, inspection: found });
  const change = (mileageKm: number) => ({ id, version: next.version, sheet: sheetWith({ mileageKm }) });
  expect(await call('staffSaveVehicle', change(4_120))).toMatchObject({
    code: 400,
    message: expect.stringContaining('above the vehicle’s mileage'),
  });
  expect(await call('staffSaveVehicle', change(41_300))).toMatchObject({ code: 0 });
});

test('Buyers open the photo that staff named as the sheet, and its removal does not block the report', async () => {
  const { id, version } = await published();
  const photo = '5f1d0c9be2a47736';
  const setPhotos = (photos: string[]) =>
    server.services.database.updateTable('vehicle').set({ photos }).where('id', '=', id).execute();
  const inspection = { ...found, sheetPhoto: photo };
  expect(await call('staffSetInspection', { id, version, inspection })).toMatchObject({ code: 409 });
  await setPhotos(['0000000000000001', `${photo}-90`]);
  const entered = await done('staffSetInspection', { id, version, inspection });
  expect((await shown(id))?.sheet).toBe(`/pictures/${id}/${photo}-90.webp`);
  await setPhotos(['0000000000000001']);
  await done('staffSaveVehicle', { id, version: entered.version, sheet: sheetWith({ price: 4400 }) });
  expect((await shown(id))?.sheet).toBeUndefined();
  const seen = await read(id);
  expect(seen.inspection).toEqual(found);
  await done('staffSetInspection', { id, version: seen.version, inspection: seen.inspection });
});

test('A report is saved with conflict detection, without an order on the vehicle, by permitted roles', async () => {
  const { id, version } = await published();
  await done('staffSetInspection', { id, version, inspection: found });
  const late = { id, version, inspection: { ...found, marks: [] } };
  expect(await call('staffSetInspection', late)).toMatchObject({ code: 409 });
  const seen = { ...late, version: version + 1 };
  expect(await call('staffSetInspection', seen, await openMember(server, 'sales'))).toMatchObject({ code: 433 });
  await server.services.database.updateTable('vehicle').set({ state: 'held' }).where('id', '=', id).execute();
  expect(await call('staffSetInspection', seen)).toMatchObject({
    code: 400,
    message: expect.stringContaining('This vehicle is reserved or sold by an order'),
  });
  expect((await read(id)).inspection).toEqual(found);
});

test('The audit log has the old and new report', async () => {
  const { id, version, stockNo } = await save();
  const entered = await done('staffSetInspection', { id, version, inspection: found });
  await done('staffSetInspection', { id, version: entered.version });
  const owner = await openMember(server, 'owner');
  const { body } = await call('staffListActs', { pageSize: 10, subject: stockNo }, owner);
  const acts = (body as BodyOf<'staffListActs'>).acts.filter(({ act }) => act === 'set-inspection');
  const parsed = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text));
  expect(acts.map(({ before, after }) => [parsed(before), parsed(after)])).toEqual([
    [found, undefined],
    [undefined, found],
  ]);
});

test('Saving the same report twice stores it once', async () => {
  const { id, version } = await save();
  const twice = { ...found, marks: [...found.marks, ...found.marks], readings: [...found.readings, ...found.readings] };
  await done('staffSetInspection', { id, version, inspection: twice });
  expect((await read(id)).inspection).toEqual(found);
});

test('Saving the vehicle again keeps its report', async () => {
  const { id, version } = await save();
  const entered = await done('staffSetInspection', { id, version, inspection: found });
  await done('staffSaveVehicle', { id, version: entered.version, sheet: sheetWith({ price: 4300 }) });
  expect((await read(id)).inspection).toEqual(found);
});
