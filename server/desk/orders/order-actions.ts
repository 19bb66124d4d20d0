import type { Handlers } from '#generated/server.ts';
import type { StaffOrderState } from '#generated/client/types.gen.ts';
import { type Context, staffActorOf, memberOf, refuse } from '#server/platform/calls/context.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { changeShipment } from '#server/marketplace/orders/change-shipment.ts';
import type { Shipment } from '#server/marketplace/orders/order-row.ts';
import { orderStatusOf } from '#states/order-state.ts';
import { hasShipmentAt, leadsTo } from '#server/marketplace/orders/order-graph.ts';
import type { OrderRow } from '#server/marketplace/orders/order-row.ts';
import { statusTexts } from '#server/marketplace/orders/order-texts.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { areDays } from './days.ts';
import { lockOrder, moveForStaff, type StaffMove } from './move-for-staff.ts';
import { readOrder } from './read-order.ts';

type ActOperation =
  | 'staffApprovePayment'
  | 'staffRejectPayment'
  | 'staffRecordPayment'
  | 'staffShipOrder'
  | 'staffChangeShipment'
  | 'staffRequestBalance'
  | 'staffCompleteOrder'
  | 'staffCancelOrder';

export const orderActionHandlers: Pick<Handlers<Context>, ActOperation> = {
  staffApprovePayment: (payload, context) => act(context, payload, { command: 'approve-payment' }),

  staffRejectPayment: (payload, context) =>
    act(context, payload, { command: 'reject-payment', reason: payload.reason.trim() }),

  async staffRecordPayment(payload, context) {
    const order = await readOrder(context.database, payload.id);
    if (!order) return refuse(context, 400, 'orderGone');
    const isDeposit = leadsTo('prepare', order.state) !== undefined;
    return act(context, payload, { command: isDeposit ? 'prepare' : 'in-transit' });
  },

  async staffShipOrder(payload, context) {
    const { freightNumber, logisticsLink = '', vessel, departsOn, arrivesOn } = payload;
    if (!areDays(departsOn, arrivesOn)) return refuse(context, 400, 'dayUnknown');
    const shipment = {
      freight_number: freightNumber.trim(),
      logistics_link: logisticsLink,
      ...(vessel !== undefined && { vessel: vessel?.trim() ?? null }),
      ...(departsOn !== undefined && { departs_on: departsOn }),
      ...(arrivesOn !== undefined && { arrives_on: arrivesOn }),
    };
    return act(context, payload, { command: 'ship', shipment });
  },

  async staffChangeShipment(payload, context) {
    const { database, now } = context;
    const { id, version, freightNumber, logisticsLink, vessel, departsOn, arrivesOn } = payload;
    if (!areDays(departsOn, arrivesOn)) return refuse(context, 400, 'dayUnknown');
    const found = await readOrder(database, id);
    if (!found) return refuse(context, 400, 'orderGone');
    const order = await lockOrder(database, found);
    if (order.version !== version) return { code: 409 };
    const isUnderWay = order.freight_number !== null;
    const isOfShipped = freightNumber !== undefined || logisticsLink !== undefined;
    if (!hasShipmentAt(order.state) || (isOfShipped && !isUnderWay)) {
      return refuse(context, 400, 'orderStatusChanged');
    }
    const shipment = {
      vessel: vessel?.trim() ?? null,
      departs_on: departsOn ?? null,
      arrives_on: arrivesOn ?? null,
      ...(isUnderWay && { logistics_link: logisticsLink ?? '' }),
      ...(freightNumber !== undefined && { freight_number: freightNumber.trim() }),
    };
    const by = `staff:${memberOf(context).name}` as const;
    const changed = await changeShipment(database, order, shipment, { by, now });
    await writeAuditLog(
      database,
      {
        by: staffActorOf(context),
        act: 'change-shipment',
        subject: order.order_no,
        before: shipmentOf(order),
        after: shipmentOf(changed),
      },
      now,
    );
    return { code: 0, body: stateOf(changed, context) };
  },

  async staffRequestBalance(payload, context) {
    const { id, arrivesOn } = payload;
    if (!areDays(arrivesOn)) return refuse(context, 400, 'dayUnknown');
    const order = await readOrder(context.database, id);
    if (!order) return refuse(context, 400, 'orderGone');
    if (arrivesOn === undefined || arrivesOn === order.arrives_on) {
      return act(context, payload, { command: 'request-balance' });
    }
    if (arrivesOn < marketDay(context.now)) return refuse(context, 400, 'arrivalPast');
    return act(context, payload, { command: 'request-balance', shipment: { arrives_on: arrivesOn } });
  },

  staffCompleteOrder: (payload, context) => act(context, payload, { command: 'complete' }),

  staffCancelOrder: (payload, context) =>
    act(context, payload, {
      command: 'cancel',
      reason: payload.reason.trim(),
      withdrawsVehicle: payload.withdrawsVehicle === true,
      situation: payload.situation,
    }),
};

async function act(
  context: Context,
  { id, version }: { id: string; version: number },
  staffMove: Pick<StaffMove, 'command' | 'reason' | 'situation' | 'withdrawsVehicle' | 'shipment'>,
) {
  const { database, services, now } = context;
  const order = await readOrder(database, id);
  if (!order) return refuse(context, 400, 'orderGone');
  const moved = await moveForStaff({ services, database }, order, {
    ...staffMove,
    by: staffActorOf(context),
    version,
    now,
  });
  if (moved.is === 'changed') return { code: 409 } as const;
  if (moved.is === 'paid') return refuse(context, 400, 'balancePaid');
  if (moved.is === 'situationMissing') return refuse(context, 400, 'refundSituationMissing');
  if (moved.is === 'impossible') return refuse(context, 400, 'orderStatusChanged');
  return { code: 0, body: stateOf(moved.order, context) } as const;
}

export function stateOf({ version, state }: OrderRow, { language }: Context): StaffOrderState {
  return { version, status: orderStatusOf[state], statusDesc: statusTexts[state][language] };
}

function shipmentOf({ freight_number, logistics_link, vessel, departs_on, arrives_on }: Shipment) {
  return {
    freightNumber: freight_number,
    logisticsLink: logistics_link,
    vessel,
    departsOn: departs_on,
    arrivesOn: arrives_on,
  };
}
