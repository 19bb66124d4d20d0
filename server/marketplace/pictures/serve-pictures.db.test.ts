import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '#server/marketplace/catalogue/testing/open-shop.ts';
import { warmHomePictures } from '#server/marketplace/home/warm-home-pictures.ts';
import { demo } from '#demo/demo.ts';
import { dealers } from '#demo/people/dealers.ts';
import { welcomeRow } from '#demo/seed/coupon-kind-rows.ts';
import { insertRows } from '#demo/seed/insert-rows.ts';
import { views } from '#server/marketplace/vehicles/photos.ts';
import { createPictureCache } from './picture-cache.ts';
import { type PictureOptions, servePictures } from './serve-pictures.ts';

let shop: Shop;
let folder: string;
let pictures: PictureOptions;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gariport-pictures-'));
  shop = await openShop({ count: 120 });
  // The home page shows the welcome coupon's pictures only while new accounts get one.
  await insertRows(shop.services.database, 'coupon_kind', [welcomeRow(shop.now())]);
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
    ['?w=450', 480],
    ['?w=500', 640],
    ['?w=960', 960],
    ['?w=99999', 1920],
    ['?w=-5', 960],
    ['?w=x', 960],
  ])('A picture has one of a few widths, whatever is requested: %s', async (query, width) => {
    expect((await sizeOf(`/pictures/100002/front.webp${query}`)).width).toBe(width);
  });

  it('Every picture named in a response exists', async () => {
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
      coupon.imageUrl,
      coupon.smallImageUrl,
      (await shop.ask('getAdvertisement', { client: 2 })).imageUrl,
    ];
    for (const url of new Set(urls)) expect([url, (await get(`${url}?w=320`)).statusCode]).toEqual([url, 200]);
  });

  it('A browser caches a picture forever, and its ETag is recognised', async () => {
    const first = await get('/pictures/100001/front.webp?w=320');
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(first.headers['content-type']).toBe('image/webp');
    const again = await get('/pictures/100001/front.webp?w=320', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('A browser that accepts AVIF gets WebP for minutes until the AVIF is rendered, and then AVIF forever', async () => {
    const url = '/pictures/100003/front.webp?w=320';
    const accept = 'image/avif,image/webp,image/*;q=0.8';
    const first = await get(url, { accept });
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=300',
      vary: 'Accept',
    });
    await expect.poll(async () => (await get(url, { accept })).headers['content-type']).toBe('image/avif');
    const again = await get(url, { accept, 'if-none-match': String(first.headers.etag) });
    expect(again.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept' });
    expect((await sharp(again.rawPayload).metadata()).width).toBe(320);
    expect(again.rawPayload.length).toBeLessThan(0.8 * first.rawPayload.length);
    const known = await get(url, { accept, 'if-none-match': String(again.headers.etag) });
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
    // Other clients still get formats they support, and messengers JPEG.
    expect((await get(url, { accept: 'image/*' })).headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
    });
    const forMessengers = await get(url.replace('.webp', '.jpg'), { accept });
    expect(forMessengers.headers).toMatchObject({ 'content-type': 'image/jpeg' });
    expect(forMessengers.headers).not.toHaveProperty('vary');
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
  ])('An unknown picture is not found: %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
  });

  it.each(['deposit-slip-1', 'deposit-slip-2', 'balance-slip-1'])(
    'The payment proof %s of the contract’s examples has a picture',
    async (name) => {
      expect(await sizeOf(`/pictures/uploads/${name}.jpg`)).toEqual({ width: 640, format: 'jpeg', status: 200 });
    },
  );

  it('The home page’s pictures are rendered in advance, all as WebP before any as AVIF', async () => {
    const drawn: string[] = [];
    const find: PictureOptions['find'] = async (place, name) => {
      const picture = await pictures.find(place, name);
      if (!picture) return undefined;
      const render: typeof picture.render = async (width, format) => {
        drawn.push(`${place}/${name} ${width} ${format}`);
        return Buffer.from(format);
      };
      return { ...picture, render };
    };
    const app = fastify();
    servePictures(app, { find, folder: join(folder, 'home') });
    await warmHomePictures(shop.services, { find, folder: join(folder, 'home') });
    const early = drawn.filter((one) => one.endsWith('webp'));
    expect(early.length).toBeGreaterThan(30);
    expect(early).toContain('home/banner-coupon 1440 webp');
    await app.inject('/pictures/home/banner-coupon.webp');
    await expect.poll(() => drawn).toContain('home/banner-coupon 1440 avif');
    await app.close();
    expect(drawn.slice(0, early.length)).toEqual(early);
    expect(drawn.filter((one) => one.endsWith('webp'))).toEqual(early);
  });
});

describe('The picture cache', () => {
  it('Renders a picture once for concurrent callers, and never again', async () => {
    const cache = createPictureCache({ folder: join(folder, 'once') });
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

  it('Renders a failed picture again on the next request', async () => {
    const cache = createPictureCache({ folder: join(folder, 'failed') });
    const failing = cache.get('key', () => Promise.reject(new Error('cannot be drawn')));
    await expect(failing).rejects.toThrow('cannot be drawn');
    expect((await cache.get('key', async () => Buffer.from('picture'))).toString()).toBe('picture');
  });

  it('Renders background pictures after requested ones, and once', async () => {
    const cache = createPictureCache({ folder: join(folder, 'later') });
    const drawn: string[] = [];
    const gate = Promise.withResolvers<void>();
    const draw = (key: string, until?: Promise<void>) => async () => {
      await until;
      drawn.push(key);
      return Buffer.from(key);
    };
    const asked = cache.get('asked', draw('asked', gate.promise));
    for (const key of ['one', 'two', 'one']) cache.renderLater(key, draw(key));
    expect(await cache.find('one')).toBeUndefined();
    gate.resolve();
    await asked;
    await expect.poll(async () => (await cache.find('two'))?.toString()).toBe('two');
    expect(drawn).toEqual(['asked', 'one', 'two']);
  });

  it('Limits queued background pictures, and reports a failed one without blocking others', async () => {
    const failures: unknown[] = [];
    const cache = createPictureCache({
      folder: join(folder, 'crowded'),
      onFailure: (error) => void failures.push(error),
      longestQueue: 2,
    });
    const broken = new Error('cannot be drawn');
    cache.renderLater('broken', () => Promise.reject(broken));
    cache.renderLater('whole', async () => Buffer.from('whole'));
    cache.renderLater('refused', async () => Buffer.from('refused'));
    await expect.poll(async () => (await cache.find('whole'))?.toString()).toBe('whole');
    expect(failures).toEqual([broken]);
    expect(await cache.find('refused')).toBeUndefined();
    cache.renderLater('refused', async () => Buffer.from('taken'));
    await expect.poll(async () => (await cache.find('refused'))?.toString()).toBe('taken');
  });
});
