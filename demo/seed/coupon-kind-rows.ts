import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { welcomeCoupon } from '../welcome-coupon.ts';
import { coupons, couponTemplates, designatedIds } from '../people/coupons.ts';
import type { StockVehicle } from '../vehicles/vehicle.ts';
import type { SeedRow } from './insert-rows.ts';

const day = 86_400_000;

/** The kinds of the demo users' coupons, each available from the earliest first day to the latest last day. */
export function couponKindRows(vehicles: readonly StockVehicle[], now: Date): SeedRow[] {
  const { hybrid, spring, newYear } = couponTemplates;
  return [hybrid, spring, newYear].map((template) => {
    const days = coupons.filter(({ template: { kindId } }) => kindId === template.kindId).flatMap((one) => one.days);
    const [from, until] = [Math.min(...days), Math.max(...days)].map((days_) =>
      marketDay(new Date(now.getTime() + days_ * day)),
    );
    return {
      id: template.kindId,
      code: template.code,
      names: template.names,
      scope: template.scope,
      quota_cents: template.quotaCents,
      vehicle_ids: designatedIds(template, vehicles) ?? null,
      from_day: from,
      until_day: until,
      is_welcome: false,
      set_at: now.toISOString(),
    };
  });
}

/** The kind of the demo's welcome coupon. */
export function welcomeRow(now: Date): SeedRow {
  return {
    id: welcomeCoupon.kindId,
    code: welcomeCoupon.code,
    names: welcomeCoupon.names,
    scope: welcomeCoupon.scope,
    quota_cents: welcomeCoupon.quotaCents,
    from_day: '2020-01-01',
    days_to_use: 180,
    is_welcome: true,
    set_at: now.toISOString(),
  };
}
