import { amountOf, wholeAmount } from '#shared/forms/amount.ts';
import type { CouponKindFacts } from '#generated/client/types.gen.ts';
import { type LocalTexts, localTextOf, noTexts } from '../parts/local-text.ts';

/** Form values of a kind of coupon. */
export interface CouponValues {
  code: string;
  name: LocalTexts;
  scope: LocalTexts;
  quotaUSD: string;
  stockNos: string;
  from: string;
  until: string;
  daysToUse: string;
  most: string;
  isWelcome: boolean;
}

export const emptyCoupon = (today: string): CouponValues => ({
  code: '',
  name: noTexts,
  scope: noTexts,
  quotaUSD: '',
  stockNos: '',
  from: today,
  until: '',
  daysToUse: '',
  most: '',
  isWelcome: false,
});

/** Splits stock numbers separated by commas, spaces or line breaks. */
export const stockNosIn = (text: string): string[] => [
  ...new Set(text.split(/[\s,;，、；]+/u).filter((part) => part !== '')),
];

export function couponFactsOf(values: CouponValues): CouponKindFacts {
  const { code, from, until, daysToUse, most, isWelcome, scope } = values;
  const stockNos = stockNosIn(values.stockNos);
  return {
    code: code.trim(),
    name: localTextOf(values.name),
    ...(scope.en.trim() !== '' && { scope: localTextOf(scope) }),
    quotaUSD: amountOf(values.quotaUSD, wholeAmount) ?? 0,
    ...(stockNos.length > 0 && { stockNos }),
    from,
    ...(until !== '' && { until }),
    ...(daysToUse !== '' && { daysToUse: Number(daysToUse) }),
    ...(most !== '' && { most: Number(most) }),
    isWelcome,
  };
}
