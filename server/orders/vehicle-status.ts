import { isOverdue, type LiveOrder } from './live-order.ts';
import { orderCan, underReviewAt } from './order-graph.ts';
import type { VehicleState } from '../database/tables/catalogue-tables.ts';

/** How a caller finds a vehicle, under the contract's names. */
export type FoundVehicle =
  | { vehicleStatus: 0 | 1 | 2 }
  | { vehicleStatus: 3; orderId: string; status: LiveOrder['status']; detailState?: 0 | 1 };

interface Holding {
  state: VehicleState;
  /** The order that has the vehicle, if any does. */
  order: LiveOrder | undefined;
}

export function findFor(accountId: string | undefined, { state, order }: Holding, now: Date): FoundVehicle {
  if (order && order.status !== 7 && !isOverdue(order, now)) {
    if (order.accountId !== accountId) return { vehicleStatus: 2 };
    return { vehicleStatus: 3, orderId: order.id, status: order.status, ...detailStateOf(order) };
  }
  if (state === 'removed' || order?.status === 7) return { vehicleStatus: 0 };
  // An overdue order holds nothing, even before it is cancelled.
  return { vehicleStatus: state === 'held' && !order ? 2 : 1 };
}

/** Of the deposit's voucher alone: once it was accepted there is neither one to upload nor one under review. */
function detailStateOf({ status }: LiveOrder): { detailState?: 0 | 1 } {
  if (orderCan.payDeposit(status)) return { detailState: 0 };
  return underReviewAt(status) === 'deposit' ? { detailState: 1 } : {};
}
