import type { SentOriginals, StaffOrderState, StaffOrderTimeline } from '#generated/client/types.gen.ts';
import { type OperationFacts, operations } from '#generated/operations.ts';
import type { Handlers } from '#generated/server.ts';
import { type Context, staffActorOf, memberOf, refuse } from '#server/platform/calls/context.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import type { ShipmentFacts, ShipmentNoteKind } from '#server/platform/database/tables/order-tables.ts';
import { countChange } from '#server/marketplace/orders/change-shipment.ts';
import { hasShipmentAt, hasShippedAt } from '#server/marketplace/orders/order-graph.ts';
import type { OrderState } from '#states/order-state.ts';
import type { OrderRow } from '#server/marketplace/orders/order-row.ts';
import { latestOf, addShipmentNotes, readShipmentNotes } from '#server/marketplace/orders/shipment-notes.ts';
import { readTimeline } from '#server/marketplace/orders/timeline/timeline.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import { readVehicle } from '#server/marketplace/vehicles/vehicle-row.ts';
import { areDays } from './days.ts';
import { lockOrder } from './move-for-staff.ts';
import { stateOf } from './order-actions.ts';
import { showToMember } from './documents.ts';
import { readOrder } from './read-order.ts';

type ShipmentEventOperation = 'staffGetTimeline' | 'staffNoteInspection' | 'staffNoteArrival';
type Can = StaffOrderTimeline['can'][number];

/** When each event is allowed: inspection until the end; arrival also after the buyer confirmed receipt. */
const possible: Readonly<Record<Can, (state: OrderState) => boolean>> = {
  noteInspection: hasShipmentAt,
  noteArrival: hasShippedAt,
};

/** Shipment events recorded by staff, and the timeline of an order. */
export const shipmentEventHandlers: Pick<Handlers<Context>, ShipmentEventOperation> = {
  async staffGetTimeline({ id }, context) {
    const { database } = context;
    const order = await readOrder(database, id);
    const vehicle = order && (await readVehicle(database, order.vehicle_id));
    if (!vehicle) return refuse(context, 400, 'orderGone');
    const reader = { isForStaff: true, now: context.now, show: await showToMember(order, context) };
    const timeline = await readTimeline(database, order, vehicle.facts.countryCode, reader);
    // The order was read before its shipment, so a change in between is a conflict and not overwritten.
    return { code: 0, body: { version: order.version, ...timeline, can: canNote(order, context) } };
  },

  async staffNoteInspection({ id, version, ...inspection }, context) {
    const { inspectedBy, plannedOn, passedOn, certificateNumber, checkAt } = inspection;
    if (!areDays(plannedOn, passedOn)) return refuse(context, 400, 'dayUnknown');
    if (isAhead(passedOn, context)) return refuse(context, 400, 'dayAhead');
    if (passedOn !== undefined && certificateNumber === undefined) return refuse(context, 400, 'certificateMissing');
    // Without its day, the rest would not be stored.
    const needsPassed = certificateNumber !== undefined || checkAt !== undefined;
    const needsAny = inspectedBy !== undefined && plannedOn === undefined;
    if (passedOn === undefined && (needsPassed || needsAny)) return refuse(context, 400, 'inspectionDayMissing');
    const by = inspectedBy === undefined ? {} : { inspectedBy: inspectedBy.trim() };
    return note(
      context,
      { id, version, can: 'noteInspection' },
      {
        inspectionPlanned: plannedOn === undefined ? {} : { ...by, day: plannedOn },
        inspectionPassed:
          passedOn === undefined || certificateNumber === undefined
            ? {}
            : { ...by, day: passedOn, number: certificateNumber.trim(), ...(checkAt !== undefined && { checkAt }) },
      },
    );
  },

  async staffNoteArrival({ id, version, arrivedOn, releasedOn, originals }, context) {
    if (!areDays(arrivedOn, releasedOn, originals?.sentOn)) return refuse(context, 400, 'dayUnknown');
    if ([arrivedOn, releasedOn, originals?.sentOn].some((day) => isAhead(day, context)))
      return refuse(context, 400, 'dayAhead');
    const isReleasedFirst = releasedOn !== undefined && (arrivedOn === undefined || releasedOn < arrivedOn);
    if (isReleasedFirst) return refuse(context, 400, 'releaseTooEarly');
    return note(
      context,
      { id, version, can: 'noteArrival' },
      {
        arrived: arrivedOn === undefined ? {} : { day: arrivedOn },
        released: releasedOn === undefined ? {} : { day: releasedOn },
        originalsSent: originals ? originalsFacts(originals) : {},
      },
    );
  },
};

function originalsFacts({ sentOn, courier, number, trackAt }: SentOriginals): ShipmentFacts {
  return {
    day: sentOn,
    courier: courier.trim(),
    number: number.trim(),
    ...(trackAt !== undefined && { trackAt }),
  };
}

/** Past events cannot have a future date. */
function isAhead(day: string | undefined, { now }: Context): boolean {
  return day !== undefined && day > marketDay(now);
}

interface Seen {
  id: string;
  version: number;
  can: Can;
}

async function note(
  context: Context,
  { id, version, can }: Seen,
  facts: Partial<Record<ShipmentNoteKind, ShipmentFacts>>,
) {
  const { database, now } = context;
  const found = await readOrder(database, id);
  if (!found) return refuse(context, 400, 'orderGone');
  const order = await lockOrder(database, found);
  if (order.version !== version) return { code: 409 } as const;
  if (!possible[can](order.state)) return refuse(context, 400, 'orderStatusChanged');
  const way = await readShipmentNotes(database, id);
  const notes = Object.keys(facts) as ShipmentNoteKind[];
  const changes = notes.map((name) => ({ note: name, before: latestOf(way, name), after: facts[name] ?? {} }));
  await addShipmentNotes(database, { orderId: id, by: `staff:${memberOf(context).name}`, now }, changes);
  const act = can === 'noteInspection' ? 'note-inspection' : 'note-arrival';
  const before = Object.fromEntries(changes.map((change) => [change.note, change.before]));
  await writeAuditLog(database, { by: staffActorOf(context), act, subject: order.order_no, before, after: facts }, now);
  const body: StaffOrderState = stateOf(await countChange(database, order, now), context);
  return { code: 0, body } as const;
}

function canNote({ state }: OrderRow, context: Context): Can[] {
  const { role } = memberOf(context);
  const calls = { noteInspection: operations.staffNoteInspection, noteArrival: operations.staffNoteArrival };
  return (Object.keys(possible) as Can[]).filter((can) => {
    const { roles }: OperationFacts = calls[can];
    const mayCall = roles?.includes(role) ?? false;
    return mayCall && possible[can](state);
  });
}
