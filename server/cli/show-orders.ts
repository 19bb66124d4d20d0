import { marketTimeZone, timeText } from '#server/marketplace/reference/market-time.ts';
import { linkFile } from '#server/platform/files/file-links.ts';
import { amountsOf, orderOf, readOrderByNumber } from '#server/marketplace/orders/order-row.ts';
import type { OrderStatus } from '#generated/client/types.gen.ts';
import { orderStateOf, orderStates, orderStatusOf, readStatusList } from '#states/order-state.ts';
import { vehicleStateAt } from '#server/marketplace/orders/order-graph.ts';
import { cityName, portName, statusTexts, transportName } from '#server/marketplace/orders/order-texts.ts';
import { quoteLines } from '#server/marketplace/orders/quote-lines.ts';
import { formatAmount } from '#server/marketplace/pricing/price-text.ts';
import { readVehicle } from '#server/marketplace/vehicles/vehicle-row.ts';
import { countryName } from '#server/marketplace/vehicles/vehicle-texts.ts';
import { type CommandServices, StaffRefused } from '#server/cli/command-services.ts';
import { commandsFor, nameOf } from '#server/cli/order-commands.ts';
import { table } from '#server/cli/table.ts';

const underWay = orderStates.filter((state) => vehicleStateAt(state) === 'held');
const longestList = 200;

export async function listOrders({ services }: CommandServices, statuses: string | undefined): Promise<string> {
  const rows = await services.database
    .selectFrom('orders')
    .innerJoin('account', 'account.id', 'orders.account_id')
    .innerJoin('vehicle', 'vehicle.id', 'orders.vehicle_id')
    .selectAll('orders')
    .select(['account.email', 'vehicle.name'])
    .where('orders.status', 'in', readStatuses(statuses))
    .orderBy('orders.changed_at')
    .limit(longestList)
    .execute();
  if (rows.length === 0) return 'No such orders.';
  const cells = rows
    .map(orderOf)
    .map((row) => [
      row.order_no,
      nameOf(row.state),
      row.email,
      row.name,
      formatAmount(amountsOf(row).deposit, row.pay_unit),
      timeText(row.changed_at, marketTimeZone),
      commandsFor(row.state).join(', '),
    ]);
  return table(['Order', 'Status', 'Buyer', 'Vehicle', 'Deposit', 'Since (Nairobi time)', 'The staff can'], cells);
}

function readStatuses(text: string | undefined): OrderStatus[] {
  if (text === undefined) return underWay.map((state) => orderStatusOf[state]);
  const wanted = readStatusList(text);
  const known = Object.values(orderStatusOf).filter((status) => wanted.includes(status));
  if (known.length !== new Set(wanted).size) {
    throw new StaffRefused(`--status is '${text}': name statuses from 0 to 8, such as 1,5.`);
  }
  return known;
}

export async function showOrder({ services }: CommandServices, orderNo: string): Promise<string> {
  const { database, publicUrl, secret } = services;
  const order = await readOrderByNumber(database, orderNo);
  const vehicle = order && (await readVehicle(database, order.vehicle_id));
  if (!vehicle) throw new StaffRefused(`There is no order ${orderNo}. \`list\` shows those under way.`);
  const { receiver, shipping } = order;
  const facts = [
    ['Status', nameOf(order.state)],
    ['Vehicle', `${vehicle.name} (${vehicle.id}, ${vehicle.facts.refNo})`],
    ['Recipient', `${receiver.name}, ${receiver.email}, ${receiver.phone}`],
    ['Address', `${receiver.address}, ${cityName(receiver.cityId, 'en')}, ${countryName(receiver.countryCode, 'en')}`],
    [
      'Shipping',
      `${portName(shipping.portId, 'en')} for ${countryName(shipping.countryCode, 'en')}, ${transportName(shipping.transportType, 'en')}`,
    ],
    ...quoteLines(order, order.pay_unit, 'en').map(({ label, value }) => [label, value]),
    ['Deposit due', `${timeText(order.deposit_due_at, marketTimeZone)}, Nairobi time`],
    ...(order.freight_number ? [['Freight', `${order.freight_number} ${order.logistics_link ?? ''}`]] : []),
    ['The staff can', commandsFor(order.state).join(', ') || 'nothing'],
  ];
  const vouchers = await database
    .selectFrom('voucher')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('created_at')
    .execute();
  const records = await database
    .selectFrom('order_record')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  const proofs = vouchers.flatMap(({ kind, state, images }) =>
    images.map((path) => [kind, state, `${publicUrl}${linkFile(secret, path, 'staff', services.clock())}`]),
  );
  const history = records.map(({ created_at, status, act, actor, note }) => [
    timeText(created_at, marketTimeZone),
    statusTexts[orderStateOf[status]].en,
    act,
    actor,
    note ?? '',
  ]);
  return [
    table(['Order', orderNo], facts),
    ...(proofs.length > 0 ? [table(['Payment proof', 'State', 'Picture'], proofs)] : []),
    table(['When (Nairobi time)', 'Status', 'Act', 'By', 'Note'], history),
  ].join('\n\n');
}
