import type { RefundSituation } from '#generated/client/types.gen.ts';
import { noonOf } from '#server/desk/orders/days.ts';
import { actionsByCommand, moveForStaff, type OrderCommand } from '#server/desk/orders/move-for-staff.ts';
import { actorOf, leadsTo, orderActs } from '#server/marketplace/orders/order-graph.ts';
import { type OrderRow, readOrderByNumber, type Shipment } from '#server/marketplace/orders/order-row.ts';
import { statusTexts } from '#server/marketplace/orders/order-texts.ts';
import { refundSituations } from '#server/marketplace/orders/refund-rules.ts';
import { type OrderState, orderStatusOf } from '#states/order-state.ts';
import { marketDay, marketTimeZone } from '#server/marketplace/reference/market-time.ts';
import type { CommandName } from '#server/cli/commands.ts';
import { type CommandServices, StaffRefused } from '#server/cli/command-services.ts';
import type { StaffCommand } from '#server/cli/parse-command.ts';

export function isOrderCommand(command: CommandName): command is OrderCommand {
  return Object.hasOwn(actionsByCommand, command);
}

/** Moves an order with the same function as a desk call. */
export async function actOnOrder(
  { services }: CommandServices,
  { command, subject, options, staffName }: StaffCommand & { command: OrderCommand },
): Promise<string> {
  const now = services.clock();
  const shipment = command === 'ship' ? readShipment(options) : readArrival(options['arrives'], now);
  const reason = options['reason'];
  const withdrawsVehicle = readVehicle(options['vehicle']);
  const situation = readSituation(options['situation']);
  return services.database.transaction().execute(async (transaction) => {
    const order = await readOrderByNumber(transaction, subject);
    if (!order) throw new StaffRefused(`There is no order ${subject}. \`list\` shows those under way.`);
    const moved = await moveForStaff({ services, database: transaction }, order, {
      command,
      by: { name: staffName },
      now,
      detail: { ...options },
      ...(reason && { reason }),
      situation,
      withdrawsVehicle,
      shipment,
    });
    if (moved.is === 'paid') throw new StaffRefused(`The balance of ${subject} is fully paid: use in-transit.`);
    if (moved.is === 'situationMissing') {
      throw new StaffRefused(`Something was paid for ${subject}: --situation decides the refund. ${situationsText}`);
    }
    if (moved.is !== 'moved') throw new StaffRefused(describeRefusal(order, command));
    return `${subject}: ${nameOf(order.state)} → ${nameOf(moved.order.state)}`;
  });
}

/** The commands possible in an order's state. */
export function commandsFor(state: OrderState): OrderCommand[] {
  return (Object.keys(actionsByCommand) as OrderCommand[]).filter(
    (command) => leadsTo(actionsByCommand[command], state) !== undefined,
  );
}

function describeRefusal({ order_no, state }: OrderRow, command: OrderCommand): string {
  const possible = commandsFor(state).join(', ') || 'nothing';
  const awaited = orderActs.filter((act) => actorOf(act) === 'buyer' && leadsTo(act, state) !== undefined);
  const buyers = awaited.length > 0 ? ` The buyer can ${awaited.join(' or ')}.` : '';
  return `${order_no} is ${nameOf(state)}: no ${command} from there. The staff can: ${possible}.${buyers}`;
}

/** A state as the commands write it: its number and its name. */
export function nameOf(state: OrderState): string {
  return `${orderStatusOf[state]} ${statusTexts[state].en}`;
}

function readShipment(options: StaffCommand['options']): Partial<Shipment> {
  const link = options['logistics-link'] ?? '';
  if (link && !/^https?:\/\/\S+$/.test(link)) throw new StaffRefused('--logistics-link is not an http or https URL.');
  return { freight_number: options['freight-number'] ?? '', logistics_link: link };
}

function readVehicle(text = 'offered'): boolean {
  if (text === 'offered' || text === 'withdrawn') return text === 'withdrawn';
  throw new StaffRefused(`--vehicle is '${text}': write offered or withdrawn.`);
}

const situationsText = `Write one of ${refundSituations.join(', ')}.`;

function readSituation(text: string | undefined): RefundSituation | undefined {
  const situation = refundSituations.find((one) => one === text);
  if (text !== undefined && !situation) throw new StaffRefused(`--situation is '${text}'. ${situationsText}`);
  return situation;
}

function readArrival(day: string | undefined, now: Date): Partial<Shipment> {
  if (day === undefined) return {};
  if (!noonOf(day))
    throw new StaffRefused(`--arrives is '${day}': write a day of ${marketTimeZone}, such as 2026-07-01.`);
  if (day < marketDay(now)) throw new StaffRefused(`--arrives is '${day}', which is in the past.`);
  return { arrives_on: day };
}
