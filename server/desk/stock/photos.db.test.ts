import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffPhoto, StaffPhotos, VehicleDetail } from '#generated/client/types.gen.ts';
import type { BodyOf } from '#generated/server.ts';
import { isFullRun } from '../../../tests/scope.ts';
import { photosIn } from '#server/marketplace/pictures/find-photo.ts';
import { servePictures } from '#server/marketplace/pictures/serve-pictures.ts';
import { openStock } from './testing/open-stock.ts';

const { server, call, done, visit, save, read } = await openStock();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gariport-pictures-'));
  servePictures(server.app, { find: photosIn(server.services), folder });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const colours = { red: '#d01020', green: '#10a040', blue: '#1040d0' } as const;
type Colour = keyof typeof colours;

/** A landscape photo with GPS data. */
async function photoOf(colour: Colour, width = 1200): Promise<Buffer> {
  return sharp({ create: { width, height: width / 2, channels: 3, background: colours[colour] } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer();
}

async function add(id: string, bytes: Buffer): Promise<StaffPhoto[]> {
  const { photos } = await done('staffAddPhoto', { id, imgBase64: bytes.toString('base64') });
  return photos;
}

async function withPhotos(...named: Colour[]) {
  const vehicle = await save();
  let photos: StaffPhoto[] = [];
  for (const colour of named) photos = await add(vehicle.id, await photoOf(colour));
  return { ...vehicle, photos };
}

const placesOf = (photos: readonly StaffPhoto[]) => photos.map(({ id, turn }) => ({ id, turn }));

async function shown(url: string) {
  const { statusCode, headers, rawPayload } = await server.app.inject({ method: 'GET', url });
  if (statusCode !== 200) return { statusCode };
  const { width, height, exif, format } = await sharp(rawPayload).metadata();
  const { dominant } = await sharp(rawPayload).stats();
  const colour = dominant.r > 150 ? 'red' : dominant.g > 120 ? 'green' : 'blue';
  return { statusCode, width, height, exif, format, colour, cached: headers['cache-control'] };
}

test('Buyers see photos in order, in the requested sizes, without location data', async () => {
  const { id, photos } = await withPhotos('red', 'green');
  await done('staffPublishVehicle', { id, version: 1 });
  const { vehicleList } = (await visit('listVehicles', { pageNo: 1, pageSize: 24 })).body as BodyOf<'listVehicles'>;
  expect(vehicleList[0]).toMatchObject({ imageUrl: photos[0]?.image, secondImageUrl: photos[1]?.image });
  const { vehicle } = (await visit('getVehicleDetail', { carSourceId: id })).body as VehicleDetail;
  expect(vehicle.photos.map(({ photoPath }) => photoPath)).toEqual(photos.map(({ image }) => image));
  expect(vehicle.styleImage).toBe(photos[0]?.image);

  const first = await shown(`${vehicle.styleImage}?w=320`);
  expect(first).toMatchObject({ width: 320, height: 160, format: 'webp', colour: 'red' });
  expect(first.exif).toBeUndefined();
  expect(first.cached).toContain('immutable');
  expect(await shown(`${vehicle.styleImage}?w=1920`)).toMatchObject({ width: 1200 });
  expect(await shown(`${photos[1]?.image}`)).toMatchObject({ width: 960, colour: 'green' });
  expect(await shown(`${photos[1]?.image.replace('.webp', '.jpg')}`)).toMatchObject({ format: 'jpeg' });
});

test('A rotated photo has a new address and is stored upright', async () => {
  const { id, photos } = await withPhotos('red');
  const seen = placesOf(photos);
  const turned = await done('staffArrangePhotos', { id, seen, photos: seen.map((photo) => ({ ...photo, turn: 90 })) });
  expect(turned.photos[0]?.image).not.toBe(photos[0]?.image);
  expect(await shown(`${turned.photos[0]?.image}?w=320`)).toMatchObject({ width: 320, height: 640 });
  expect((await read(id)).photos).toEqual(turned.photos);
});

test('Photos are reordered, and deleted ones are no longer shown', async () => {
  const { id, photos } = await withPhotos('red', 'green', 'blue');
  const [red, green, blue] = placesOf(photos);
  const seen = [red, green, blue];
  const arranged = await done('staffArrangePhotos', { id, seen, photos: [blue, red] });
  expect(placesOf(arranged.photos)).toEqual([blue, red]);
  await done('staffPublishVehicle', { id, version: 1 });
  expect(await shown(`/pictures/${id}/front.webp`)).toMatchObject({ colour: 'blue', cached: 'public, max-age=300' });
  expect(await shown(`/pictures/${id}/side.webp`)).toMatchObject({ colour: 'red' });
  expect(await shown(photos[1]?.image ?? '')).toEqual({ statusCode: 404 });
  // An outdated list of photos changes nothing.
  expect(await call('staffArrangePhotos', { id, seen, photos: [] })).toMatchObject({ code: 409 });
  expect(placesOf((await read(id)).photos)).toEqual([blue, red]);
});

test('Photos of a sold vehicle are reordered, but neither removed nor edited', async () => {
  const { id, photos } = await withPhotos('red', 'green');
  await done('staffPublishVehicle', { id, version: 1 });
  await server.services.database.updateTable('vehicle').set({ state: 'removed' }).where('id', '=', id).execute();
  const seen = placesOf(photos);
  const refused = { code: 400, message: expect.stringContaining('reserved or sold by an order') as string };
  expect(await call('staffArrangePhotos', { id, seen, photos: seen.slice(1) })).toMatchObject(refused);
  const blurs = [{ left: 0, top: 0, width: 5000, height: 5000 }];
  expect(await call('staffEditPhoto', { id, photo: seen[0]?.id, blurs })).toMatchObject(refused);
  const reordered = seen.toReversed();
  expect(placesOf((await done('staffArrangePhotos', { id, seen, photos: reordered })).photos)).toEqual(reordered);
});

test('Photos of other vehicles and duplicates are refused', async () => {
  const one = await withPhotos('red');
  const other = await withPhotos('green');
  const seen = placesOf(one.photos);
  for (const photos of [
    [...seen, ...placesOf(other.photos)],
    [...seen, ...seen],
  ]) {
    expect(await call('staffArrangePhotos', { id: one.id, seen, photos })).toMatchObject({ code: 400 });
  }
  expect(await shown(`/pictures/${one.id}/${other.photos[0]?.id}.webp`)).toEqual({ statusCode: 404 });
});

test('A photo added during editing does not block saving the vehicle', async () => {
  const { id, version } = await withPhotos('red');
  expect((await read(id)).version).toBe(version);
});

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(400)]);

test.each([
  ['A HEIC', async () => heic, 'Save a HEIC photo as JPG first'],
  ['A torn JPEG', async () => (await photoOf('red')).subarray(0, 900), 'The file is damaged'],
  ['A text', async () => Buffer.from('no picture at all'), 'The file is damaged'],
  ['An empty JPEG', async () => Buffer.from([0xff, 0xd8, 0xff]), 'The file is damaged'],
  [
    'A file of 14 MB',
    async () => Buffer.concat([await photoOf('red'), Buffer.alloc(14 * 1024 * 1024)]),
    'larger than 13 MB',
  ],
])('%s is refused with one message, and no photo is saved', async (_what, make, message) => {
  const { id } = await save();
  const answer = await call('staffAddPhoto', { id, imgBase64: (await make()).toString('base64') });
  expect(answer).toMatchObject({ code: 400, message: expect.stringContaining(message) });
  expect((await read(id)).photos).toEqual([]);
});

test.runIf(isFullRun)(
  'A photo of 60 megapixels is taken, and one of more than 65 is refused',
  { timeout: 120_000 },
  async () => {
    const { id } = await save();
    const flat = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: colours.blue } })
        .jpeg({ quality: 40 })
        .toBuffer();
    const photos = await add(id, await flat(10_000, 6000));
    expect(await shown(`${photos[0]?.image}?w=1920`)).toMatchObject({ width: 1920, colour: 'blue' });
    const blurs = [{ left: 0, top: 0, width: 10_000, height: 9000 }];
    const blurred = await done('staffEditPhoto', { id, photo: photos[0]?.id, blurs });
    expect(await shown(`${blurred.photos[0]?.image}?w=1920`)).toMatchObject({ width: 1920, colour: 'blue' });
    const tooMany = await call('staffAddPhoto', { id, imgBase64: (await flat(10_000, 6600)).toString('base64') });
    expect(tooMany).toMatchObject({ code: 400, message: expect.stringContaining('too large to be processed') });
  },
);

test('A vehicle has up to 40 photos', async () => {
  const { id } = await save();
  const { database } = server.services;
  const full = Array.from({ length: 40 }, (_, place) => place.toString(16).padStart(16, '0'));
  await database.updateTable('vehicle').set({ photos: full }).where('id', '=', id).execute();
  const answer = await call('staffAddPhoto', { id, imgBase64: (await photoOf('red')).toString('base64') });
  expect(answer).toMatchObject({ code: 400, message: 'A vehicle can have up to 40 photos. Delete some first.' });
});

test('Two photos added at once are both stored', async () => {
  const { id } = await save();
  const both = await Promise.all(
    (['red', 'green'] as const).map(async (colour) =>
      call('staffAddPhoto', { id, imgBase64: (await photoOf(colour)).toString('base64') }),
    ),
  );
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(Math.max(...both.map(({ body }) => (body as StaffPhotos).photos.length))).toBe(2);
  expect((await read(id)).photos).toHaveLength(2);
});
