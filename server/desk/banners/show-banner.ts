import type { BannerFacts, BannerWords, StaffBanner } from '#generated/client/types.gen.ts';
import { type BannerRow, couponMakeId, daysOf } from '#server/marketplace/home/banners.ts';
import type { CalendarDay } from '#server/marketplace/import/calendar-day.ts';
import type { StoredNames } from '#server/platform/names.ts';

interface Moment {
  today: CalendarDay;
  isWelcomed: boolean;
}

/** A banner as shown to staff, with its visibility. */
export function showBanner(row: BannerRow, { today, isWelcomed }: Moment): StaffBanner {
  const { id, version, image_url, make_id, set_at, set_by } = row;
  const days = daysOf(row, today);
  const isCouponless = days === 'showing' && make_id === couponMakeId && !isWelcomed;
  return {
    id,
    version,
    ...factsOf(row),
    imageUrl: image_url,
    state: isCouponless ? 'couponless' : days,
    ...(set_at && { setAt: set_at.toISOString() }),
    ...(set_by !== null && { setBy: set_by }),
  };
}

export function factsOf({ words, make_id, from_day, until_day }: BannerRow): BannerFacts {
  return {
    words: { en: words.en, cn: words.zh, jp: words.ja },
    ...(make_id !== null && { makeId: make_id }),
    ...(from_day !== null && { from: from_day }),
    ...(until_day !== null && { until: until_day }),
  };
}

export const namesOf = ({ en, cn, jp }: BannerWords): StoredNames => ({ en: en.trim(), zh: cn.trim(), ja: jp.trim() });
