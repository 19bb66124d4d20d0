import type { PaperKind } from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { readMoney } from '../money/money-lines.ts';
import { type Actor, isPaidAt } from '../order-graph.ts';
import type { OrderRow } from '../order-row.ts';

/** Holders of the bill of lading can claim the vehicle. Staff choose per document; the default depends on its kind. */
export const heldKinds: ReadonlySet<PaperKind> = new Set(['billOfLading']);

interface Holding {
  kind: PaperKind;
  added_by: string;
  is_held: boolean | null;
  released_at: Date | null;
}

/** Whether a document is held until the balance is paid. The buyer's own uploads never are. */
export function waitsForBalance({ kind, added_by, is_held, released_at }: Holding): boolean {
  return added_by !== 'buyer' && released_at === null && (is_held ?? heldKinds.has(kind));
}

/** Whether an order is fully paid. */
export async function isPaidInFull(database: Database, order: OrderRow): Promise<boolean> {
  if (order.state === 'cancelled') return false;
  const { lines, sums } = await readMoney(database, order);
  if (sums.missing === 0) return true;
  // Staff may have accepted a small shortfall, but a payment that was reversed is missing.
  return isPaidAt(order.state) && !lines.some(({ kind }) => kind === 'reversed');
}

interface Releasing {
  order: OrderRow;
  paperId: string;
  reason: string;
  by: Actor;
  memberId: string;
  now: Date;
}

/** Releases a document to the buyer before the balance is paid. Undefined if it is not held or does not exist. */
export async function releasePaper(
  transaction: Database,
  { order, paperId, reason, by, memberId, now }: Releasing,
): Promise<boolean> {
  const found = await transaction
    .selectFrom('order_papers')
    .leftJoin('paper_release', 'paper_release.paper_id', 'order_papers.id')
    .select(['kind', 'added_by', 'is_held', 'released_at'])
    .where('order_papers.id', '=', paperId)
    .where('order_id', '=', order.id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!found || !waitsForBalance(found)) return false;
  const released = await transaction
    .insertInto('paper_release')
    .values({ paper_id: paperId, reason, released_by: by, member_id: memberId, released_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('paper_id')
    .executeTakeFirst();
  return released !== undefined;
}
