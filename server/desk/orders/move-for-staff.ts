import { type Doer, recordAct } from '../../calls/record-act.ts';
import type { Database } from '../../database/tables.ts';
import type { PaymentKind } from '../../mail/letters/letters.ts';
import { type News, tellBuyer } from '../../orders/letters.ts';
import { type Move, moveOrder } from '../../orders/move-order.ts';
import { type OrderAct, type OrderStatus, underReviewAt } from '../../orders/order-graph.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import type { Services } from '../../services/services.ts';
import { lockVehicle } from '../../vehicles/vehicle-row.ts';

/** What the staff do to an order, by the record's words and the command's. */
export const actsByCommand = {
  'approve-payment': 'approvePayment',
  'reject-payment': 'rejectPayment',
  prepare: 'prepare',
  ship: 'ship',
  'request-balance': 'requestBalance',
  'in-transit': 'putInTransit',
  complete: 'complete',
  cancel: 'cancel',
} as const satisfies Record<string, OrderAct>;

export type OrderCommand = keyof typeof actsByCommand;

export interface StaffMove {
  command: OrderCommand;
  by: Doer;
  now: Date;
  /** The version that was seen; a command has seen none, and acts on the order as it is. */
  version?: number;
  reason?: string;
  shipment?: NonNullable<Move['shipment']>;
  arrivesAt?: Date;
  /** What the record says besides. */
  detail?: Readonly<Record<string, unknown>>;
}

type Moved = { is: 'moved'; order: OrderRow } | { is: 'changed' } | { is: 'impossible' };

const days = 24 * 3_600_000;
const noticeDays = 10;

/**
 * Moves an order for the staff, in the caller's transaction: the status, the letter and the record of the act are written
 * together or not at all.
 */
export async function moveForStaff(
  { services, database }: { services: Services; database: Database },
  order: OrderRow,
  staffMove: StaffMove,
): Promise<Moved> {
  const { command, by, now, reason, shipment, arrivesAt, detail } = staffMove;
  const seen = await lockOrder(database, order);
  if (staffMove.version !== undefined && staffMove.version !== seen.version) return { is: 'changed' };
  const move: Move = {
    act: actsByCommand[command],
    actor: `staff:${by.name}`,
    now,
    ...(reason && { note: reason }),
    ...(shipment && { shipment }),
  };
  const moved = await moveOrder(database, order, move);
  if (!moved) return { is: 'impossible' };
  const { status, version, order_no: subject } = moved;
  const before = { status: seen.status, version: seen.version };
  const after = { status, version, ...(reason && { reason }), ...shipment };
  await recordAct(database, { by, act: command, subject, before, after, ...(detail && { detail }) }, now);
  const news = newsByCommand[command]({
    kind: paymentAt(seen.status),
    reason: reason ?? '',
    arrivesAt: arrivesAt ?? new Date(now.getTime() + noticeDays * days),
  });
  if (news) await tellBuyer({ services, database, now }, moved, news);
  return { is: 'moved', order: moved };
}

/** Locks the vehicle first, as every move does, and then the order. */
export async function lockOrder(
  transaction: Database,
  { id, vehicle_id }: Pick<OrderRow, 'id' | 'vehicle_id'>,
): Promise<OrderRow> {
  await lockVehicle(transaction, vehicle_id);
  const locked = await transaction
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return locked as unknown as OrderRow;
}

interface Told {
  kind: PaymentKind;
  reason: string;
  arrivesAt: Date;
}

/** The letter to the buyer; none if the buyer had the vehicle before we recorded it. */
const newsByCommand: Readonly<Record<OrderCommand, (told: Told) => News | undefined>> = {
  'approve-payment': ({ kind }) => ({ what: 'approved', kind }),
  'reject-payment': ({ kind, reason }) => ({ what: 'rejected', kind, reason }),
  prepare: ({ kind }) => ({ what: 'approved', kind }),
  ship: () => ({ what: 'shipped' }),
  'request-balance': ({ arrivesAt }) => ({ what: 'balanceDue', arrivesAt }),
  'in-transit': ({ kind }) => ({ what: 'approved', kind }),
  complete: () => undefined,
  cancel: () => ({ what: 'cancelled', cause: 'staff' }),
};

/** Which payment the staff have judged, by the status of the order. */
function paymentAt(status: OrderStatus): PaymentKind {
  return underReviewAt(status) ?? (status === 0 ? 'deposit' : 'balance');
}
