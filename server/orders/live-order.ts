import type { Database } from '../database/tables.ts';
import { orderCan, type OrderStatus } from './order-graph.ts';

/** The order that has a vehicle: every one but a cancelled one, of which there is at most one for each vehicle. */
export interface LiveOrder {
  id: string;
  accountId: string;
  status: OrderStatus;
  depositDueAt: Date;
}

export async function readLiveOrder(database: Database, vehicleId: string): Promise<LiveOrder | undefined> {
  const row = await database
    .selectFrom('orders')
    .select(['id', 'account_id', 'status', 'deposit_due_at'])
    .where('vehicle_id', '=', vehicleId)
    .where('status', '<>', 8)
    .executeTakeFirst();
  if (!row) return undefined;
  return { id: row.id, accountId: row.account_id, status: row.status as OrderStatus, depositDueAt: row.deposit_due_at };
}

const hours = 3_600_000;
const hoursToPay = 24;

export function depositDueFrom(now: Date): Date {
  return new Date(now.getTime() + hoursToPay * hours);
}

/** Whether an order has lost its vehicle for want of a deposit, though nobody may have cancelled it yet. */
export function isOverdue({ status, depositDueAt }: { status: OrderStatus; depositDueAt: Date }, now: Date): boolean {
  return orderCan.lapse(status) && depositDueAt <= now;
}
