import type { Coupon } from '../../generated/client/types.gen.ts';
import { convert, type Rates } from '../pricing/amount.ts';
import { inThree } from '../stock/names.ts';
import type { Language } from '../../wire/language.ts';
import type { CouponRow } from './coupon-row.ts';
import { couponStatus } from './coupon-status.ts';

interface Reader {
  language: Language;
  rates: Rates;
  today: string;
}

const scopes = {
  1: inThree(['All vehicles', '全部车辆', '全車種']),
  2: inThree(['Designated vehicles', '指定车辆', '対象車種限定']),
} as const;

/** A coupon as its owner sees it. */
export function describeCoupon(row: CouponRow, { language, rates, today }: Reader): Coupon {
  const quota = convert(row.quota_cents, rates);
  const useType = row.use_type === 1 ? 1 : 2;
  return {
    id: row.id,
    name: row.names[language],
    code: row.code,
    quotaUSD: quota.usdCents / 100,
    quotaKES: quota.kes,
    quotaJPY: quota.jpy,
    effectiveDate: row.effective_on,
    expiry: row.expires_on,
    useType,
    scope: (row.scope ?? scopes[useType])[language],
    status: couponStatus(row, today),
  };
}
