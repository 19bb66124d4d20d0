import type { CouponKindFacts } from '#generated/client/types.gen.ts';
import { isCalendarDay } from '#server/marketplace/import/calendar-day.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';

type KindFault = 'couponBackwards' | 'couponEndless' | 'couponOver' | 'dayUnknown';

/** Rules the contract cannot express for a kind of coupon. */
export function faultOfKind({ from, until, daysToUse }: CouponKindFacts, now: Date): KindFault | undefined {
  if (!isCalendarDay(from)) return 'dayUnknown';
  if (until === undefined) return daysToUse === undefined ? 'couponEndless' : undefined;
  if (!isCalendarDay(until)) return 'dayUnknown';
  if (until < from) return 'couponBackwards';
  return until < marketDay(now) ? 'couponOver' : undefined;
}
