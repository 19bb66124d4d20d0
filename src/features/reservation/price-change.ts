import type { DraftAmount } from '../../app/order-draft.ts';
import type { PayUnit } from '../../i18n/use-formats.ts';

export interface PriceChange {
  before: string;
  now: string;
  hasRisen: boolean;
}

/** How the total, in the currency that is paid, differs from the one that the buyer decided on. */
export function priceChange(
  before: DraftAmount | undefined,
  now: DraftAmount | undefined,
  payUnit: PayUnit,
): PriceChange | undefined {
  const [old, fresh] = [amountIn(before, payUnit), amountIn(now, payUnit)];
  if (!before || !now || old === undefined || fresh === undefined || old === fresh) return undefined;
  return { before: before.text, now: now.text, hasRisen: fresh > old };
}

function amountIn(amount: DraftAmount | undefined, payUnit: PayUnit): number | undefined {
  return payUnit === 'JPY' ? amount?.jpy : amount?.usd;
}
