import type { Coupon } from '#generated/client/types.gen.ts';

const toBeUsed: Coupon['status'] = 1;

export function canBeUsed({ status }: Pick<Coupon, 'status'>): boolean {
  return status === toBeUsed;
}
