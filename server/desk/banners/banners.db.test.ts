import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Banner, BannerSet, StaffActs, StaffBanners } from '#generated/client/types.gen.ts';
import type { OperationId } from '#generated/operations.ts';
import { findBuiltInPicture } from '#server/marketplace/home/built-in-pictures.ts';
import { homeHandlers } from '#server/marketplace/home/handlers.ts';
import { bannerPicturesIn } from '#server/marketplace/pictures/find-banner-picture.ts';
import { firstOf } from '#server/marketplace/pictures/picture.ts';
import { servePictures } from '#server/marketplace/pictures/serve-pictures.ts';
import { addDays } from '#server/marketplace/import/calendar-day.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { encode } from '#server/platform/uploads/testing/make-pictures.ts';
import { openDeskMarket } from '#server/desk/testing/desk-market.ts';

const { market, as } = await openDeskMarket(homeHandlers);
const { database, clock } = market.services;
let folder: string;

const draw = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#10a040' } });
const picture = (width = 1440, height = 525) => draw(width, height).jpeg().toBuffer();
let good: Buffer;
let builtIn: Awaited<ReturnType<typeof readRows>>;
const readRows = () => database.selectFrom('home_banner').selectAll().execute();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gariport-banners-'));
  servePictures(market.app, { find: firstOf([bannerPicturesIn(market.services), findBuiltInPicture]), folder });
  good = await picture();
  builtIn = await readRows();
});
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await database.deleteFrom('home_banner').execute();
  const rows = builtIn.map((row) => ({ ...row, words: JSON.stringify(row.words) }));
  await database.insertInto('home_banner').values(rows).execute();
});

const day = (fromNow: number) => addDays(marketDay(clock()), fromNow);
const words = { en: 'Go electric', cn: '电动生活', jp: '電気自動車へ' };

async function sales(id: OperationId, payload: object = {}) {
  const { call } = await as('sales', 'Amina Otieno');
  return call(id, payload);
}

const save = (facts: object = {}, more: object = {}) =>
  sales('staffSaveBanner', { facts: { words, ...facts }, ...more });
const add = (facts: object = {}, bytes = good) => save(facts, { imgBase64: bytes.toString('base64') });
const added = async (facts: object = {}) => ((await add(facts)).body as BannerSet).id;
const list = async () => ((await sales('staffListBanners')).body as StaffBanners).banners;
const found = async (id: string) => (await list()).find((banner) => banner.id === id);
const shown = async (language = 'en') => (await market.call('listBanners', { client: 2, language })).body as Banner[];
const namesShown = async () => (await shown()).map(({ name }) => name);
const lastAct = async () =>
  ((await (await as('owner')).call('staffListActs', { pageSize: 1 })).body as StaffActs).acts[0];
const get = (url: string) => market.app.inject(url);

describe('A banner of the home page', () => {
  test('A new marketplace has the two built-in banners, whose pictures do not depend on the demo', async () => {
    expect(await list()).toMatchObject([
      {
        id: 'coupon',
        version: 1,
        makeId: '999999',
        words: { jp: '新規登録で初回購入クーポンをプレゼント' },
        state: 'showing',
      },
      { id: 'clearance', version: 1, state: 'showing' },
    ]);
    const banners = await shown();
    expect(banners.map(({ makeId }) => makeId)).toEqual(['999999', undefined]);
    for (const { imageUrl } of banners) {
      const { statusCode, rawPayload } = await get(`${imageUrl}?w=1920`);
      expect(statusCode).toBe(200);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1920, height: 700, format: 'webp' });
    }
  });

  test('is added last by sales, shown immediately in each language, and recorded in the audit log', async () => {
    const id = await added({ makeId: '1' });
    expect((await list()).map((banner) => banner.id)).toEqual(['coupon', 'clearance', id]);
    const [banner] = (await shown('jp')).slice(-1);
    expect(banner).toEqual({
      imageUrl: expect.stringMatching(/^\/pictures\/banners\/[0-9a-f]{16}\.webp$/),
      name: words.jp,
      makeId: '1',
    });
    expect((await shown('cn')).at(-1)?.name).toBe(words.cn);
    expect(await found(id)).toMatchObject({
      version: 1,
      state: 'showing',
      setBy: 'Amina Otieno',
      setAt: clock().toISOString(),
    });
    const act = await lastAct();
    expect(act).toMatchObject({ act: 'add-banner', name: 'Amina Otieno', subject: id });
    expect(act?.after).toContain(banner?.imageUrl);
  });

  test('is served in the widths that pages request, without location data', async () => {
    const telling = await draw(2880, 1050)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .toBuffer();
    await add({}, telling);
    const { imageUrl } = (await shown()).at(-1) ?? { imageUrl: '' };
    for (const [asked, width] of [
      ['?w=640', 640],
      ['?w=1920', 1920],
      ['', 1440],
    ] as const) {
      const { rawPayload, headers } = await get(imageUrl + asked);
      const facts = await sharp(rawPayload).metadata();
      expect([facts.width, facts.exif, headers['cache-control']]).toEqual([
        width,
        undefined,
        expect.stringContaining('immutable'),
      ]);
    }
    const { path } = await database
      .selectFrom('home_banner_picture')
      .select('path')
      .orderBy('added_at', 'desc')
      .executeTakeFirstOrThrow();
    expect((await sharp(await market.services.files.read(path)).metadata()).exif).toBeUndefined();
    expect((await get('/pictures/banners/0123456789abcdef.webp')).statusCode).toBe(404);
  });

  test('is shown from its first to its last day in the market’s time zone', async () => {
    const id = await added({ from: day(1), until: day(1) });
    expect(await found(id)).toMatchObject({ state: 'ahead', from: day(1), until: day(1) });
    expect(await namesShown()).not.toContain(words.en);
    const midnight = Date.parse(`${day(1)}T00:00:00+03:00`);
    market.advance(midnight - clock().getTime() - 1);
    expect(await namesShown()).not.toContain(words.en);
    market.advance(1);
    expect(await found(id)).toMatchObject({ state: 'showing' });
    expect(await namesShown()).toContain(words.en);
    market.advance(86_400_000 - 1);
    expect(await namesShown()).toContain(words.en);
    market.advance(1);
    expect(await found(id)).toMatchObject({ state: 'over' });
    expect(await namesShown()).not.toContain(words.en);
    // Texts of an ended banner can still be corrected.
    expect(await save({ from: day(-1), until: day(-1) }, { id, version: 1 })).toMatchObject({ code: 0 });
  });

  test('is hidden if it promises a coupon while new buyers get none', async () => {
    await database.updateTable('coupon_kind').set({ ended_at: clock() }).execute();
    expect(await found('coupon')).toMatchObject({ state: 'couponless' });
    expect((await shown()).map(({ makeId }) => makeId)).toEqual([undefined]);
    await database.updateTable('coupon_kind').set({ ended_at: null }).execute();
    expect(await found('coupon')).toMatchObject({ state: 'showing' });
  });

  test('keeps its picture when texts, link or days change, and changes its address with the picture', async () => {
    const id = await added();
    const before = await found(id);
    expect(await save({ makeId: '999999', until: day(9) }, { id, version: 1 })).toEqual({
      code: 0,
      body: { id, version: 2 },
    });
    expect(await found(id)).toMatchObject({ version: 2, makeId: '999999', until: day(9), imageUrl: before?.imageUrl });
    const act = await lastAct();
    expect(act).toMatchObject({ act: 'change-banner', subject: id });
    expect(act?.before).not.toContain('999999');
    expect(act?.after).toContain('999999');
    const imgBase64 = good.toString('base64');
    expect(await save({}, { id, version: 2, imgBase64 })).toMatchObject({ code: 0 });
    const after = await found(id);
    expect(after?.imageUrl).not.toBe(before?.imageUrl);
    expect(after).not.toHaveProperty('makeId');
    // Open pages show the previous picture.
    expect((await get(before?.imageUrl ?? '')).statusCode).toBe(200);
  });

  test('is deleted, even if built in, and its content stays in the audit log', async () => {
    expect(await sales('staffRemoveBanner', { id: 'coupon', version: 1 })).toEqual({ code: 0, body: { id: 'coupon' } });
    expect((await shown()).map(({ makeId }) => makeId)).toEqual([undefined]);
    const act = await lastAct();
    expect(act).toMatchObject({ act: 'remove-banner', subject: 'coupon' });
    expect(act?.before).toContain('banner-coupon.webp');
    const gone = { code: 400, message: 'This banner has been removed. Check the current list.' };
    expect(await sales('staffRemoveBanner', { id: 'coupon', version: 1 })).toEqual(gone);
    expect(await save({}, { id: 'coupon', version: 1 })).toEqual(gone);
    await sales('staffRemoveBanner', { id: 'clearance', version: 1 });
    expect(await shown()).toEqual([]);
  });
});

describe('The order of banners', () => {
  test('is changed and recorded in the audit log', async () => {
    const id = await added();
    const [seen, ids] = [
      ['coupon', 'clearance', id],
      [id, 'coupon', 'clearance'],
    ];
    expect(await sales('staffArrangeBanners', { seen, ids })).toEqual({ code: 0, body: { ids } });
    expect((await list()).map((banner) => banner.id)).toEqual(ids);
    expect((await namesShown())[0]).toBe(words.en);
    expect(await lastAct()).toMatchObject({
      act: 'arrange-banners',
      before: JSON.stringify({ order: seen }),
      after: JSON.stringify({ order: ids }),
    });
  });

  test('is not changed from an outdated list, or with a duplicate, missing or unknown banner', async () => {
    const id = await added();
    const stale = ['coupon', 'clearance'];
    expect(await sales('staffArrangeBanners', { seen: stale, ids: stale.toReversed() })).toMatchObject({ code: 409 });
    const seen = [...stale, id];
    for (const ids of [stale, [...stale, 'made-up'], [...seen, 'coupon']]) {
      expect(await sales('staffArrangeBanners', { seen, ids })).toMatchObject({ code: 400 });
    }
    expect((await list()).map((banner) => banner.id)).toEqual(seen);
  });
});

test('The second of two concurrent banner edits gets a conflict, and the first is not overwritten', async () => {
  const members = [await as('owner'), await as('sales')];
  const payload = (place: number) => ({
    id: 'coupon',
    version: 1,
    facts: { words: { ...words, en: `Words ${place}` } },
  });
  const answers = await Promise.all(members.map(({ call }, place) => call('staffSaveBanner', payload(place))));
  expect(answers.map(({ code }) => code).toSorted((a, z) => a - z)).toEqual([0, 409]);
  const winner = answers.findIndex(({ code }) => code === 0);
  expect(await found('coupon')).toMatchObject({ version: 2, words: { en: `Words ${winner}` } });
  expect(await sales('staffRemoveBanner', { id: 'coupon', version: 1 })).toMatchObject({ code: 409 });
  expect(await found('coupon')).toBeDefined();
});

test.each([
  [{ from: '2999-02-30' }, 'This date does not exist. Choose another.'],
  [{ from: '2999-03-02', until: '2999-03-01' }, 'The last day is before the first. Check both days.'],
  [
    { until: '2020-01-01' },
    'The last day is in the past, so nobody would see the banner. Choose today or a later day.',
  ],
  [{ makeId: 'made-up' }, 'This make does not exist. Choose one from the list.'],
  [{ words: { ...words, jp: ' ' } }, /jp/],
  [{ words: { en: 'Only English' } }, /is required$/],
])('An invalid banner is refused with one message and not saved: %j', async (wrong, message) => {
  const answer = await add(wrong);
  expect(answer.code).toBe(400);
  expect(answer.message).toMatch(message);
  expect(await list()).toHaveLength(2);
});

const unreadable = 'The file is damaged or not a JPG, PNG or BMP picture. Save a HEIC photo as JPG first.';
const otherShape = 'The picture has the wrong aspect ratio. Crop it to 1440 by 525 pixels, or a multiple of both.';
const tooSmall = 'The picture is too small. Choose one of at least 1440 by 525 pixels.';
const heic = () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');

test.each([
  ['a square one', () => picture(1440, 1440), otherShape],
  ['one of a phone, on its side', () => draw(1440, 525).withMetadata({ orientation: 6 }).jpeg().toBuffer(), otherShape],
  ['a small one', () => picture(720, 262), tooSmall],
  ['one that ends in the middle', async () => good.subarray(0, good.length / 2), unreadable],
  ['a HEIC one', heic, unreadable],
  ['a GIF', () => encode('gif'), unreadable],
  ['a text', () => Buffer.from('no picture at all'), unreadable],
  ['one of too many bytes', () => Buffer.concat([good, Buffer.alloc(13_312 * 1024)]), /13 MB/],
])('%s is refused with one message, and nothing is saved', async (_name, make, message) => {
  const pictures = () => database.selectFrom('home_banner_picture').select('id').execute();
  const before = await pictures();
  const answer = await add({}, await make());
  expect(answer.code).toBe(400);
  expect(answer.message).toMatch(message);
  expect(await list()).toHaveLength(2);
  expect(await pictures()).toEqual(before);
});

test.each([
  ['a little wide', () => picture(1500, 525)],
  ['a PNG of another multiple', () => draw(2160, 788).png().toBuffer()],
])('A picture close to the required shape is accepted: %s', async (_name, make) => {
  expect(await add({}, await make())).toMatchObject({ code: 0 });
});

test('A banner that is added needs a picture, and a version goes with an id', async () => {
  expect(await save()).toEqual({ code: 400, message: 'Choose a picture for the banner.' });
  expect(await save({}, { id: 'coupon' })).toMatchObject({ code: 400 });
  expect(await save({}, { version: 1 })).toMatchObject({ code: 400 });
  expect((await found('coupon'))?.version).toBe(1);
});

test('A marketplace can have up to 20 banners', async () => {
  const [row] = builtIn;
  if (!row) throw new Error('There is no banner.');
  const rows = Array.from({ length: 18 }, (_, place) => ({
    ...row,
    words: JSON.stringify(row.words),
    id: `more-${place}`,
  }));
  await database.insertInto('home_banner').values(rows).execute();
  expect(await add()).toEqual({ code: 400, message: 'You can have up to 20 banners. Remove one first.' });
  await sales('staffRemoveBanner', { id: 'more-1', version: 1 });
  expect(await add()).toMatchObject({ code: 0 });
});
