import type { Coupon } from '#generated/client/types.gen.ts';
import { couponStateOf } from '#states/coupon-state.ts';

export function canBeUsed({ status }: Pick<Coupon, 'status'>): boolean {
  return couponStateOf[status] === 'available';
}
