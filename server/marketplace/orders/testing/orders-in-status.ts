import type { OperationId } from '#generated/operations.ts';
import { moveOrder } from '../move-order.ts';
import { type OrderState, orderStateOf } from '#states/order-state.ts';
import { actorOf, type OrderAct } from '../order-graph.ts';
import { type OrderRow, readOwnOrder } from '../order-row.ts';
import { type Buyer, type Market, reservationOf, stockAnother } from './market.ts';

/** The acts that bring an order into each state. */
const ways: Readonly<Record<OrderState, readonly OrderAct[]>> = {
  awaitingDeposit: [],
  depositInReview: ['payDeposit'],
  preparing: ['payDeposit', 'approvePayment'],
  shipped: ['prepare', 'ship'],
  awaitingBalance: ['prepare', 'ship', 'requestBalance'],
  balanceInReview: ['prepare', 'ship', 'requestBalance', 'payBalance'],
  inTransit: ['prepare', 'ship', 'putInTransit'],
  completed: ['prepare', 'ship', 'putInTransit', 'complete'],
  cancelled: ['close'],
};

const actors = { buyer: 'buyer', clock: 'clock', staff: 'staff:Amina' } as const;

export function actorNamed(act: OrderAct): (typeof actors)[keyof typeof actors] {
  return actors[actorOf(act) ?? 'staff'];
}

/** The calls with which buyers move their orders, named by their rules. */
export const buyerCalls: Readonly<
  Record<string, { operation: OperationId; from: OrderState; to: OrderState; proof: boolean }>
> = {
  'B-163 B-174 B-279 A deposit': {
    operation: 'payDeposit',
    from: 'awaitingDeposit',
    to: 'depositInReview',
    proof: true,
  },
  'B-167 B-174 B-279 A balance': {
    operation: 'payBalance',
    from: 'awaitingBalance',
    to: 'balanceInReview',
    proof: true,
  },
  'B-163 B-277 A cancellation': { operation: 'closeOrder', from: 'awaitingDeposit', to: 'cancelled', proof: false },
  'B-169 B-176 B-278 The confirmation of receipt': {
    operation: 'confirmDelivery',
    from: 'inTransit',
    to: 'completed',
    proof: false,
  },
};

export interface MadeOrder {
  id: string;
  vehicleId: string;
  coupon: string;
}

/** Makes orders in the states that a test needs. */
export function ordersOf(market: Market) {
  const { database, clock } = market.services;

  async function move(buyer: Buyer, orderId: string, act: OrderAct): Promise<OrderRow | undefined> {
    const order = await readOwnOrder(database, orderId, buyer.accountId);
    if (!order) throw new Error('The order is gone.');
    const moved = { act, actor: actorNamed(act), now: clock() };
    return database.transaction().execute((transaction) => moveOrder(transaction, order, moved));
  }

  return {
    move,

    async newOrderIn(buyer: Buyer, state: OrderState): Promise<MadeOrder> {
      const vehicleId = await stockAnother(database);
      const coupon = await market.giveCoupon(buyer);
      await buyer.call('submitOrder', reservationOf(vehicleId, { couponDetailIds: [coupon] }));
      const { id } = await database
        .selectFrom('orders')
        .select('id')
        .where('vehicle_id', '=', vehicleId)
        .executeTakeFirstOrThrow();
      for (const act of ways[state]) await move(buyer, id, act);
      return { id, vehicleId, coupon };
    },

    async stateOf({ id, vehicleId, coupon }: MadeOrder) {
      const [order, vehicle, held, records] = await Promise.all([
        database.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
        database.selectFrom('vehicle').select('state').where('id', '=', vehicleId).executeTakeFirstOrThrow(),
        database.selectFrom('coupon').select('state').where('id', '=', coupon).executeTakeFirstOrThrow(),
        database.selectFrom('order_record').selectAll().where('order_id', '=', id).orderBy('id').execute(),
      ]);
      return { state: orderStateOf[order.status], vehicle: vehicle.state, coupon: held.state, records };
    },
  };
}
