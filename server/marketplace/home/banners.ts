import type { Selectable } from 'kysely';
import { welcomeCouponCents } from '#server/marketplace/coupons/welcome-coupon.ts';
import { prepareRead } from '#server/platform/database/hot-reads.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { HomeBannerTable } from '#server/platform/database/tables/home-tables.ts';
import type { CalendarDay } from '#server/marketplace/import/calendar-day.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';

export type BannerRow = Selectable<HomeBannerTable>;

/** Stands for no make: the banner opens the user's coupons, or the registration for a visitor. */
export const couponMakeId = '999999';

// Read with every home page.
const readAll = prepareRead((database, _given: object) =>
  database.selectFrom('home_banner').selectAll().orderBy('place').orderBy('id'),
);

/** All banners in order, including those not shown today. */
export function readBanners(database: Database): Promise<BannerRow[]> {
  return readAll(database, {});
}

/** Whether a banner's first and last day are both valid. */
export function daysOf({ from_day, until_day }: BannerRow, today: CalendarDay): 'showing' | 'ahead' | 'over' {
  if (from_day !== null && today < from_day) return 'ahead';
  return until_day !== null && until_day < today ? 'over' : 'showing';
}

async function readBannersOfDay(database: Database, now: Date): Promise<BannerRow[]> {
  const today = marketDay(now);
  return (await readBanners(database)).filter((banner) => daysOf(banner, today) === 'showing');
}

/** The banners shown now. The coupon banner is only shown while new registrations get a coupon. */
export async function readShownBanners(database: Database, now: Date): Promise<BannerRow[]> {
  const banners = await readBannersOfDay(database, now);
  const isPromised = banners.some(({ make_id }) => make_id === couponMakeId);
  if (!isPromised || (await welcomeCouponCents(database, now)) !== undefined) return banners;
  return banners.filter(({ make_id }) => make_id !== couponMakeId);
}

/**
 * The version of the banners shown. A cached home page is invalidated when it changes: on every node, after staff edits
 * and at midnight in market time.
 */
export async function versionOfBanners(database: Database, now: Date): Promise<string> {
  const banners = await readBannersOfDay(database, now);
  return banners.map(({ id, version }) => `${id} ${version}`).join();
}
