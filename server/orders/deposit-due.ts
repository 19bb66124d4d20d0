import { orderCan, type OrderStatus } from './order-graph.ts';

const hours = 3_600_000;
const hoursToPay = 24;

export function depositDueFrom(now: Date): Date {
  return new Date(now.getTime() + hoursToPay * hours);
}

/** Whether an order has lost its vehicle for want of a deposit, though nobody may have cancelled it yet. */
export function isOverdue({ status, depositDueAt }: { status: OrderStatus; depositDueAt: Date }, now: Date): boolean {
  return orderCan.lapse(status) && depositDueAt <= now;
}
