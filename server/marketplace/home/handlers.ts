import type { Handlers } from '#generated/server.ts';
import { type Context, refuse } from '#server/platform/calls/context.ts';
import { welcomeCouponCents } from '#server/marketplace/coupons/welcome-coupon.ts';
import { countFlashSale, readFlashSale } from '#server/marketplace/catalogue/flash-sale.ts';
import { convert } from '#server/marketplace/pricing/amount.ts';
import { pricingSettingsIfSet } from '#server/marketplace/pricing/pricing-settings.ts';
import { readVehicleCards } from '#server/marketplace/catalogue/vehicle-card.ts';
import { readShownBanners } from './banners.ts';
import { readVehicleIds } from '#server/marketplace/catalogue/list-vehicles.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { nameIn } from '#server/platform/names.ts';

type HomeOperation = 'getAdvertisement' | 'listBanners' | 'getHomeVehicles' | 'getCouponPicture';

export const homeHandlers: Pick<Handlers<Context>, HomeOperation> = {
  getAdvertisement: () => ({ code: 0, body: { imageUrl: '/pictures/home/login.webp' } }),

  async listBanners(_payload, { database, language, now }) {
    const banners = await readShownBanners(database, now);
    return {
      code: 0,
      body: banners.map(({ image_url, words, make_id }) => ({
        imageUrl: image_url,
        name: nameIn(words, language),
        ...(make_id !== null && { makeId: make_id }),
      })),
    };
  },

  async getHomeVehicles(_payload, context) {
    const { database, now } = context;
    return {
      code: 0,
      body: {
        newArrivalVehicleList: await readVehicleCards(context, await readNewArrivalIds(database, now)),
        hotCarVehicleList: await readVehicleCards(context, await readHotCarIds(database, now)),
        flashSaleVehicleList: await readFlashSale(context, firstOnSale),
        total: await countFlashSale(context),
      },
    };
  },

  async getCouponPicture(_payload, context) {
    const cents = await welcomeCouponCents(context.database, context.now);
    // Without an answer the page shows no coupon, so that it promises no unavailable one.
    if (cents === undefined) return refuse(context, 400, 'noWelcomeCoupon');
    const terms = await pricingSettingsIfSet(context.database);
    return {
      code: 0,
      body: {
        ...(terms && { amountUSD: cents / 100, amountJPY: convert(cents, terms.rates).jpy }),
        imageUrl: '/pictures/home/coupon.webp',
        smallImageUrl: '/pictures/home/coupon-small.webp',
      },
    };
  },
};

/** Two rows of four, with which the list behind the "more" button starts. */
const inTwoRows = { limit: 8, offset: 0 };
/** One row, with a "more" button if there are more than three. */
export const firstOnSale = { limit: 4, offset: 0 };

export function readNewArrivalIds(database: Database, now: Date): Promise<string[]> {
  return readVehicleIds(database, { kind: 'newArrival' }, { ...inTwoRows, now });
}

export function readHotCarIds(database: Database, now: Date): Promise<string[]> {
  return readVehicleIds(database, { kind: 'daily' }, { ...inTwoRows, now });
}
