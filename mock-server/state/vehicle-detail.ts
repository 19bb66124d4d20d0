import type { Vehicle } from '#generated/client/types.gen.ts';
import { orderStateOf } from '#states/order-state.ts';
import { detailStateOf, vehicleStatusOf } from '#states/vehicle-availability.ts';
import type { PayloadOf } from '#generated/server.ts';
import { orderCan, underReviewAt } from '#server/marketplace/orders/order-graph.ts';
import { describeAddress } from './addresses.ts';
import type { MockContext, MockHandlers } from './context.ts';

export const detailHandlers: MockHandlers = {
  async getVehicleDetail(payload, context) {
    const body = await readVehicle(payload, context);
    return body ? { code: 0, body } : { code: 500 };
  },
};

/** A vehicle from the examples with the caller's own actions applied. */
export async function readVehicle(payload: PayloadOf<'getVehicleDetail'>, context: MockContext) {
  const shown = await context.show('getVehicleDetail', payload);
  if (!shown) return undefined;
  const { own, language } = context;
  const { receiveAddress: _example, ...others } = shown;
  const [first] = own.addresses;
  const { carSourceId } = payload;
  return {
    ...others,
    vehicle: {
      ...shown.vehicle,
      favoriteState: own.favorites.includes(carSourceId) ? ('1' as const) : ('0' as const),
      ...findFor(carSourceId, context),
    },
    ...(first && { receiveAddress: describeAddress(first, language) }),
  };
}

type Found = Pick<Vehicle, 'vehicleStatus' | 'orderId' | 'status' | 'detailState'>;

/** The effect of an order created here on its vehicle; empty if there is none. */
export function findFor(vehicleId: string, { memory, own }: Pick<MockContext, 'memory' | 'own'>): Partial<Found> {
  for (const person of memory.people.values()) {
    if (person !== own && (person.isAlone || own.isAlone)) continue;
    const order = person.orders.find(
      ({ id, carSourceId, status }) =>
        carSourceId === vehicleId && orderStateOf[status] !== 'cancelled' && person.reserved.includes(id),
    );
    if (!order) continue;
    const { id: orderId, status } = order;
    const state = orderStateOf[status];
    if (state === 'completed') return { vehicleStatus: vehicleStatusOf.removed };
    if (person !== own) return { vehicleStatus: vehicleStatusOf.reserved };
    const isUnderReview = underReviewAt(state) === 'deposit';
    return {
      vehicleStatus: vehicleStatusOf.own,
      orderId,
      status,
      ...(orderCan.payDeposit(state) && { detailState: detailStateOf.due }),
      ...(isUnderReview && { detailState: detailStateOf.inReview }),
    };
  }
  return {};
}
