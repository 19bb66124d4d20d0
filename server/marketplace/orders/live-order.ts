import type { Selectable } from 'kysely';
import type { StaffMoneyWait } from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { VehicleState } from '#server/platform/database/tables/catalogue-tables.ts';
import type { OrderTable } from '#server/platform/database/tables/order-tables.ts';
import { orderCan, type OrderStatus, underReviewAt } from './order-graph.ts';

/** The order that holds a vehicle: any order that is not cancelled. A vehicle has at most one. */
export interface LiveOrder {
  id: string;
  accountId: string;
  status: OrderStatus;
  depositDueAt: Date;
  /** Why its money waits for accounts, if it does. */
  moneyWaits: StaffMoneyWait | null;
}

export async function readLiveOrder(database: Database, vehicleId: string): Promise<LiveOrder | undefined> {
  const row = await database
    .selectFrom('orders')
    .select(['id', 'account_id', 'status', 'deposit_due_at', 'money_waits'])
    .where('vehicle_id', '=', vehicleId)
    .where('status', '<>', 8)
    .executeTakeFirst();
  return row && liveOrderOf(row);
}

type LiveOrderRow = Pick<Selectable<OrderTable>, 'id' | 'account_id' | 'status' | 'deposit_due_at' | 'money_waits'>;

export function liveOrderOf({ id, account_id, status, deposit_due_at, money_waits }: LiveOrderRow): LiveOrder {
  return {
    id,
    accountId: account_id,
    status: status as OrderStatus,
    depositDueAt: deposit_due_at,
    moneyWaits: money_waits,
  };
}

const hours = 3_600_000;
const hoursToPay = 24;

export function depositDueFrom(now: Date): Date {
  return new Date(now.getTime() + hoursToPay * hours);
}

type Dues = Pick<LiveOrder, 'status' | 'depositDueAt' | 'moneyWaits'>;

/**
 * Whether an order's deposit is overdue. Such an order has lost its vehicle even before it is cancelled. An order with
 * received money is never overdue: staff decide about it.
 */
export function isOverdue({ status, depositDueAt, moneyWaits }: Dues, now: Date): boolean {
  return orderCan.lapse(status) && depositDueAt <= now && moneyWaits === null;
}

/** The deposit deadline as shown to a reader; empty if staff must decide. */
export function depositDueAtOf(order: LiveOrderRow, now: Date): { depositDueAt?: string } {
  const { status, depositDueAt, moneyWaits } = liveOrderOf(order);
  const isDecided = moneyWaits !== null && depositDueAt <= now;
  return orderCan.payDeposit(status) && !isDecided ? { depositDueAt: depositDueAt.toISOString() } : {};
}

/** A vehicle's status for a caller, mapped to the contract. */
export type FoundVehicle =
  | { vehicleStatus: 0 | 1 | 2 }
  | { vehicleStatus: 3; orderId: string; status: LiveOrder['status']; detailState?: 0 | 1 };

interface Holding {
  state: VehicleState;
  /** The order that holds the vehicle, if any. */
  order: LiveOrder | undefined;
}

export function findFor(accountId: string | undefined, { state, order }: Holding, now: Date): FoundVehicle {
  const isOwn = order !== undefined && order.accountId === accountId;
  if (order && (order.status !== 7 || isOwn) && !isOverdue(order, now)) {
    if (!isOwn) return { vehicleStatus: 2 };
    return { vehicleStatus: 3, orderId: order.id, status: order.status, ...detailStateOf(order) };
  }
  if (state === 'removed' || order?.status === 7) return { vehicleStatus: 0 };
  // An overdue order does not hold its vehicle, even before it is cancelled.
  return { vehicleStatus: state === 'held' && !order ? 2 : 1 };
}

/** Whether the deposit proof is still to be uploaded or under review. */
function detailStateOf({ status }: LiveOrder): { detailState?: 0 | 1 } {
  if (orderCan.payDeposit(status)) return { detailState: 0 };
  return underReviewAt(status) === 'deposit' ? { detailState: 1 } : {};
}
