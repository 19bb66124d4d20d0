import type { Handlers } from '../../generated/server.ts';
import type { Context } from '../calls/context.ts';
import { countFlashSale, readFlashSale } from '../catalogue/flash-sale.ts';
import { readVehicleCards } from '../catalogue/vehicle-card.ts';
import { banners } from './banners.ts';
import { firstOnSale, readHotCarIds, readNewArrivalIds } from './home-vehicles.ts';

type HomeOperation = 'getAdvertisement' | 'listBanners' | 'getHomeVehicles' | 'getCouponPicture';

export const homeHandlers: Pick<Handlers<Context>, HomeOperation> = {
  getAdvertisement: () => ({ code: 0, body: { imageUrl: '/pictures/home/login.webp' } }),

  listBanners: (_payload, { language }) => ({
    code: 0,
    body: banners.map(({ imageUrl, names, makeId }) => ({
      imageUrl,
      name: names[language],
      ...(makeId !== undefined && { makeId }),
    })),
  }),

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

  getCouponPicture: () => ({
    code: 0,
    body: { imageUrl: '/pictures/home/coupon.webp', smallImageUrl: '/pictures/home/coupon-small.webp' },
  }),
};
