import { marketTimeZone } from '../reference/market-time.ts';
import type { PaymentKind } from '../mail/letters/letters.ts';
import { type News, tellBuyer } from '../orders/letters.ts';
import { type Move, moveOrder } from '../orders/move-order.ts';
import { actorOf, leadsTo, type OrderAct, orderActs, type OrderStatus, underReviewAt } from '../orders/order-graph.ts';
import { type OrderRow, readOrderByNumber } from '../orders/order-row.ts';
import { statusTexts } from '../orders/order-texts.ts';
import type { CommandName } from './commands.ts';
import { type Desk, recordAct, StaffRefused } from './desk.ts';
import type { StaffOrder } from './parse-order.ts';

/** The acts of the order graph by the staff's words for them. */
export const actsByCommand = {
  'approve-payment': 'approvePayment',
  'reject-payment': 'rejectPayment',
  prepare: 'prepare',
  ship: 'ship',
  'request-balance': 'requestBalance',
  'in-transit': 'putInTransit',
  complete: 'complete',
  cancel: 'cancel',
} as const satisfies Partial<Record<CommandName, OrderAct>>;

export type OrderCommand = keyof typeof actsByCommand;

export function isOrderCommand(command: CommandName): command is OrderCommand {
  return Object.hasOwn(actsByCommand, command);
}

const days = 24 * 3_600_000;
const noticeDays = 10;

/**
 * Moves an order for the staff. The status, the letter and the record of the act are written together or not at all.
 */
export async function actOnOrder(
  { services }: Desk,
  { command, subject, options, staffName }: StaffOrder & { command: OrderCommand },
): Promise<string> {
  const now = services.clock();
  const act = actsByCommand[command];
  const shipment = command === 'ship' ? readShipment(options) : undefined;
  const arrivesAt = readArrival(options['arrives'], now);
  const reason = options['reason'];
  return services.database.transaction().execute(async (transaction) => {
    const order = await readOrderByNumber(transaction, subject);
    if (!order) throw new StaffRefused(`There is no order ${subject}. \`list\` shows those under way.`);
    const move: Move = {
      act,
      actor: `staff:${staffName}`,
      now,
      ...(reason && { note: reason }),
      ...(shipment && { shipment }),
    };
    const moved = await moveOrder(transaction, order, move);
    if (!moved) throw new StaffRefused(describeRefusal(order, command));
    await recordAct(transaction, { staffName, act: command, subject, detail: { ...options } }, now);
    const told = { kind: paymentAt(order.status), reason: reason ?? '', arrivesAt };
    const news = newsByCommand[command](told);
    if (news) await tellBuyer({ services, database: transaction, now }, moved, news);
    return `${subject}: ${nameOf(order.status)} → ${nameOf(moved.status)}`;
  });
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

/** What the staff can do with an order in a status, in the staff's words. */
export function commandsFor(status: OrderStatus): OrderCommand[] {
  return (Object.keys(actsByCommand) as OrderCommand[]).filter(
    (command) => leadsTo(actsByCommand[command], status) !== undefined,
  );
}

function describeRefusal({ order_no, status }: OrderRow, command: OrderCommand): string {
  const possible = commandsFor(status).join(', ') || 'nothing';
  const awaited = orderActs.filter((act) => actorOf(act) === 'buyer' && leadsTo(act, status) !== undefined);
  const buyers = awaited.length > 0 ? ` The buyer can ${awaited.join(' or ')}.` : '';
  return `${order_no} is ${nameOf(status)}: no ${command} from there. The staff can: ${possible}.${buyers}`;
}

function nameOf(status: OrderStatus): string {
  return `${status} ${statusTexts[status].en}`;
}

function readShipment(options: StaffOrder['options']): Move['shipment'] & object {
  const link = options['logistics-link'] ?? '';
  if (link && !/^https?:\/\/\S+$/.test(link)) throw new StaffRefused('--logistics-link is no http or https address.');
  return { freight_number: options['freight-number'] ?? '', logistics_link: link };
}

function readArrival(text: string | undefined, now: Date): Date {
  if (text === undefined) return new Date(now.getTime() + noticeDays * days);
  // Noon in the market is the same day for every reader near it.
  const arrival = new Date(`${text}T09:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && arrival.toJSON()?.startsWith(text);
  if (!isDay) throw new StaffRefused(`--arrives is '${text}': write a day of ${marketTimeZone}, such as 2026-07-01.`);
  return arrival;
}
