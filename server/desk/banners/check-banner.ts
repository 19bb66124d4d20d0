import type { BannerFacts } from '#generated/client/types.gen.ts';
import { readCatalogue } from '#server/marketplace/catalogue/catalogue-memory.ts';
import type { Context } from '#server/platform/calls/context.ts';
import { couponMakeId } from '#server/marketplace/home/banners.ts';
import { isCalendarDay } from '#server/marketplace/import/calendar-day.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';

type BannerFault = 'bannerBackwards' | 'bannerMakeUnknown' | 'bannerOver' | 'dayUnknown';

/** Rules the contract cannot express for a banner, new or changed (with an id). */
export async function faultOfBanner(
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
