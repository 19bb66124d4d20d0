import type { StaffActor } from '#server/platform/calls/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { paymentDueAt } from '../order-graph.ts';
import type { OrderRow } from '../order-row.ts';
import { addMoney } from './money-lines.ts';

/** An amount received at the bank. */
export interface Receipt {
  /** In the smallest unit of the order's currency. */
  amount: number;
  day?: string;
  reference?: string;
  /** Confirms that an unusually high amount was checked against the bank statement. */
  confirmedUnusual?: true;
  /** Reason for accepting a shortfall as paid. */
  shortfallReason?: string;
}

interface Noted {
  receipt: Receipt;
  /** The amount due for the order's current payment. */
  due: number;
  by: StaffActor;
  now: Date;
  /** Whether a payment proof under review is about other money. */
  leavesProof?: boolean | undefined;
}

/** Records an amount received for a locked order, and any accepted shortfall. */
export async function recordReceipt(
  database: Database,
  order: OrderRow,
  { receipt: { amount, day, reference, shortfallReason }, due, by, now, leavesProof }: Noted,
): Promise<void> {
  const payment = paymentDueAt(order.state) ?? 'balance';
  const about = {
    // Money received for a cancelled order pays for nothing.
    payment: order.state === 'cancelled' ? null : payment,
    actor: `staff:${by.name}`,
    member_id: by.memberId ?? null,
    created_at: now,
  };
  const missing = due - amount;
  const lines = [
    ...(amount > 0
      ? [
          {
            ...about,
            kind: 'received' as const,
            amount,
            day: day ?? null,
            reference: reference ?? null,
            voucher_id: leavesProof ? null : await findSubmitted(database, order.id),
          },
        ]
      : []),
    ...(shortfallReason !== undefined && missing > 0
      ? [{ ...about, kind: 'shortfall' as const, amount: missing, reason: shortfallReason }]
      : []),
  ];
  if (lines.length > 0) await addMoney(database, order, lines);
}

/** The payment proof under review, if any. */
async function findSubmitted(database: Database, orderId: string): Promise<string | null> {
  const voucher = await database
    .selectFrom('voucher')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'submitted')
    .executeTakeFirst();
  return voucher?.id ?? null;
}
