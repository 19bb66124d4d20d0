import type { LetterLine } from '#server/marketplace/letters/letter-values.ts';
import type { Amount, PayUnit } from '#server/marketplace/pricing/amount.ts';
import { formatAmount } from '#server/marketplace/pricing/price-text.ts';
import { inThree } from '#server/platform/names.ts';
import type { Language } from '#wire/language.ts';
import { amountsOf, type OrderRow } from './order-row.ts';

export const quoteLabels = {
  list: inThree(['Vehicle', '车辆价格', '車両価格']),
  flashDeduction: inThree(['Flash sale', '限时促销优惠', 'タイムセール割引']),
  discount: inThree(['Coupons', '优惠券', 'クーポン']),
  freight: inThree(['Freight', '运费', '運賃']),
  insurance: inThree(['Insurance', '保险费', '保険料']),
  cif: inThree(['Total (CIF)', '总价（CIF）', '総額（CIF）']),
  clearance: inThree(['Customs clearance', '清关费用', '通関費用']),
  withClearance: inThree(['Total with clearance', '含清关总价', '総額（通関込み）']),
  deposit: inThree(['Deposit', '定金', '手付金']),
  balance: inThree(['Balance', '尾款', '残金']),
};

/** The stored quote, line by line. Deductions are negative, so that the lines add up. */
export function quoteLines(
  order: Pick<OrderRow, 'quote' | 'shipping'>,
  unit: PayUnit,
  language: Language,
): LetterLine[] {
  const { quote, shipping } = order;
  const { deposit, balance } = amountsOf(order);
  const line = (label: keyof typeof quoteLabels, amount: Amount): LetterLine => ({
    label: quoteLabels[label][language],
    value: formatAmount(amount, unit),
  });
  const lessLine = (label: keyof typeof quoteLabels, amount: Amount): LetterLine[] =>
    amount.usdCents === 0 ? [] : [{ label: quoteLabels[label][language], value: `− ${formatAmount(amount, unit)}` }];
  return [
    line('list', quote.list),
    ...lessLine('flashDeduction', quote.flashDeduction),
    ...lessLine('discount', quote.discount),
    line('freight', quote.freight),
    line('insurance', quote.insurance),
    line('cif', quote.total),
    ...(shipping.clearance && quote.clearance
      ? [line('clearance', quote.clearance.price), line('withClearance', quote.clearance.total)]
      : []),
    line('deposit', deposit),
    line('balance', balance),
  ];
}
