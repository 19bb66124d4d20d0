import type { StaffMoneyWait } from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { VehicleState } from '#server/platform/database/tables/catalogue-tables.ts';
import { type OrderState, orderStatusOf } from '#states/order-state.ts';
import type { DepositProof } from '#states/vehicle-availability.ts';
import { orderCan, underReviewAt } from './order-graph.ts';
import { orderOf, type OrderRow } from './order-row.ts';

/** The order that holds a vehicle: any order that is not cancelled. A vehicle has at most one. */
export interface LiveOrder {
  id: string;
  accountId: string;
  state: OrderState;
  depositDueAt: Date;
  /** Why its money waits for accounts, if it does. */
  moneyWaits: StaffMoneyWait | null;
}

export async function readLiveOrder(database: Database, vehicleId: string): Promise<LiveOrder | undefined> {
  const row = await database
    .selectFrom('orders')
    .select(['id', 'account_id', 'status', 'deposit_due_at', 'money_waits'])
    .where('vehicle_id', '=', vehicleId)
    .where('status', '<>', orderStatusOf.cancelled)
    .executeTakeFirst();
  return row && liveOrderOf(orderOf(row));
}

type LiveOrderRow = Pick<OrderRow, 'id' | 'account_id' | 'state' | 'deposit_due_at' | 'money_waits'>;

export function liveOrderOf({ id, account_id, state, deposit_due_at, money_waits }: LiveOrderRow): LiveOrder {
  return {
    id,
    accountId: account_id,
    state,
    depositDueAt: deposit_due_at,
    moneyWaits: money_waits,
  };
}

const hours = 3_600_000;
const hoursToPay = 24;

export function depositDueFrom(now: Date): Date {
  return new Date(now.getTime() + hoursToPay * hours);
}

type Dues = Pick<LiveOrder, 'state' | 'depositDueAt' | 'moneyWaits'>;

/**
 * Whether an order's deposit is overdue. Such an order has lost its vehicle even before it is cancelled. An order with
 * received money is never overdue: staff decide about it.
 */
export function isOverdue({ state, depositDueAt, moneyWaits }: Dues, now: Date): boolean {
  return orderCan.lapse(state) && depositDueAt <= now && moneyWaits === null;
}

/** The deposit deadline as shown to a reader; empty if staff must decide. */
export function depositDueAtOf(order: LiveOrderRow, now: Date): { depositDueAt?: string } {
  const { state, depositDueAt, moneyWaits } = liveOrderOf(order);
  const isDecided = moneyWaits !== null && depositDueAt <= now;
  return orderCan.payDeposit(state) && !isDecided ? { depositDueAt: depositDueAt.toISOString() } : {};
}

/** The same deadline as the due time of a payment. */
export function depositDue(order: LiveOrderRow, now: Date): { dueAt?: string } {
  const { depositDueAt } = depositDueAtOf(order, now);
  return depositDueAt === undefined ? {} : { dueAt: depositDueAt };
}

/** A vehicle's availability for a caller. */
export type FoundVehicle =
  | { availability: 'removed' | 'available' | 'reserved' }
  | { availability: 'own'; orderId: string; orderState: OrderState; depositProof?: DepositProof };

interface Holding {
  state: VehicleState;
  /** The order that holds the vehicle, if any. */
  order: LiveOrder | undefined;
}

export function findFor(accountId: string | undefined, { state, order }: Holding, now: Date): FoundVehicle {
  const isOwn = order !== undefined && order.accountId === accountId;
  const isSold = order?.state === 'completed';
  if (order && (!isSold || isOwn) && !isOverdue(order, now)) {
    if (!isOwn) return { availability: 'reserved' };
    return { availability: 'own', orderId: order.id, orderState: order.state, ...depositProofAt(order) };
  }
  if (state === 'removed' || isSold) return { availability: 'removed' };
  // An overdue order does not hold its vehicle, even before it is cancelled.
  return { availability: state === 'held' && !order ? 'reserved' : 'available' };
}

/** Whether the deposit proof is still to be uploaded or under review. */
function depositProofAt({ state }: LiveOrder): { depositProof?: DepositProof } {
  if (orderCan.payDeposit(state)) return { depositProof: 'due' };
  return underReviewAt(state) === 'deposit' ? { depositProof: 'inReview' } : {};
}
