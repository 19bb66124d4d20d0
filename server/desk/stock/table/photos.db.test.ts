import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { StaffImportPhoto } from '#generated/client/types.gen.ts';
import type { FetchedPicture } from '#server/platform/services.ts';
import { openTable } from '../testing/open-table.ts';

/** Files served by the fake internet. */
const world = new Map<string, FetchedPicture>();
const asked: string[] = [];
const { server, call, done, save, read, readIn, rowsOf, runImport, idOf } = await openTable({
  fetchPicture: async (address) => {
    asked.push(address);
    return world.get(address) ?? { fault: 'notFound' };
  },
});
afterAll(() => server.close());
beforeEach(() => void asked.splice(0));

const host = 'https://pictures.example';
const byNumber = { sort: 'stockNo', isDescending: false };

async function pictureOf(background: string): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Serves a unique picture and returns its address. */
async function hung(background: string): Promise<string> {
  const address = `${host}/${randomUUID()}.png`;
  world.set(address, { bytes: await pictureOf(background) });
  return address;
}

const tableOf = (...rows: readonly (readonly [number: string, photos: string])[]) =>
  ['stock_number;photos', ...rows.map(([number, photos]) => `${number};"${photos}"`)].join('\n');

async function photosOf(importId: string, kind = 'changed'): Promise<StaffImportPhoto[][]> {
  return (await rowsOf(importId, kind)).rows.map(({ photos }) => photos);
}

const send = (id: string, line: number, place: number, bytes: Buffer) =>
  call('staffAddImportPhoto', { id, line, place, imgBase64: bytes.toString('base64') });

test('The preview lists new and unavailable photos without downloading any', async () => {
  const { id } = await save({}, { stockNo: 'PHOTO-1' });
  const [red, blue] = [await hung('red'), await hung('blue')];
  const named = [red, 'http://pictures.example/a.jpg', 'https://127.0.0.1/a.jpg', '../a.jpg', 'front.jpg', blue];
  const imported = await readIn(tableOf(['photo-1', named.join('; ')]));
  expect(imported).toMatchObject({
    changed: 1,
    photos: { waiting: 2, fromArchive: 1, present: 0, added: 0, failed: 3 },
  });
  expect((await photosOf(imported.id))[0]).toMatchObject([
    { place: 1, source: red, isInArchive: false, state: 'waiting' },
    { place: 2, state: 'failed', fault: 'address' },
    { place: 3, state: 'failed', fault: 'address' },
    { place: 4, state: 'failed', fault: 'name' },
    { place: 5, source: 'front.jpg', isInArchive: true, state: 'waiting' },
    { place: 6, state: 'waiting' },
  ]);
  expect(asked).toEqual([]);
  expect((await read(id)).photos).toEqual([]);
});

test('Photos are downloaded after their rows in order; a failed one is reported and does not stop the others', async () => {
  const [red, blue] = [await hung('#c01010'), await hung('#1010c0')];
  const page = `${host}/page.html`;
  world.set(page, { bytes: Buffer.from('<html>') });
  world.set(`${host}/slow.jpg`, { fault: 'slow' });
  await save({}, { stockNo: 'FETCH-1' });
  const sources = [red, page, `${host}/gone.jpg`, `${host}/slow.jpg`, blue];
  const table = await readIn(JSON.stringify([{ stock_number: 'FETCH-1', photos: sources }]));
  const ended = await runImport(table.id);
  expect(ended).toMatchObject({ done: 1, photos: { waiting: 0, added: 2, failed: 3 } });
  expect((await photosOf(table.id, 'photos'))[0]?.map(({ state, fault }) => fault ?? state)).toEqual([
    'added',
    'noPicture',
    'notFound',
    'slow',
    'added',
  ]);
  const { photos, version } = await read(await idOf('FETCH-1'));
  expect(photos).toHaveLength(2);
  // The version of the form that somebody may be editing does not change.
  expect(version).toBe(1);
});

test('A new vehicle gets its photos, and a second import downloads nothing', async () => {
  const [one, two] = [await hung('#208020'), await hung('#802080')];
  const row = {
    stock_number: 'NEW-1',
    make: 'Toyota',
    model: 'Vitz',
    style: '1.0 F',
    registered: '2018-03',
    mileage_km: 41_200,
    colour: 'Black',
    yard: 'Yokohama',
    price_usd: 4200,
    photos: [one, two],
  };
  const first = await readIn(JSON.stringify([row]));
  await runImport(first.id);
  const id = await idOf('NEW-1');
  expect((await read(id)).photos).toHaveLength(2);
  asked.splice(0);
  const again = await readIn(JSON.stringify([row]));
  expect(again).toMatchObject({ unchanged: 1, changed: 0, photos: { present: 2, waiting: 0 } });
  expect(again.endedAt).toBeDefined();
  expect(asked).toEqual([]);
});

test('One call retries photos whose hosts failed, and adds each once', async () => {
  const [there, late, other] = [await hung('#314159'), `${host}/late.png`, `${host}/other.png`];
  world.set(late, { fault: 'unreachable' });
  world.set(other, { fault: 'slow' });
  await save({}, { stockNo: 'AGAIN-1' });
  const named = [there, late, other, 'http://pictures.example/a.jpg', `${host}/gone.jpg`];
  const { id } = await readIn(tableOf(['AGAIN-1', named.join('; ')]));
  expect(await runImport(id)).toMatchObject({ photos: { added: 1, failed: 4, retriable: 3 } });
  asked.splice(0);

  world.set(late, { bytes: await pictureOf('#271828') });
  // Another import has added the other photo in the meantime.
  world.set(other, { bytes: await pictureOf('#161803') });
  await runImport((await readIn(tableOf(['AGAIN-1', other]))).id);
  asked.splice(0);

  const waiting = await done('staffRetryImportPhotos', { id });
  expect(waiting).toMatchObject({ photos: { waiting: 2, present: 1, added: 1, failed: 1, retriable: 0 } });
  expect(waiting.endedAt).toBeUndefined();
  expect(await runImport(id)).toMatchObject({ done: 1, photos: { waiting: 0, added: 2, failed: 2, retriable: 1 } });
  expect(asked.toSorted()).toEqual([`${host}/gone.jpg`, late]);
  expect((await read(await idOf('AGAIN-1'))).photos).toHaveLength(3);
  expect((await photosOf(id, 'photos'))[0]?.map(({ state, fault }) => fault ?? state)).toEqual([
    'added',
    'added',
    'present',
    'address',
    'notFound',
  ]);
});

test('A retry without failed photos does nothing', async () => {
  await save({}, { stockNo: 'AGAIN-2' });
  const { id } = await readIn(tableOf(['AGAIN-2', `http://pictures.example/a.jpg; ${await hung('#123321')}`]));
  const ended = await runImport(id);
  expect(ended).toMatchObject({ photos: { added: 1, failed: 1, retriable: 0 } });
  expect(await done('staffRetryImportPhotos', { id })).toEqual(ended);
  expect(await call('staffRetryImportPhotos', { id: 'none' })).toMatchObject({ code: 400 });
});

test('An identical picture from another address is not added twice', async () => {
  await save({}, { stockNo: 'SAME-1' });
  const [one, two] = [await hung('#305070'), await hung('#305070')];
  const { id } = await readIn(tableOf(['SAME-1', `${one}; ${two}`]));
  expect(await runImport(id)).toMatchObject({ photos: { added: 1, present: 1 } });
  expect((await read(await idOf('SAME-1'))).photos).toHaveLength(1);
});

test('An interrupted import resumes, and two concurrent runs add nothing twice', async () => {
  await save({}, { stockNo: 'BREAK-1' });
  const sources = await Promise.all(['#101010', '#202020', '#303030', '#404040', '#505050', '#606060'].map(hung));
  const { id } = await readIn(tableOf(['BREAK-1', sources.join('|')]));
  expect(await done('staffCarryOutImport', { id })).toMatchObject({ done: 1, photos: { waiting: 6 } });
  const both = await Promise.all([call('staffCarryOutImport', { id }), call('staffCarryOutImport', { id })]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(await runImport(id)).toMatchObject({ photos: { waiting: 0, added: 6 } });
  expect((await read(await idOf('BREAK-1'))).photos).toHaveLength(6);
});

test('The preview reports photos beyond the limit of 40', async () => {
  await save({}, { stockNo: 'FULL-1' });
  const names = Array.from({ length: 42 }, (_, at) => `${at}.jpg`);
  const { id, photos } = await readIn(tableOf(['FULL-1', names.join(';')]));
  expect(photos).toMatchObject({ fromArchive: 40, failed: 2 });
  expect((await photosOf(id))[0]?.slice(39).map(({ fault }) => fault)).toEqual([undefined, 'full', 'full']);
});

test('Photos of a failed row are reported, and photos of a vehicle with an order are added', async () => {
  const held = await save({}, { stockNo: 'HELD-2' });
  await server.services.database
    .updateTable('vehicle')
    .set({ stage: 'published', state: 'held' })
    .where('id', '=', held.id)
    .execute();
  const { id: raced, version } = await save({}, { stockNo: 'RACED-2' });
  const lines = [
    'stock_number,price_usd,photos',
    `HELD-2,,${await hung('#0a0b0c')}`,
    `RACED-2,4100,${await hung('#0d0e0f')}`,
  ];
  const { id } = await readIn(lines.join('\n'));
  const { sheet } = await read(raced);
  await done('staffSaveVehicle', { id: raced, version, sheet: { ...sheet, mileageKm: 9 } });
  expect(await runImport(id)).toMatchObject({ done: 1, faulty: 1, photos: { added: 1, failed: 1, waiting: 0 } });
  expect((await photosOf(id, 'faulty'))[0]).toMatchObject([{ state: 'failed', fault: 'row' }]);
  expect((await read(held.id)).photos).toHaveLength(1);
});

test('Archive photos are uploaded one by one after their rows, each once, and invalid ones are reported', async () => {
  await save({}, { stockNo: 'ZIP-1' });
  const { id } = await readIn(tableOf(['ZIP-1', String.raw`ZIP-1\front.png; ZIP-1/rear.png; notes.txt`]));
  const front = await pictureOf('#aa2244');
  expect(await send(id, 2, 1, front)).toMatchObject({
    code: 400,
    message: expect.stringContaining('rows of the file first'),
  });
  expect((await done('staffListImportPhotos', { id })).photos).toEqual([]);

  expect(await runImport(id)).toMatchObject({ photos: { fromArchive: 3 } });
  const { photos } = await done('staffListImportPhotos', { id });
  expect(photos).toEqual([
    { line: 2, place: 1, source: 'ZIP-1/front.png' },
    { line: 2, place: 2, source: 'ZIP-1/rear.png' },
    { line: 2, place: 3, source: 'notes.txt' },
  ]);
  const rest = await done('staffListImportPhotos', { id, after: { line: 2, place: 1 } });
  expect(rest.photos).toEqual(photos.slice(1));
  expect(await send(id, 2, 1, front)).toMatchObject({ body: { state: 'added' } });
  expect(await send(id, 2, 1, await pictureOf('#112233'))).toMatchObject({ body: { state: 'added' } });
  expect(await send(id, 2, 2, front)).toMatchObject({ body: { state: 'present' } });
  expect(await send(id, 2, 3, Buffer.from('to be sold'))).toMatchObject({
    body: { state: 'failed', fault: 'noPicture' },
  });
  expect((await read(await idOf('ZIP-1'))).photos).toHaveLength(1);
  expect((await done('staffListImportPhotos', { id })).photos).toEqual([]);
  expect(await send(id, 2, 9, front)).toMatchObject({
    code: 400,
    message: expect.stringContaining('Read the file again'),
  });
});

test('Exported photo addresses change nothing here, and give another vehicle the same photos', async () => {
  const { id } = await save({}, { stockNo: 'OUT-1' });
  await save({}, { stockNo: 'COPY-1' });
  const shown = await done('staffAddPhoto', { id, imgBase64: (await pictureOf('#55aa11')).toString('base64') });
  const crop = { left: 0, top: 0, width: 5000, height: 5000 };
  await done('staffEditPhoto', { id, photo: shown.photos[0]?.id, crop, blurs: [] });
  const { text } = await done('staffExportStock', { ...byNumber, format: 'json', search: 'OUT-1' });
  const [record] = JSON.parse(text) as { photos: string }[];
  expect(record?.photos).toMatch(
    /^https:\/\/gariport\.example\/pictures\/[^/]+\/[0-9a-f]{16}-e[0-9a-f]{8}\.jpg\?w=1920$/,
  );
  expect(await readIn(text)).toMatchObject({ unchanged: 1, photos: { present: 1 } });

  const copied = await readIn(tableOf(['COPY-1', record?.photos ?? '']));
  expect(await runImport(copied.id)).toMatchObject({ photos: { added: 1 } });
  expect((await read(await idOf('COPY-1'))).photos).toMatchObject([{ crop }]);
  expect(asked).toEqual([]);
  const former = (record?.photos ?? '').replace(/-e[0-9a-f]{8}/, '');
  const gone = await readIn(tableOf(['COPY-1', former]));
  expect(await runImport(gone.id)).toMatchObject({ photos: { failed: 1 } });
});
