import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../catalogue/testing/open-shop.ts';
import { warmHomePictures } from '../home/warm-home-pictures.ts';
import { demo } from '../../demo/demo.ts';
import { dealers } from '../../demo/people/dealers.ts';
import { views } from '../vehicles/photos.ts';
import { createPictureCache, type PictureOptions, servePictures } from './serve-pictures.ts';

let shop: Shop;
let folder: string;
let pictures: PictureOptions;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gariport-pictures-'));
  shop = await openShop({ count: 120 });
  pictures = { find: demo.picturesOf(shop.services), folder };
  servePictures(shop.app, pictures);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ method: 'GET', url, headers });

async function sizeOf(url: string): Promise<{ width: number; format: string; status: number }> {
  const { statusCode, rawPayload } = await get(url);
  const { width, format } = await sharp(rawPayload).metadata();
  return { width, format, status: statusCode };
}

describe('Pictures', () => {
  it.each(views)('A vehicle has a picture of the view %s', async (view) => {
    expect(await sizeOf(`/pictures/100001/${view}.webp?w=320`)).toEqual({ width: 320, format: 'webp', status: 200 });
  });

  it.each([
    ['', 960],
    ['?w=320', 320],
    ['?w=500', 640],
    ['?w=960', 960],
    ['?w=99999', 1920],
    ['?w=-5', 960],
    ['?w=x', 960],
  ])('A picture comes in one of few widths, whatever is asked for: %s', async (query, width) => {
    expect((await sizeOf(`/pictures/100002/front.webp${query}`)).width).toBe(width);
  });

  it('Every picture that a call names exists', async () => {
    const banners = await shop.ask('listBanners', { client: 2 });
    const { makeList } = await shop.ask('listMakes');
    const levels = await shop.ask('listModelLevels', { homePageShow: 1 });
    const uploads = dealers.flatMap(({ fields }) => [fields['vatNoPic'], fields['taxNoPic']]);
    const coupon = await shop.ask('getCouponPicture', { client: 2 });
    const urls = [
      ...banners.map(({ imageUrl }) => imageUrl),
      ...makeList.flatMap(({ list }) => list.map(({ logoUrl }) => logoUrl)),
      ...levels.map(({ imgUrl }) => imgUrl),
      ...uploads.filter((url) => url !== undefined),
      ...Object.values(coupon),
      (await shop.ask('getAdvertisement', { client: 2 })).imageUrl,
    ];
    for (const url of new Set(urls)) expect([url, (await get(`${url}?w=320`)).statusCode]).toEqual([url, 200]);
  });

  it('A browser keeps a picture for ever, and its tag is known again', async () => {
    const first = await get('/pictures/100001/front.webp?w=320');
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(first.headers['content-type']).toBe('image/webp');
    const again = await get('/pictures/100001/front.webp?w=320', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it.each([
    '/pictures/unknown/front.webp',
    '/pictures/100001/below.webp',
    '/pictures/100001/front.png',
    '/pictures/home/unknown.webp',
    '/pictures/home/constructor.webp',
    '/pictures/makes/unknown.webp',
    '/pictures/levels/unknown.webp',
    '/pictures/..%2f..%2fpackage.json',
    '/pictures/100001/..%2f..%2fx.webp',
    '/pictures/100001/__proto__.webp',
  ])('A picture that nobody has is not found: %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
  });

  it.each(['deposit-slip-1', 'deposit-slip-2', 'balance-slip-1'])(
    'There is a picture of the proof %s of the contract’s examples',
    async (name) => {
      expect(await sizeOf(`/pictures/uploads/${name}.jpg`)).toEqual({ width: 640, format: 'jpeg', status: 200 });
    },
  );

  it('The pictures of the home page are drawn before anybody asks for them', async () => {
    await warmHomePictures(shop.services, pictures);
    const drawn = await readdir(folder, { recursive: true });
    expect(drawn.length).toBeGreaterThan(30);
    await get('/pictures/home/banner-coupon.webp');
    expect(await readdir(folder, { recursive: true })).toHaveLength(drawn.length);
  });
});

describe('The picture cache', () => {
  it('A picture is rendered once for all who ask at the same time, and never again', async () => {
    const cache = createPictureCache(join(folder, 'once'));
    let renders = 0;
    const render = async (): Promise<Buffer> => {
      renders++;
      await new Promise((resolve) => setImmediate(resolve));
      return Buffer.from('picture');
    };
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('key', render)));
    expect(answers.every((answer) => answer.toString() === 'picture')).toBe(true);
    await cache.get('key', render);
    expect(renders).toBe(1);
  });

  it('After a picture has failed, the cache renders it when it is asked for again', async () => {
    const cache = createPictureCache(join(folder, 'failed'));
    const failing = cache.get('key', () => Promise.reject(new Error('cannot be drawn')));
    await expect(failing).rejects.toThrow('cannot be drawn');
    expect((await cache.get('key', async () => Buffer.from('picture'))).toString()).toBe('picture');
  });
});
