import type { Handler } from '#generated/server.ts';
import { type Context, refuse } from '#server/platform/calls/context.ts';
import { readImportRules } from '#server/marketplace/import/rules-in-force.ts';
import { importOf } from '#server/marketplace/orders/order-import.ts';
import { readVehicle } from '#server/marketplace/vehicles/vehicle-row.ts';
import { areDays } from './days.ts';
import { readOrder } from './read-order.ts';

/** Checks the import rules for an order’s vehicle with other ship dates. */
export const staffPreviewShipment: Handler<'staffPreviewShipment', Context> = async (payload, context) => {
  const { database, language, now } = context;
  const { id, departsOn, arrivesOn } = payload;
  if (!areDays(departsOn, arrivesOn)) return refuse(context, 400, 'dayUnknown');
  const order = await readOrder(database, id);
  const vehicle = order && (await readVehicle(database, order.vehicle_id));
  if (!vehicle) return refuse(context, 400, 'orderGone');
  const { importing } = importOf({
    rules: await readImportRules(database),
    order: { ...order, departs_on: departsOn ?? null, arrives_on: arrivesOn ?? null },
    vehicle,
    language,
    now,
  });
  return { code: 0, body: { ...(importing && { importing }) } };
};
