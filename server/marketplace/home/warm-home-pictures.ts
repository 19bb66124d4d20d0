import { readCatalogue } from '#server/marketplace/catalogue/catalogue-memory.ts';
import { readFlashSaleIds } from '#server/marketplace/catalogue/flash-sale.ts';
import { homeLevelsOf, hotMakesOf, makeOf } from '#server/marketplace/catalogue/makes-and-models.ts';
import { type PictureOptions, warmPicture } from '#server/marketplace/pictures/serve-pictures.ts';
import type { Services } from '#server/platform/services.ts';
import { readShownBanners } from './banners.ts';
import { pictureOf } from '#server/marketplace/vehicles/photos.ts';
import { firstOnSale, readHotCarIds, readNewArrivalIds } from './handlers.ts';

/** Widths of a card's picture on a standard screen, a phone and a high-density screen. */
const cardWidths = [320, 480, 640];

/**
 * Renders the home page's pictures ahead of the first request, one at a time, so that a thread stays free for visitors.
 * A failure is logged; the picture is then rendered on request.
 */
export async function warmHomePictures(services: Services, pictures: PictureOptions): Promise<void> {
  try {
    const listed = await listHomePictures(services);
    for (const format of ['webp', 'avif'] as const) {
      for (const { url, widths } of listed) {
        for (const width of widths) await warmPicture(pictures, url, { width, format });
      }
    }
  } catch (error) {
    services.log.warn({ err: error }, 'the home page’s pictures could not be rendered in advance');
  }
}

interface HomePicture {
  url: string;
  widths: readonly (number | undefined)[];
}

async function listHomePictures(services: Services): Promise<HomePicture[]> {
  const { database, clock } = services;
  const now = clock();
  const catalogue = await readCatalogue({ database });
  const ids = [
    ...(await readFlashSaleIds(database, now, firstOnSale)),
    ...(await readNewArrivalIds(database, now)),
    ...(await readHotCarIds(database, now)),
  ];
  const usual = [
    ...(await readShownBanners(database, now)).map(({ image_url }) => image_url),
    ...hotMakesOf(catalogue).map((make) => makeOf(make, 'en').logoUrl),
    ...homeLevelsOf(catalogue, 'en').map(({ imgUrl }) => imgUrl),
  ];
  return [
    ...usual.map((url) => ({ url, widths: [undefined] })),
    ...[...new Set(ids)].map((id) => ({ url: pictureOf(id), widths: cardWidths })),
  ];
}
