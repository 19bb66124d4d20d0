export const orderStatuses = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Who moves an order: its buyer, staff, or the clock. */
export type ActorKind = 'buyer' | 'staff' | 'clock';

/** Who moved an order, as stored in its records: `buyer`, `clock`, or `staff:` and a name. */
export type Actor = 'buyer' | 'clock' | `staff:${string}`;

interface Edge {
  act: string;
  by: ActorKind;
  from: OrderStatus;
  to: OrderStatus;
}

/** Every transition of an order's status. docs/orders.md shows the graph and explains each status. */
export const orderGraph = [
  { act: 'payDeposit', by: 'buyer', from: 0, to: 1 },
  { act: 'payBalance', by: 'buyer', from: 4, to: 5 },
  { act: 'close', by: 'buyer', from: 0, to: 8 },
  { act: 'confirmDelivery', by: 'buyer', from: 6, to: 7 },

  { act: 'lapse', by: 'clock', from: 0, to: 8 },

  { act: 'approvePayment', by: 'staff', from: 1, to: 2 },
  { act: 'approvePayment', by: 'staff', from: 5, to: 6 },
  { act: 'rejectPayment', by: 'staff', from: 1, to: 0 },
  { act: 'rejectPayment', by: 'staff', from: 5, to: 4 },
  // A partial payment is recorded, and the order waits for the rest.
  { act: 'acceptPart', by: 'staff', from: 1, to: 0 },
  { act: 'acceptPart', by: 'staff', from: 5, to: 4 },
  // A payment recorded by mistake is reversed, and the order awaits its payment again.
  { act: 'reversePayment', by: 'staff', from: 2, to: 0 },
  { act: 'reversePayment', by: 'staff', from: 6, to: 4 },
  // Money may arrive without a payment proof.
  { act: 'prepare', by: 'staff', from: 0, to: 2 },
  { act: 'putInTransit', by: 'staff', from: 3, to: 6 },
  { act: 'putInTransit', by: 'staff', from: 4, to: 6 },
  { act: 'ship', by: 'staff', from: 2, to: 3 },
  { act: 'requestBalance', by: 'staff', from: 3, to: 4 },
  { act: 'complete', by: 'staff', from: 6, to: 7 },
  { act: 'cancel', by: 'staff', from: 0, to: 8 },
  { act: 'cancel', by: 'staff', from: 1, to: 8 },
  { act: 'cancel', by: 'staff', from: 2, to: 8 },
] as const satisfies readonly Edge[];

export type OrderAct = (typeof orderGraph)[number]['act'];

/** The resulting status of an act; undefined if it is not allowed. */
export function leadsTo(act: OrderAct, from: OrderStatus): OrderStatus | undefined {
  return orderGraph.find((edge) => edge.act === act && edge.from === from)?.to;
}

export function actorOf(act: OrderAct): ActorKind | undefined {
  return orderGraph.find((edge) => edge.act === act)?.by;
}

export const orderActs: readonly OrderAct[] = [...new Set(orderGraph.map(({ act }) => act))];

type Predicates = Readonly<Record<OrderAct, (status: OrderStatus) => boolean>>;

/** Whether a status allows an act, for every act of the graph: `orderCan.payDeposit(status)`. */
export const orderCan = Object.fromEntries(
  orderActs.map((act) => [act, (status: OrderStatus) => leadsTo(act, status) !== undefined]),
) as Predicates;

/** The payment whose proof is under review in a status, if any. */
export function underReviewAt(status: OrderStatus): 'deposit' | 'balance' | undefined {
  if (status === 1) return 'deposit';
  return status === 5 ? 'balance' : undefined;
}

/** The vehicle's state in an order status: held until sold or released. */
export function vehicleStateAt(status: OrderStatus): 'held' | 'removed' | 'available' {
  if (status === 7) return 'removed';
  return status === 8 ? 'available' : 'held';
}

/** The coupons' state in an order status: frozen until the deposit has arrived, then used. */
export function couponStateAt(status: OrderStatus): 'frozen' | 'used' | 'unused' {
  if (status === 8) return 'unused';
  return status < 2 ? 'frozen' : 'used';
}
