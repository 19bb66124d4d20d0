import type { OrderStatus } from '#generated/client/types.gen.ts';
import { invert } from './invert.ts';

/** The states of an order by their number in the contract and the database. docs/orders.md explains them. */
export const orderStateOf = {
  0: 'awaitingDeposit',
  1: 'depositInReview',
  2: 'preparing',
  3: 'shipped',
  4: 'awaitingBalance',
  5: 'balanceInReview',
  6: 'inTransit',
  7: 'completed',
  8: 'cancelled',
} as const satisfies Record<OrderStatus, string>;

export type OrderState = (typeof orderStateOf)[OrderStatus];

export const orderStatusOf = invert(orderStateOf);

export const orderStates: readonly OrderState[] = Object.values(orderStateOf);

/** A list of statuses in the contract's notation, such as `1,5`. */
export function writeStatusList(...states: readonly OrderState[]): string {
  return states.map((state) => orderStatusOf[state]).join(',');
}

/** Reads such a list. */
export function readStatusList(text: string): OrderStatus[] {
  return text.split(',').map((status) => Number(status) as OrderStatus);
}

/** Whether a text is such a list. */
export function isStatusList(text: string): boolean {
  return text.split(',').every((status) => Object.hasOwn(orderStateOf, status));
}
