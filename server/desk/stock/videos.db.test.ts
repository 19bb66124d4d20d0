import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { VehicleDetail } from '#generated/client/types.gen.ts';
import { serveVideos } from '#server/platform/files/serve-videos.ts';
import { checkVideo } from '#server/platform/uploads/check-video.ts';
import { mp4, track } from '#server/platform/uploads/testing/make-videos.ts';
import { openMember } from '#server/desk/testing/open-member.ts';
import { openStock } from './testing/open-stock.ts';

const { server, call, done, visit, save, read } = await openStock();
beforeAll(() => serveVideos(server.app, server.services));
afterAll(() => server.close());

// The stored file, without metadata about the camera.
const checked = checkVideo(await readFile('demo/videos/100001.webm'));
const webm = 'video' in checked ? checked.video : Buffer.alloc(0);
const set = (id: string, video: Buffer, seen?: string) =>
  call('staffSetVideo', { id, videoBase64: video.toString('base64'), ...(seen !== undefined && { seen }) });

async function filmed() {
  const { id } = await save();
  await set(id, webm);
  const { video } = await read(id);
  return { id, address: video?.address ?? '' };
}

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers });

test('A video is shown to buyers after the photos with its type', async () => {
  const { id } = await save();
  await done('staffPublishVehicle', { id, version: 1 });
  const answer = await set(id, webm);
  expect(answer).toMatchObject({ code: 0, body: { video: { bytes: webm.length } } });
  const { video, version } = await read(id);
  // The version of the form that somebody may be editing does not change.
  expect(version).toBe(2);
  const { vehicle } = (await visit('getVehicleDetail', { carSourceId: id })).body as VehicleDetail;
  expect(vehicle.photos.at(-1)).toEqual({ photoPath: video?.address, videoTempImage: `/pictures/${id}/tour.webp` });
  const { statusCode, headers, rawPayload } = await get(video?.address ?? '');
  expect([statusCode, headers['content-type'], rawPayload.equals(webm)]).toEqual([200, 'video/webm', true]);
  expect(headers).toMatchObject({ 'accept-ranges': 'bytes', 'cache-control': expect.stringContaining('immutable') });
});

test.each([
  ['bytes=0-99', 206, 0, 99],
  ['bytes=1000-', 206, 1000, webm.length - 1],
  ['bytes=-500', 206, webm.length - 500, webm.length - 1],
  [`bytes=${webm.length - 10}-${webm.length + 10}`, 206, webm.length - 10, webm.length - 1],
])('A range request for %s returns that part of the video', async (range, status, start, end) => {
  const { address } = await filmed();
  const { statusCode, headers, rawPayload } = await get(address, { range });
  expect([statusCode, headers['content-range']]).toEqual([status, `bytes ${start}-${end}/${webm.length}`]);
  expect(rawPayload.equals(webm.subarray(start, end + 1))).toBe(true);
});

test('Trailing data of a video is removed, and unknown containers are stored whole', async () => {
  const { address } = await filmed();
  const outside = await get(address, { range: `bytes=${webm.length}-` });
  expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${webm.length}`]);
  for (const headers of [
    { range: 'bytes=0-1,5-6' },
    { range: 'lines=1-2' },
    { range: 'bytes=0-9', 'if-range': '"other"' },
  ]) {
    expect((await get(address, headers)).rawPayload.length).toBe(webm.length);
  }
  const { etag } = (await get(address)).headers;
  expect((await get(address, { 'if-none-match': String(etag) })).statusCode).toBe(304);
});

test('A failure is not cached, and the next request succeeds', async () => {
  const { address } = await filmed();
  const open = vi.spyOn(server.services.files, 'open');
  open.mockRejectedValueOnce(new Error('no answer'));
  const fail = () => {
    throw new Error('unreadable');
  };
  open.mockResolvedValueOnce({ size: 9, stream: new Readable({ read: fail }) });
  open.mockResolvedValueOnce(undefined);
  for (const status of [500, 500, 404]) {
    const { statusCode, headers } = await get(address);
    expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
  }
  const outside = await get(address, { range: `bytes=${webm.length}-` });
  expect([outside.statusCode, outside.headers['cache-control']]).toEqual([416, 'no-store']);
  expect((await get(address)).statusCode).toBe(200);
});

test('A new video has a new address, and the old one no longer works', async () => {
  const { id, address } = await filmed();
  const other = mp4([track('vide', 'avc1')]);
  expect(await set(id, other, address)).toMatchObject({ code: 0 });
  const { video } = await read(id);
  expect(video?.address).toMatch(/\.mp4$/);
  expect((await get(video?.address ?? '')).headers['content-type']).toBe('video/mp4');
  expect((await get(address)).statusCode).toBe(404);
  expect((await get((video?.address ?? '').replace('.mp4', '.webm'))).statusCode).toBe(404);
});

test('A colleague’s new video is neither replaced nor deleted', async () => {
  const { id, address } = await filmed();
  expect(await set(id, webm)).toMatchObject({ code: 409 });
  await set(id, webm, address);
  expect(await call('staffRemoveVideo', { id, seen: address })).toMatchObject({ code: 409 });
  const { video } = await read(id);
  expect(video).toBeDefined();
  expect(await done('staffRemoveVideo', { id, seen: video?.address })).toEqual({});
  expect((await read(id)).video).toBeUndefined();
  expect((await get(video?.address ?? '')).statusCode).toBe(404);
});

test('A video survives saving the vehicle, is not duplicated, and is in the audit log', async () => {
  const { id, address } = await filmed();
  const { sheet, version, stockNo } = await read(id);
  await done('staffSaveVehicle', { id, version, sheet: { ...sheet, mileageKm: 5 } });
  expect((await read(id)).video?.address).toBe(address);
  const copy = await done('staffDuplicateVehicle', { id });
  expect((await read(copy.id)).video).toBeUndefined();
  const owner = await openMember(server, 'owner');
  const { acts } = (await call('staffListActs', { pageSize: 9, subject: stockNo }, owner)).body as {
    acts: { act: string }[];
  };
  expect(acts.map(({ act }) => act)).toContain('set-video');
});

test.each([
  ['that is none', Buffer.from('this is no video'), 'not an MP4 or WebM video'],
  ['that not every browser plays', mp4([track('vide', 'hvc1')]), 'Save it as MP4 with H.264'],
  ['of 14 MB', Buffer.concat([mp4([track('vide', 'avc1')]), Buffer.alloc(14 * 1024 * 1024)]), 'larger than 13 MB'],
])('A file %s is refused with one message, and no video is saved', async (_what, bytes, message) => {
  const { id } = await save();
  expect(await set(id, bytes)).toMatchObject({ code: 400, message: expect.stringContaining(message) });
  expect((await read(id)).video).toBeUndefined();
});
