import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '#server/marketplace/catalogue/testing/open-shop.ts';

const client = { client: 2 };
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('The home page', () => {
  test('A-258 A-158 The home page has three blocks', async () => {
    const home = await shop.ask('getHomeVehicles', client);
    expect(home.newArrivalVehicleList).toHaveLength(8);
    expect(home.hotCarVehicleList).toHaveLength(8);
    expect(home.flashSaleVehicleList).toHaveLength(4);
  });

  test('A-159 The home page shows the total of flash-sale vehicles', async () => {
    const { total } = await shop.ask('getHomeVehicles', client);
    const all = await shop.ask('listFlashSaleVehicles', { pageNo: 1, pageSize: 500, client: '2' });
    expect(total).toBe(all.flashSaleVehicleList.length);
    expect(total).toBe((await shop.ask('listVehicles', { pageNo: 1, pageSize: 1, flashSaleFlag: 1 })).total);
    expect(total).toBeGreaterThan(3);
  });

  test('A-140 The hot cars are those in list type 2, and the arrivals those in type 1', async () => {
    const home = await shop.ask('getHomeVehicles', client);
    const daily = await shop.ask('listVehicles', { pageNo: 1, pageSize: 8, dailyFlag: 1 });
    expect(home.hotCarVehicleList).toEqual(daily.vehicleList);
    const arrivals = await shop.ask('listVehicles', { pageNo: 1, pageSize: 8, newArrivalFlag: 1 });
    expect(home.newArrivalVehicleList).toEqual(arrivals.vehicleList);
  });

  test('A-268 A-326 B-270 A-157 Vehicles on sale are listed page by page, the sale that ends first in front', async () => {
    const all = await shop.ask('listFlashSaleVehicles', { pageNo: 1, pageSize: 500, client: '2' });
    const ends = all.flashSaleVehicleList.map(({ remainingTimes }) => remainingTimes);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    const second = await shop.ask('listFlashSaleVehicles', { pageNo: 2, pageSize: 2, client: '2' });
    expect(second.flashSaleVehicleList).toEqual(all.flashSaleVehicleList.slice(2, 4));
    expect(all.flashSaleVehicleList[0]).not.toHaveProperty('tag');
  });

  test('A-152 A-257 One banner opens the coupons, and one opens nothing', async () => {
    const banners = await shop.ask('listBanners', client, { language: 'jp' });
    expect(banners[0]).toEqual({
      imageUrl: '/pictures/home/banner-coupon.webp',
      name: '新規登録で初回購入クーポンをプレゼント',
      makeId: '999999',
    });
    expect(banners.at(-1)).not.toHaveProperty('makeId');
  });

  test('The welcome coupon’s banner is hidden while new accounts get none', async () => {
    const { database } = shop.services;
    const { makeId } = (await shop.ask('listBanners', client))[0] ?? {};
    expect(makeId).toBe('999999');
    await database.updateTable('coupon_kind').set({ ended_at: new Date() }).execute();
    const shown = (await shop.ask('listBanners', client)).map((banner) => banner.makeId);
    expect(shown).toEqual(['1', '21', undefined]);
    expect(await shop.call('getCouponPicture', client), 'the pop-up').toMatchObject({ code: 400 });
    const { given } = await database
      .selectFrom('coupon')
      .select((select) => select.fn.countAll<number>().as('given'))
      .where('kind_id', 'in', (kinds) => kinds.selectFrom('coupon_kind').select('id').where('is_welcome', '=', true))
      .executeTakeFirstOrThrow();
    await database
      .updateTable('coupon_kind')
      .set({ ended_at: null, most: given + 1 })
      .execute();
    expect(await shop.ask('listBanners', client)).toHaveLength(4);
    await database.updateTable('coupon_kind').set({ most: given }).execute();
    expect(await shop.ask('listBanners', client)).toHaveLength(3);
    await database.updateTable('coupon_kind').set({ most: null }).execute();
  });

  test('A-256 A-259 B-296 The login has its picture, and the coupon has one in two sizes', async () => {
    expect(await shop.ask('getAdvertisement', client)).toEqual({ imageUrl: '/pictures/home/login.webp' });
    expect(await shop.ask('getCouponPicture', client)).toEqual({
      amountUSD: 100,
      amountJPY: 15_200,
      imageUrl: '/pictures/home/coupon.webp',
      smallImageUrl: '/pictures/home/coupon-small.webp',
    });
  });

  test('A-268 An ended sale is not shown', async () => {
    shop.advance(7 * 86_400_000);
    const { total, flashSaleVehicleList } = await shop.ask('getHomeVehicles', client);
    expect([total, flashSaleVehicleList]).toEqual([0, []]);
  });
});
