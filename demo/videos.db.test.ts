import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filmedVehicles, videoOf } from './videos.ts';
import { openTestServer, type TestServer } from '#server/testing/open-test-server.ts';
import { servePictures } from '#server/marketplace/pictures/serve-pictures.ts';
import { demo } from './demo.ts';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await openTestServer({ isStocked: true });
  folder = await mkdtemp(join(tmpdir(), 'gariport-stills-'));
  servePictures(server.app, { find: demo.picturesOf(server.services), folder });
  demo.serve(server.app);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test.each(filmedVehicles)('The page of vehicle %s names its video and poster frame, and both exist', async (id) => {
  const { body } = await server.call('getVehicleDetail', { carSourceId: id });
  const { photos } = (body as { vehicle: { photos: { photoPath: string; videoTempImage?: string }[] } }).vehicle;
  const { photoPath = '', videoTempImage = '' } = photos.at(-1) ?? {};
  expect(photoPath).toBe(videoOf(id));
  expect(new Set(photos.map((photo) => photo.videoTempImage ?? photo.photoPath)).size).toBe(photos.length);
  const video = await server.app.inject(photoPath);
  expect([video.statusCode, video.headers['content-type']]).toEqual([200, 'video/webm']);
  // Every WebM begins with these bytes.
  expect(video.rawPayload.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
  expect(video.rawPayload.length).toBeLessThan(400_000);
  const still = await server.app.inject(videoTempImage);
  expect([still.statusCode, still.headers['content-type']]).toEqual([200, 'image/webp']);
});

test('A player can request a byte range of a video', async () => {
  const url = videoOf(filmedVehicles[0] ?? '') ?? '';
  const part = await server.app.inject({ url, headers: { range: 'bytes=100-199' } });
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100]);
  expect(part.headers['content-range']).toMatch(/^bytes 100-199\/\d+$/);
});

test('A vehicle without a video has none, and other paths are not found', async () => {
  const { body } = await server.call('getVehicleDetail', { carSourceId: '100002' });
  const { photos } = (body as { vehicle: { photos: object[] } }).vehicle;
  expect(photos.some((photo) => 'videoTempImage' in photo)).toBe(false);
  for (const url of ['/videos/', '/videos/100002.webm', '/videos/..%2fvideos.ts', '/videos/%2e%2e/videos.ts']) {
    expect([url, (await server.app.inject(url)).statusCode]).toEqual([url, 404]);
  }
});
