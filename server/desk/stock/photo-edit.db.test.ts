import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffPhoto } from '#generated/client/types.gen.ts';
import { serveFiles } from '#server/platform/files/serve-files.ts';
import { checkDocumentLink } from '#server/marketplace/orders/documents/document-links.ts';
import { photosIn } from '#server/marketplace/pictures/find-photo.ts';
import { servePictures } from '#server/marketplace/pictures/serve-pictures.ts';
import { openMember } from '#server/desk/testing/open-member.ts';
import { openStock } from './testing/open-stock.ts';

const { server, member, call, done, save, read } = await openStock();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gariport-edits-'));
  serveFiles(server.app, server.services, checkDocumentLink);
  servePictures(server.app, { find: photosIn(server.services), folder });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** A white photo whose left half is black. */
async function halfBlack(): Promise<Buffer> {
  const black = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#fff' } })
    .composite([{ input: black, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
}

async function withPhoto(): Promise<{ id: string; photo: StaffPhoto }> {
  const { id } = await save();
  const { photos } = await done('staffAddPhoto', { id, imgBase64: (await halfBlack()).toString('base64') });
  const [photo] = photos;
  if (!photo) throw new Error('The photo is not there.');
  return { id, photo };
}

async function edit(id: string, photo: StaffPhoto, to: object): Promise<StaffPhoto> {
  const { photos } = await done('staffEditPhoto', {
    id,
    photo: photo.id,
    ...(photo.mark !== undefined && { seen: photo.mark }),
    blurs: [],
    ...to,
  });
  const edited = photos.find((one) => one.id === photo.id);
  if (!edited) throw new Error('The photo is gone.');
  return edited;
}

async function shown(url: string) {
  const { statusCode, rawPayload } = await server.app.inject({ method: 'GET', url });
  if (statusCode !== 200) return { statusCode };
  const { width, height } = await sharp(rawPayload).metadata();
  const { channels } = await sharp(rawPayload).stats();
  return { statusCode, width, height, min: channels[0]?.min ?? 0, max: channels[0]?.max ?? 0 };
}

/** The maximum compression. */
const white: number = expect.closeTo(255, -1);
const black: number = expect.closeTo(0, -1);
const everything = { left: 0, top: 0, width: 10_000, height: 10_000 };
const rightHalf = { left: 5500, top: 0, width: 4500, height: 10_000 };

test('A crop gets a new address, and the old one no longer works for buyers', async () => {
  const { id, photo } = await withPhoto();
  const before = await shown(photo.image);
  expect(before).toMatchObject({ width: 800, height: 600 });
  const edited = await edit(id, photo, { crop: rightHalf });
  expect(edited).toMatchObject({ id: photo.id, crop: rightHalf });
  expect(await shown(edited.image)).toMatchObject({ width: 360, height: 600, min: white });
  for (const address of [photo.image, `${photo.image}?w=1920`, photo.image.replace('.webp', '.jpg')]) {
    expect(await shown(address)).toEqual({ statusCode: 404 });
  }
  await done('staffPublishVehicle', { id, version: 1 });
  expect(await shown(`/pictures/${id}/front.webp`)).toMatchObject({ width: 360, min: white });
});

test('A crop applies to the original photo, so rotating it rotates the crop', async () => {
  const { id, photo } = await withPhoto();
  const edited = await edit(id, photo, { crop: rightHalf });
  const seen = [{ id: photo.id, turn: 0 }];
  const { photos } = await done('staffArrangePhotos', { id, seen, photos: [{ id: photo.id, turn: 90 }] });
  expect(photos).toMatchObject([{ turn: 90, mark: edited.mark, crop: rightHalf }]);
  expect(await shown(photos[0]?.image ?? '')).toMatchObject({ width: 600, height: 360, min: white });
});

test('A blurred area is neither black nor white, and is restored when the blur is removed', async () => {
  const { id, photo } = await withPhoto();
  const edited = await edit(id, photo, { blurs: [everything] });
  const { width } = await shown(edited.image);
  expect(width).toBe(800);
  const { rawPayload } = await server.app.inject({ method: 'GET', url: edited.image });
  const { data } = await sharp(rawPayload).greyscale().raw().toBuffer({ resolveWithObject: true });
  // The sharp edge between black and white is blurred.
  expect(Math.abs((data[300 * 800 + 380] ?? 0) - (data[300 * 800 + 420] ?? 0))).toBeLessThan(120);
  const again = await edit(id, edited, { blurs: [{ ...everything, width: 2000 }] });
  expect(again.mark).not.toBe(edited.mark);
  const undone = await edit(id, again, {});
  expect(undone).toEqual({ ...photo, original: undone.original });
  expect(await shown(undone.image)).toMatchObject({ min: black, max: white });
  expect(await shown(edited.image)).toEqual({ statusCode: 404 });
});

test('The second of two concurrent photo edits gets a conflict, and changes nothing', async () => {
  const { id, photo } = await withPhoto();
  const edited = await edit(id, photo, { crop: rightHalf });
  expect(await call('staffEditPhoto', { id, photo: photo.id, blurs: [everything] })).toMatchObject({ code: 409 });
  expect((await read(id)).photos).toEqual([edited]);
  await done('staffArrangePhotos', { id, seen: [{ id: photo.id, turn: 0 }], photos: [] });
  const gone = { id, photo: photo.id, seen: edited.mark, blurs: [] };
  expect(await call('staffEditPhoto', gone)).toMatchObject({ code: 409 });
});

test.each([
  ['outside the photo', { blurs: [{ left: 9000, top: 0, width: 2000, height: 100 }] }],
  ['has no size', { blurs: [{ left: 0, top: 0, width: 0, height: 100 }] }],
  ['shows hardly anything', { crop: { left: 0, top: 0, width: 999, height: 10_000 }, blurs: [] }],
])('A frame that %s is refused with one message', async (_what, to) => {
  const { id, photo } = await withPhoto();
  expect(await call('staffEditPhoto', { id, photo: photo.id, ...to })).toMatchObject({
    code: 400,
    message: expect.stringContaining('Draw it again'),
  });
  expect((await read(id)).photos[0]).not.toHaveProperty('mark');
});

test('A photo of another vehicle cannot be edited', async () => {
  const one = await withPhoto();
  const other = await withPhoto();
  const answer = await call('staffEditPhoto', { id: one.id, photo: other.photo.id, blurs: [everything] });
  expect(answer).toMatchObject({ code: 409 });
  expect((await read(other.id)).photos[0]).not.toHaveProperty('mark');
});

test('Only roles that edit photos can open the original', async () => {
  const { id, photo } = await withPhoto();
  const { original = '' } = await edit(id, photo, { blurs: [everything] });
  const open = async (url: string) => (await server.app.inject({ method: 'GET', url })).statusCode;
  expect(await open(original)).toBe(200);
  expect(await open(original.split('?')[0] ?? '')).toBe(404);
  const seller = await openMember(server, 'sales');
  const answer = await call('staffGetVehicle', { id }, seller);
  expect(answer.body).toMatchObject({ photos: [{ id: photo.id }] });
  expect(JSON.stringify(answer.body)).not.toContain('/files/');
  const { database } = server.services;
  const role = (to: 'sales' | 'stock') =>
    database.updateTable('staff_member').set({ role: to }).where('id', '=', member.memberId).execute();
  await role('sales');
  expect(await open(original)).toBe(410);
  await role('stock');
  expect(await open(original)).toBe(200);
});
