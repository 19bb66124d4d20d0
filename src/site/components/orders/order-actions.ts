import type { OrderFilter, OrderStatus } from '#generated/client/types.gen.ts';

/** The part of an order that decides which actions are allowed. */
interface OrderState {
  status: OrderStatus;
}

const inStatus =
  (...statuses: OrderStatus[]) =>
  ({ status }: OrderState) =>
    statuses.includes(status);

/** The actions of a buyer. Staff make all other changes of the status. */
export const orderCan = {
  payDeposit: inStatus(0),
  payBalance: inStatus(4),
  cancel: inStatus(0),
  track: inStatus(3, 4, 5, 6, 7),
  confirmReceipt: inStatus(6),
  /** A cancelled order has no invoice. */
  downloadProforma: inStatus(0, 1, 2, 3, 4, 5, 6, 7),
};

export const orderIs = {
  /** Staff are reviewing a proof. Nothing can be paid meanwhile. */
  underReview: inStatus(1, 5),
  /** Before these statuses the deposit is unpaid or its proof has not been reviewed. */
  depositAccepted: inStatus(2, 3, 4, 5, 6, 7),
  /** The order is active: its buyer or we have to act. */
  underWay: inStatus(0, 1, 2, 3, 4, 5, 6),
  cancelled: inStatus(8),
};

export const orderTabs = [
  { name: 'all', statusDesc: '' },
  { name: 'pending', statusDesc: '0,1,4,5' },
  { name: 'processing', statusDesc: '2' },
  { name: 'shipped', statusDesc: '3,6' },
  { name: 'completed', statusDesc: '7' },
  { name: 'cancelled', statusDesc: '8' },
] as const satisfies readonly { name: string; statusDesc: OrderFilter }[];

/** High enough that one page contains all orders. */
const mostOrders = 500;

/** The payload for all orders of these statuses, identical everywhere, so that they are fetched once. */
export function ordersIn(statusDesc: OrderFilter) {
  return { statusDesc, pageNo: 1, pageSize: mostOrders };
}

export type OrderTab = (typeof orderTabs)[number];

export function tabNamed(name: string | null): OrderTab {
  return orderTabs.find((tab) => tab.name === name) ?? orderTabs[0];
}
