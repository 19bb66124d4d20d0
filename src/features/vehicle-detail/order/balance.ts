import type { DraftAmount } from '../../../app/order-draft.ts';

/** What is left to pay after the deposit; nothing while either has to be asked for. */
export function balanceOf(
  total: DraftAmount | undefined,
  deposit: DraftAmount | undefined,
): { usd: number; jpy: number } | undefined {
  if (total?.usd === undefined || total.jpy === undefined) return undefined;
  if (deposit?.usd === undefined || deposit.jpy === undefined) return undefined;
  // Dollars may have cents, which fractions do not subtract exactly.
  return { usd: (Math.round(total.usd * 100) - Math.round(deposit.usd * 100)) / 100, jpy: total.jpy - deposit.jpy };
}
