import type { LabelledLine } from '#server/marketplace/mails/mail-values.ts';
import type { Amount, PayUnit } from '#server/marketplace/pricing/amount.ts';
import { formatAmount } from '#server/marketplace/pricing/price-text.ts';
import { inLanguages } from '#server/platform/names.ts';
import type { Language } from '#wire/language.ts';
import { amountsOf, type OrderRow } from './order-row.ts';

export const quoteLabels = {
  list: inLanguages(['Vehicle', '车辆价格', '車両価格', 'Gari']),
  flashDeduction: inLanguages(['Flash sale', '限时促销优惠', 'タイムセール割引', 'Ofa ya muda mfupi']),
  discount: inLanguages(['Coupons', '优惠券', 'クーポン', 'Kuponi']),
  offerDeduction: inLanguages(['Accepted offer', '已接受的出价', '成立したオファー', 'Ofa iliyokubaliwa']),
  freight: inLanguages(['Freight', '运费', '運賃', 'Usafirishaji']),
  insurance: inLanguages(['Insurance', '保险费', '保険料', 'Bima']),
  cif: inLanguages(['Total (CIF)', '总价（CIF）', '総額（CIF）', 'Jumla (CIF)']),
  clearance: inLanguages(['Customs clearance', '清关费用', '通関費用', 'Ugomboaji wa forodha']),
  withClearance: inLanguages(['Total with clearance', '含清关总价', '総額（通関込み）', 'Jumla pamoja na ugomboaji']),
  deposit: inLanguages(['Deposit', '定金', '手付金', 'Amana']),
  balance: inLanguages(['Balance', '尾款', '残金', 'Salio']),
};

/** The stored quote, line by line. Deductions are negative, so that the lines add up. */
export function quoteLines(
  order: Pick<OrderRow, 'quote' | 'shipping'>,
  unit: PayUnit,
  language: Language,
): LabelledLine[] {
  const { quote, shipping } = order;
  const { deposit, balance } = amountsOf(order);
  const line = (label: keyof typeof quoteLabels, amount: Amount): LabelledLine => ({
    label: quoteLabels[label][language],
    value: formatAmount(amount, unit),
  });
  const lessLine = (label: keyof typeof quoteLabels, amount: Amount): LabelledLine[] =>
    amount.usdCents === 0 ? [] : [{ label: quoteLabels[label][language], value: `− ${formatAmount(amount, unit)}` }];
  return [
    line('list', quote.list),
    ...lessLine('flashDeduction', quote.flashDeduction),
    ...lessLine('discount', quote.discount),
    ...(quote.offerDeduction ? lessLine('offerDeduction', quote.offerDeduction) : []),
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
