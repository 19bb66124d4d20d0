import type { OwedClaim } from '#generated/client/types.gen.ts';
import type { MoneyLine } from '#server/marketplace/orders/money/money-lines.ts';
import type { Database } from '#server/platform/database/tables.ts';

/** The accepted claim of an order, and the part of its offer for which no refund is proposed. */
export async function readOwedClaim(
  database: Database,
  orderId: string,
  lines: readonly MoneyLine[],
): Promise<OwedClaim | undefined> {
  const claim = await database
    .selectFrom('order_claim')
    .select(['id', 'offer_units'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'accepted')
    .executeTakeFirst();
  if (!claim) return undefined;
  const amountUnits = lines
    .filter(({ claim_id }) => claim_id === claim.id)
    .reduce(
      (left, { kind, amount }) =>
        left - (kind === 'refundPlanned' ? amount : 0) + (kind === 'refundWithdrawn' ? amount : 0),
      claim.offer_units ?? 0,
    );
  return amountUnits > 0 ? { id: claim.id, amountUnits } : undefined;
}
