import type { OrderState } from '#states/order-state.ts';

/** Who moves an order: its buyer, staff, or the clock. */
export type ActorKind = 'buyer' | 'staff' | 'clock';

/** Who moved an order, as stored in its records: `buyer`, `clock`, or `staff:` and a name. */
export type Actor = 'buyer' | 'clock' | `staff:${string}`;

interface Edge {
  act: string;
  by: ActorKind;
  from: OrderState;
  to: OrderState;
}

/** Every transition of an order's state. docs/orders.md shows the graph and explains each state. */
export const orderGraph = [
  { act: 'payDeposit', by: 'buyer', from: 'awaitingDeposit', to: 'depositInReview' },
  { act: 'payBalance', by: 'buyer', from: 'awaitingBalance', to: 'balanceInReview' },
  { act: 'close', by: 'buyer', from: 'awaitingDeposit', to: 'cancelled' },
  { act: 'confirmDelivery', by: 'buyer', from: 'inTransit', to: 'completed' },

  { act: 'lapse', by: 'clock', from: 'awaitingDeposit', to: 'cancelled' },

  { act: 'approvePayment', by: 'staff', from: 'depositInReview', to: 'preparing' },
  { act: 'approvePayment', by: 'staff', from: 'balanceInReview', to: 'inTransit' },
  { act: 'rejectPayment', by: 'staff', from: 'depositInReview', to: 'awaitingDeposit' },
  { act: 'rejectPayment', by: 'staff', from: 'balanceInReview', to: 'awaitingBalance' },
  // A partial payment is recorded, and the order waits for the rest.
  { act: 'acceptPart', by: 'staff', from: 'depositInReview', to: 'awaitingDeposit' },
  { act: 'acceptPart', by: 'staff', from: 'balanceInReview', to: 'awaitingBalance' },
  // A payment recorded by mistake is reversed, and the order awaits its payment again.
  { act: 'reversePayment', by: 'staff', from: 'preparing', to: 'awaitingDeposit' },
  { act: 'reversePayment', by: 'staff', from: 'inTransit', to: 'awaitingBalance' },
  // Money may arrive without a payment proof.
  { act: 'prepare', by: 'staff', from: 'awaitingDeposit', to: 'preparing' },
  { act: 'putInTransit', by: 'staff', from: 'shipped', to: 'inTransit' },
  { act: 'putInTransit', by: 'staff', from: 'awaitingBalance', to: 'inTransit' },
  { act: 'ship', by: 'staff', from: 'preparing', to: 'shipped' },
  { act: 'requestBalance', by: 'staff', from: 'shipped', to: 'awaitingBalance' },
  { act: 'complete', by: 'staff', from: 'inTransit', to: 'completed' },
  { act: 'cancel', by: 'staff', from: 'awaitingDeposit', to: 'cancelled' },
  { act: 'cancel', by: 'staff', from: 'depositInReview', to: 'cancelled' },
  { act: 'cancel', by: 'staff', from: 'preparing', to: 'cancelled' },
] as const satisfies readonly Edge[];

export type OrderAct = (typeof orderGraph)[number]['act'];

/** The resulting state of an act; undefined if it is not allowed. */
export function leadsTo(act: OrderAct, from: OrderState): OrderState | undefined {
  return orderGraph.find((edge) => edge.act === act && edge.from === from)?.to;
}

export function actorOf(act: OrderAct): ActorKind | undefined {
  return orderGraph.find((edge) => edge.act === act)?.by;
}

export const orderActs: readonly OrderAct[] = [...new Set(orderGraph.map(({ act }) => act))];

type Predicates = Readonly<Record<OrderAct, (state: OrderState) => boolean>>;

/** Whether a state allows an act, for every act of the graph: `orderCan.payDeposit(state)`. */
export const orderCan = Object.fromEntries(
  orderActs.map((act) => [act, (state: OrderState) => leadsTo(act, state) !== undefined]),
) as Predicates;

interface Meaning {
  vehicle: 'held' | 'removed' | 'available';
  coupons: 'frozen' | 'used' | 'unused';
  /** The payment that the order waits for, if any. */
  due?: Payment;
  /** Whether that payment's proof is under review. */
  isInReview?: true;
  /** Whether the vehicle has left by ship. */
  hasShipped: boolean;
}

type Payment = 'deposit' | 'balance';

/** What a state means for the vehicle, the coupons and the payments of an order. */
const meanings: Readonly<Record<OrderState, Meaning>> = {
  awaitingDeposit: { vehicle: 'held', coupons: 'frozen', due: 'deposit', hasShipped: false },
  depositInReview: { vehicle: 'held', coupons: 'frozen', due: 'deposit', isInReview: true, hasShipped: false },
  preparing: { vehicle: 'held', coupons: 'used', hasShipped: false },
  shipped: { vehicle: 'held', coupons: 'used', due: 'balance', hasShipped: true },
  awaitingBalance: { vehicle: 'held', coupons: 'used', due: 'balance', hasShipped: true },
  balanceInReview: { vehicle: 'held', coupons: 'used', due: 'balance', isInReview: true, hasShipped: true },
  inTransit: { vehicle: 'held', coupons: 'used', hasShipped: true },
  completed: { vehicle: 'removed', coupons: 'used', hasShipped: true },
  cancelled: { vehicle: 'available', coupons: 'unused', hasShipped: false },
};

/** The payment that an order waits for in a state, if any. */
export function paymentDueAt(state: OrderState): Payment | undefined {
  return meanings[state].due;
}

/** The payment whose proof is under review in a state, if any. */
export function underReviewAt(state: OrderState): Payment | undefined {
  const { due, isInReview } = meanings[state];
  return isInReview && due;
}

/** The payment that an order is about: before shipping its deposit, afterwards its balance. */
export function paymentAt(state: OrderState): Payment {
  return meanings[state].hasShipped ? 'balance' : 'deposit';
}

export function hasShippedAt(state: OrderState): boolean {
  return meanings[state].hasShipped;
}

/** Whether an order has a shipment, planned or under way. */
export function hasShipmentAt(state: OrderState): boolean {
  return isDepositPaidAt(state) && vehicleStateAt(state) === 'held';
}

/** Whether the deposit has been received. */
export function isDepositPaidAt(state: OrderState): boolean {
  return meanings[state].coupons === 'used';
}

/** Whether the whole price has been received. */
export function isPaidAt(state: OrderState): boolean {
  return state === 'inTransit' || state === 'completed';
}

/** The vehicle's state in an order state: held until sold or released. */
export function vehicleStateAt(state: OrderState): Meaning['vehicle'] {
  return meanings[state].vehicle;
}

/** The coupons' state in an order state: frozen until the deposit has arrived, then used. */
export function couponStateAt(state: OrderState): Meaning['coupons'] {
  return meanings[state].coupons;
}
