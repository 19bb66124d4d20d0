import type { Handler } from '#generated/server.ts';
import { type Context, refuse } from '#server/platform/calls/context.ts';
import { readVehicle } from '#server/marketplace/vehicles/vehicle-row.ts';
import { readOwn, showToBuyer } from '../documents/handlers.ts';
import { readTimeline } from './timeline.ts';

export const getOrderTimeline: Handler<'getOrderTimeline', Context> = async ({ id }, context) => {
  const { database } = context;
  const order = await readOwn(id, context);
  const vehicle = order && (await readVehicle(database, order.vehicle_id));
  if (!vehicle) return refuse(context, 400, 'orderGone');
  const reader = { isForStaff: false, now: context.now, show: await showToBuyer(order, context) };
  const timeline = await readTimeline(database, order, vehicle.facts.countryCode, reader);
  return { code: 0, body: { ...timeline, can: [] } };
};
