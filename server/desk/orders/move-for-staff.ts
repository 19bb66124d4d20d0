import { type StaffActor, writeAuditLog } from '#server/platform/calls/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { RefundSituation } from '#generated/client/types.gen.ts';
import type { PaymentKind } from '#server/marketplace/mails/mails.ts';
import { type OrderUpdate, notifyBuyer } from '#server/marketplace/orders/notify-buyer.ts';
import { type Move, moveOrder } from '#server/marketplace/orders/move-order.ts';
import { leadsTo, type OrderAct, paymentAt } from '#server/marketplace/orders/order-graph.ts';
import { readMoney } from '#server/marketplace/orders/money/money-lines.ts';
import { dueAt } from '#server/marketplace/orders/money/money-sums.ts';
import { recordReceipt, type Receipt } from '#server/marketplace/orders/money/record-receipt.ts';
import { orderOf, type OrderRow, type Shipment } from '#server/marketplace/orders/order-row.ts';
import { orderStatusOf } from '#states/order-state.ts';
import type { Services } from '#server/platform/services.ts';
import { lockVehicle } from '#server/marketplace/vehicles/vehicle-row.ts';
import { noonOf } from './days.ts';

/** Staff actions on orders, by their names in the audit log and in the staff command. */
export const actionsByCommand = {
  'approve-payment': 'approvePayment',
  'reject-payment': 'rejectPayment',
  prepare: 'prepare',
  ship: 'ship',
  'request-balance': 'requestBalance',
  'in-transit': 'putInTransit',
  complete: 'complete',
  cancel: 'cancel',
} as const satisfies Record<string, OrderAct>;

export type OrderCommand = keyof typeof actionsByCommand;

/** Actions of accounts that only the desk offers, because they need an amount. */
const deskActions = { ...actionsByCommand, 'accept-part': 'acceptPart' } as const satisfies Record<string, OrderAct>;
type DeskCommand = keyof typeof deskActions;

const confirming: ReadonlySet<DeskCommand> = new Set(['approve-payment', 'prepare', 'in-transit']);

export interface StaffMove {
  command: DeskCommand;
  by: StaffActor;
  now: Date;
  /** The version the caller saw; absent for the staff command, which acts on the current version. */
  version?: number;
  reason?: string;
  /** Which refund rule applies to a cancelled order; required if something was received. */
  situation?: RefundSituation | undefined;
  /** Withdraws the vehicle when the order ends. */
  withdrawsVehicle?: boolean;
  shipment?: Partial<Shipment>;
  /** The amount received. Approving without it means exactly the amount due. */
  receipt?: Receipt;
  /** Additional details for the audit log. */
  detail?: Readonly<Record<string, unknown>>;
}

type Moved =
  | { is: 'moved'; order: OrderRow }
  | { is: 'changed' }
  | { is: 'impossible' }
  | { is: 'paid' }
  | { is: 'situationMissing' };

const days = 24 * 3_600_000;
const noticeDays = 10;

/** Changes the status of an order for the staff, with e-mail and audit entry, in the caller’s transaction. */
export async function moveForStaff(
  { services, database }: { services: Services; database: Database },
  order: OrderRow,
  staffMove: StaffMove,
): Promise<Moved> {
  const { command, by, now, reason, situation, shipment = {} } = staffMove;
  const seen = await lockOrder(database, order);
  if (staffMove.version !== undefined && staffMove.version !== seen.version) return { is: 'changed' };
  const act = deskActions[command];
  if (leadsTo(act, seen.state) === undefined) return { is: 'impossible' };
  const money = await readMoney(database, seen);
  if (command === 'request-balance' && money.sums.missing === 0) return { is: 'paid' };
  // Without a rule, nothing would be promised to the buyer.
  if (command === 'cancel' && money.sums.received > 0 && !situation) return { is: 'situationMissing' };
  const due = dueAt(seen.state, money.sums);
  const receipt = confirming.has(command) ? (staffMove.receipt ?? { amount: due }) : staffMove.receipt;
  if (receipt) await recordReceipt(database, seen, { receipt, due, by, now });
  const move: Move = {
    act,
    actor: `staff:${by.name}`,
    now,
    ...(reason && { note: reason }),
    ...(situation && { situation }),
    shipment,
  };
  const moved = await moveOrder(database, order, move);
  if (!moved) return { is: 'impossible' };
  if (staffMove.withdrawsVehicle) await withdrawReleased(database, moved, { by, now });
  const { version, order_no: subject } = moved;
  const formerShipment = Object.fromEntries(
    (Object.keys(shipment) as (keyof Shipment)[]).map((field) => [field, seen[field]]),
  );
  const before = { status: orderStatusOf[seen.state], version: seen.version, ...formerShipment };
  const after = { status: orderStatusOf[moved.state], version, ...(reason && { reason }), ...shipment };
  // The exact amount due needs no details.
  const detail = staffMove.receipt
    ? { ...staffMove.detail, ...staffMove.receipt, due, payUnit: moved.pay_unit }
    : staffMove.detail;
  await writeAuditLog(database, { by, act: command, subject, before, after, ...(detail && { detail }) }, now);
  const update = updateByCommand[command]({
    kind: paymentAt(seen.state),
    reason: reason ?? '',
    arrivesAt: arrivalOf(moved) ?? new Date(now.getTime() + noticeDays * days),
    received: receipt?.amount ?? 0,
    due,
    forgiven: money.sums.shortfall,
  });
  if (update) await notifyBuyer({ services, database, now }, moved, update);
  return { is: 'moved', order: moved };
}

function arrivalOf({ arrives_on: day }: OrderRow): Date | undefined {
  return day === null ? undefined : noonOf(day);
}

/** Locks the vehicle first, like every status change, and then the order. */
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
  return orderOf(locked);
}

interface UpdateFacts {
  kind: PaymentKind;
  reason: string;
  arrivesAt: Date;
  received: number;
  due: number;
  /** Earlier accepted shortfalls. Money that makes up for them is no overpayment. */
  forgiven: number;
}

/** The e-mail to the buyer; none if the buyer received the vehicle before it was recorded. */
const updateByCommand: Readonly<Record<DeskCommand, (facts: UpdateFacts) => OrderUpdate | undefined>> = {
  'approve-payment': approved,
  'accept-part': ({ kind, received, due }) => ({ what: 'partReceived', kind, received, missing: due - received }),
  'reject-payment': ({ kind, reason }) => ({ what: 'rejected', kind, reason }),
  prepare: approved,
  ship: () => ({ what: 'shipped' }),
  'request-balance': ({ arrivesAt }) => ({ what: 'balanceDue', arrivesAt }),
  'in-transit': approved,
  complete: () => undefined,
  cancel: () => ({ what: 'cancelled', cause: 'staff' }),
};

function approved({ kind, received, due, forgiven }: UpdateFacts): OrderUpdate {
  const over = received - due - forgiven;
  return { what: 'approved', kind, ...(over > 0 && { received, over }) };
}

/** Withdraws the vehicle of a cancelled order in the same transaction, so that nobody can reserve it in between. */
async function withdrawReleased(
  database: Database,
  { vehicle_id: id, order_no: orderNo }: Pick<OrderRow, 'vehicle_id' | 'order_no'>,
  { by, now }: { by: StaffActor; now: Date },
): Promise<void> {
  const row = await lockVehicle(database, id);
  if (row?.state !== 'available') return;
  const withdrawn = {
    stage: 'withdrawn',
    state: 'removed',
    flash_deduction_cents: null,
    flash_ends_at: null,
    version: row.version + 1,
    changed_at: now,
  } as const;
  await database.updateTable('vehicle').set(withdrawn).where('id', '=', id).execute();
  const [before, after] = [
    { state: 'held', version: row.version },
    { state: 'withdrawn', version: withdrawn.version },
  ];
  const act = { by, act: 'withdraw-vehicle', subject: row.facts.refNo, before, after, detail: { order: orderNo } };
  await writeAuditLog(database, act, now);
}
