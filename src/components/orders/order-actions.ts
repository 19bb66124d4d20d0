import type { OrderFilter, OrderStatus } from '../../../generated/client/types.gen.ts';

/** As much of an order as says what may be done with it. */
export interface OrderState {
  status: OrderStatus;
}

const inStatus =
  (...statuses: OrderStatus[]) =>
  ({ status }: OrderState) =>
    statuses.includes(status);

/** What a buyer may do with an order; everything else about its status is done by our staff. */
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
  /** A proof was handed in and our staff is checking it: nothing can be paid meanwhile. */
  underReview: inStatus(1, 5),
  /** Before that the deposit is owed, or only said to be paid. */
  depositAccepted: inStatus(2, 3, 4, 5, 6, 7),
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

export type OrderTab = (typeof orderTabs)[number];

export function tabNamed(name: string | null): OrderTab {
  return orderTabs.find((tab) => tab.name === name) ?? orderTabs[0];
}
