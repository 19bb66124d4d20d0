import type { Handlers } from '#generated/server.ts';
import { readCatalogue } from '#server/marketplace/catalogue/catalogue-memory.ts';
import { type Context, staffActorOf, refuse, senderOf } from '#server/platform/calls/context.ts';
import { twoPhaseHandler } from '#server/platform/calls/two-phase-handler.ts';
import { welcomeCouponCents } from '#server/marketplace/coupons/welcome-coupon.ts';
import { readBanners, couponMakeId } from '#server/marketplace/home/banners.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { decodeBase64 } from '#server/platform/uploads/decode-base64.ts';
import { arrangeBanners, removeBanner, saveBanner } from './change-banners.ts';
import { showBanner } from './show-banner.ts';
import { storeBannerPicture } from './store-banner-picture.ts';
import type { BannerFacts } from '#generated/client/types.gen.ts';
import { isCalendarDay } from '#server/marketplace/import/calendar-day.ts';

type BannerFault = 'bannerBackwards' | 'bannerMakeUnknown' | 'bannerOver' | 'dayUnknown';

type BannerOperation = 'staffListBanners' | 'staffSaveBanner' | 'staffArrangeBanners' | 'staffRemoveBanner';

export const bannerDeskHandlers: Pick<Handlers<Context>, BannerOperation> = {
  async staffListBanners(_payload, { database, now }) {
    const today = marketDay(now);
    const isWelcomed = (await welcomeCouponCents(database, now)) !== undefined;
    const banners = (await readBanners(database)).map((row) => showBanner(row, { today, isWelcomed }));
    const { makes } = await readCatalogue({ database });
    const known = makes.map(({ id, name }) => ({ id, name }));
    return { code: 0, body: { today, banners, makes: known.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) } };
  },

  staffSaveBanner: twoPhaseHandler<'staffSaveBanner'>(async ({ id, version, facts, imgBase64 }, context) => {
    if ((id === undefined) !== (version === undefined)) return () => ({ code: 400 });
    if (id === undefined && imgBase64 === undefined) return (inside) => refuse(inside, 400, 'bannerPictureMissing');
    const fault = await faultOfBanner(context, facts, id);
    if (fault) return (inside) => refuse(inside, 400, fault);
    const bytes = imgBase64 === undefined ? undefined : decodeBase64(imgBase64);
    if (imgBase64 !== undefined && !bytes) return (inside) => refuse(inside, 400, 'photoUnreadable');
    const picture = bytes && (await storeBannerPicture(context.services.files, bytes, senderOf(context)));
    if (typeof picture === 'string') return (inside) => refuse(inside, 400, picture);
    return async (inside) => {
      const seen = id === undefined || version === undefined ? undefined : { id, version };
      const saved = await saveBanner(inside.database, staffActorOf(inside), { seen, facts, picture }, inside.now);
      if (saved === 'changed') return { code: 409 };
      return typeof saved === 'string' ? refuse(inside, 400, saved) : { code: 0, body: saved };
    };
  }),

  async staffArrangeBanners({ seen, ids }, context) {
    const known = new Set(seen);
    // The list must contain exactly the banners the caller saw, each once.
    if (ids.length !== known.size || new Set(ids).symmetricDifference(known).size > 0) {
      return refuse(context, 400, 'bannersIncomplete');
    }
    const isDone = await arrangeBanners(context.database, staffActorOf(context), { seen, ids }, context.now);
    return isDone ? { code: 0, body: { ids } } : { code: 409 };
  },

  async staffRemoveBanner({ id, version }, context) {
    const done = await removeBanner(context.database, staffActorOf(context), { id, version }, context.now);
    if (done === 'changed') return { code: 409 };
    return done === 'bannerGone' ? refuse(context, 400, done) : { code: 0, body: { id } };
  },
};

/** Rules the contract cannot express for a banner, new or changed (with an id). */
async function faultOfBanner(
  { database, now }: Pick<Context, 'database' | 'now'>,
  { makeId, from, until }: BannerFacts,
  id: string | undefined,
): Promise<BannerFault | undefined> {
  if ([from, until].some((day) => day !== undefined && !isCalendarDay(day))) return 'dayUnknown';
  if (from !== undefined && until !== undefined && until < from) return 'bannerBackwards';
  // An ended banner stays ended while its texts are corrected.
  if (until !== undefined && until < marketDay(now) && id === undefined) return 'bannerOver';
  if (makeId === undefined || makeId === couponMakeId) return undefined;
  return (await readCatalogue({ database })).makeById.has(makeId) ? undefined : 'bannerMakeUnknown';
}
