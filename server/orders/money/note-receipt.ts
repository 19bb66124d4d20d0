import type { Doer } from '../../calls/record-act.ts';
import type { Database } from '../../database/tables.ts';
import type { OrderRow } from '../order-row.ts';
import { addMoney } from './money-lines.ts';

/** What reached the bank. */
export interface Receipt {
  /** In the smallest unit of the order's currency. */
  amount: number;
  day?: string;
  reference?: string;
  /** Somebody has compared an amount far above what is due with the bank statement. */
  confirmedUnusual?: true;
  /** Why what is missing is accepted as paid. */
  shortfallReason?: string;
}

interface Noted {
  receipt: Receipt;
  /** What is due of the payment that the order is at. */
  due: number;
  by: Doer;
  now: Date;
}

/** Writes down what reached the bank for an order that is locked, and what is missing and accepted as paid. */
export async function noteReceipt(
  database: Database,
  order: OrderRow,
  { receipt: { amount, day, reference, shortfallReason }, due, by, now }: Noted,
): Promise<void> {
  const payment = order.status < 2 ? ('deposit' as const) : ('balance' as const);
  const about = {
    // What comes in for a cancelled order pays for nothing.
    payment: order.status === 8 ? null : payment,
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
            voucher_id: await findSubmitted(database, order.id),
          },
        ]
      : []),
    ...(shortfallReason !== undefined && missing > 0
      ? [{ ...about, kind: 'shortfall' as const, amount: missing, reason: shortfallReason }]
      : []),
  ];
  if (lines.length > 0) await addMoney(database, order, lines);
}

/** The proof that is judged, if one is. */
async function findSubmitted(database: Database, orderId: string): Promise<string | null> {
  const voucher = await database
    .selectFrom('voucher')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'submitted')
    .executeTakeFirst();
  return voucher?.id ?? null;
}
