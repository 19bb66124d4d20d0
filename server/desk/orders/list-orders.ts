import type { Handler } from '#generated/server.ts';
import type { StaffOrderSummary } from '#generated/client/types.gen.ts';
import { type Context, staffActorOf, refuse } from '#server/platform/calls/context.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { orderStatusOf } from '#states/order-state.ts';
import { orderCan } from '#server/marketplace/orders/order-graph.ts';
import { amountsOf } from '#server/marketplace/orders/order-row.ts';
import { statusTexts } from '#server/marketplace/orders/order-texts.ts';
import { formatAmount, plainAmount } from '#server/marketplace/pricing/price-text.ts';
import { timeFormat } from '#server/marketplace/reference/market-time.ts';
import { writeCsv } from '#server/desk/table/write-table.ts';
import { countOrders, findOrders, type FoundOrder, hasGoodDays } from './find-orders.ts';
import { nameIn } from '#server/platform/names.ts';
import type { Language } from '#wire/language.ts';

export const staffListOrders: Handler<'staffListOrders', Context> = async (
  { pageNo, pageSize, ...filter },
  context,
) => {
  if (!hasGoodDays(filter)) return refuse(context, 400, 'dayUnknown');
  const total = await countOrders(context, filter);
  const rows = await findOrders(context, filter, { limit: pageSize, offset: (pageNo - 1) * pageSize });
  return { code: 0, body: { total, orders: rows.map((row) => summarise(row, context)) } };
};

function summarise(row: FoundOrder, { language }: Context): StaffOrderSummary {
  const { total, deposit } = amountsOf(row);
  return {
    id: row.id,
    orderNo: row.order_no,
    status: orderStatusOf[row.state],
    statusDesc: statusTexts[row.state][language],
    version: row.version,
    buyerEmail: row.email,
    receiverName: row.receiver.name,
    countryCode: row.shipping.countryCode,
    vehicleId: row.vehicle_id,
    vehicleName: nameIn(row.facts.names, language),
    total: formatAmount(total, row.pay_unit),
    deposit: formatAmount(deposit, row.pay_unit),
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    ...(orderCan.payDeposit(row.state) && { depositDueAt: row.deposit_due_at.toISOString() }),
    ...(row.freight_number !== null && { freightNumber: row.freight_number }),
    ...(row.vessel !== null && { vessel: row.vessel }),
    ...(row.departs_on !== null && { departsOn: row.departs_on }),
    ...(row.arrives_on !== null && { arrivesOn: row.arrives_on }),
  };
}

const mostExported = 100_000;

const columns = [
  'Order',
  'Status',
  'Created',
  'Changed',
  'Buyer',
  'Recipient',
  'Country',
  'Vehicle id',
  'Vehicle',
  'Currency',
  'Total',
  'Deposit',
  'Freight number',
  'Vessel',
  'Departs',
  'Arrives',
];

/** Exports all matching orders as CSV, with times in the caller’s time zone. */
export const staffExportOrders: Handler<'staffExportOrders', Context> = async (filter, context) => {
  if (!hasGoodDays(filter)) return refuse(context, 400, 'dayUnknown');
  const rows = await findOrders(context, filter, { limit: mostExported + 1, offset: 0 });
  if (rows.length > mostExported) return refuse(context, 400, 'tooManyOrders');
  const { statuses, search, countryCode, createdFrom, createdTo } = filter;
  const after = { rows: rows.length, statuses, search, countryCode, createdFrom, createdTo };
  const act = { by: staffActorOf(context), act: 'export-orders', subject: 'orders', after };
  await writeAuditLog(context.database, act, context.now);
  const timeText = timeFormat(context.timeZone);
  const csv = await writeCsv(columns, rows, (row) => cellsOf(row, context.language, timeText));
  return { code: 0, body: { csv, rows: rows.length } };
};

function cellsOf(row: FoundOrder, language: Language, timeText: (moment: Date) => string): string[] {
  const { total, deposit } = amountsOf(row);
  return [
    row.order_no,
    statusTexts[row.state][language],
    timeText(row.created_at),
    timeText(row.changed_at),
    row.email,
    row.receiver.name,
    row.shipping.countryCode,
    row.vehicle_id,
    nameIn(row.facts.names, language),
    row.pay_unit,
    plainAmount(total, row.pay_unit),
    plainAmount(deposit, row.pay_unit),
    row.freight_number ?? '',
    row.vessel ?? '',
    row.departs_on ?? '',
    row.arrives_on ?? '',
  ];
}
