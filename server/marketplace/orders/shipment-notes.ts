import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#server/platform/database/tables.ts';
import type { ShipmentFacts, ShipmentNoteKind } from '#server/platform/database/tables/order-tables.ts';
import type { Actor } from './order-graph.ts';
import type { Shipment } from './order-row.ts';

export interface ShipmentNote {
  note: ShipmentNoteKind;
  facts: ShipmentFacts;
  actor: string;
  created_at: Date;
}

/** All shipment notes of an order. The latest of a kind counts; earlier ones are its history. */
export async function readShipmentNotes(database: Database, orderId: string): Promise<ShipmentNote[]> {
  return database
    .selectFrom('order_way')
    .select(['note', 'facts', 'actor', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** The current value of a note. */
export function latestOf(way: readonly ShipmentNote[], note: ShipmentNoteKind): ShipmentFacts {
  return way.findLast((one) => one.note === note)?.facts ?? {};
}

interface Noting {
  orderId: string;
  by: Actor;
  now: Date;
}

/** Adds notes for what has changed, in the transaction of the change. */
export async function addShipmentNotes(
  database: Database,
  { orderId, by, now }: Noting,
  changes: readonly { note: ShipmentNoteKind; before: ShipmentFacts; after: ShipmentFacts }[],
): Promise<void> {
  const changed = changes.filter(({ before, after }) => !isDeepStrictEqual(before, after));
  if (changed.length === 0) return;
  const rows = changed.map(({ note, after }) => ({
    order_id: orderId,
    note,
    facts: JSON.stringify(after),
    actor: by,
    created_at: now,
  }));
  await database.insertInto('order_way').values(rows).execute();
}

type Voyage = Pick<Shipment, 'vessel' | 'departs_on' | 'arrives_on'>;

/** Adds notes for changed vessel and days of a shipment, whatever changed them. */
export async function noteShipmentChanges(
  database: Database,
  noting: Noting,
  before: Voyage,
  after: Voyage,
): Promise<void> {
  await addShipmentNotes(database, noting, [
    { note: 'vesselNamed', before: vesselOf(before), after: vesselOf(after) },
    { note: 'departureSet', before: dayOf(before.departs_on), after: dayOf(after.departs_on) },
    { note: 'arrivalExpected', before: dayOf(before.arrives_on), after: dayOf(after.arrives_on) },
  ]);
}

function dayOf(day: string | null): ShipmentFacts {
  return day === null ? {} : { day };
}

function vesselOf({ vessel }: Voyage): ShipmentFacts {
  return vessel === null ? {} : { vessel };
}
