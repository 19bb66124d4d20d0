import type { Handler } from '#generated/server.ts';
import type { Order, OrderSummary } from '#generated/client/types.gen.ts';
import { type Context, refuse, userOf } from '#server/platform/calls/context.ts';
import { readImportRules } from '#server/marketplace/import/rules-in-force.ts';
import { formatAmount } from '#server/marketplace/pricing/price-text.ts';
import { firstPictureOf, pictureOf } from '#server/marketplace/vehicles/photos.ts';
import { readerUnit } from '#server/marketplace/vehicles/reader.ts';
import { readVehicle, type VehicleFacts } from '#server/marketplace/vehicles/vehicle-row.ts';
import { countryName, describeTexts } from '#server/marketplace/vehicles/vehicle-texts.ts';
import { importOf } from './order-import.ts';
import { lapseDeposits } from './lapse.ts';
import { depositDueAtOf } from './live-order.ts';
import { moneySummaryOf } from './money/money-summary.ts';
import { amountsOf, orderOf, type OrderRow, readOwnOrder } from './order-row.ts';
import { type OrderState, orderStateOf, orderStatusOf, readStatusList } from '#states/order-state.ts';
import { orderCan } from './order-graph.ts';
import {
  cityName,
  freightNumberOf,
  logisticsLinkOf,
  portName,
  proofRemarkOf,
  statusTexts,
  transportName,
} from './order-texts.ts';
import { timeText } from '#server/marketplace/reference/market-time.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { Language } from '#wire/language.ts';
import { nameIn } from '#server/platform/names.ts';

export const getOrder: Handler<'getOrder', Context> = async ({ id }, context) => {
  const { database, services, language } = context;
  const { accountId } = userOf(context);
  await lapseDeposits(services, { accountId });
  const order = await readOwnOrder(database, id, accountId);
  const vehicle = order && (await readVehicle(database, order.vehicle_id));
  if (!vehicle) return refuse(context, 400, 'orderGone');
  const { total, deposit, balance } = amountsOf(order);
  const { name, regDate, mileage, fuel, country } = describeTexts(vehicle, language);
  const unit = readerUnit(language);
  const { shipping, receiver } = order;
  const body: Order = {
    id: order.id,
    orderNo: order.order_no,
    carSourceId: vehicle.id,
    status: orderStatusOf[order.state],
    statusDesc: statusTexts[order.state][language],
    styleImage: firstPictureOf(vehicle),
    styleName: name,
    regDate,
    mileage,
    fuelTypeDesc: fuel,
    countryDesc: country,
    depositPriceDesc: formatAmount(deposit, unit),
    depositCountryPrice: deposit.kes,
    totalPriceDesc: formatAmount(total, unit),
    totalCountryPrice: total.kes,
    balancePriceDesc: formatAmount(balance, unit),
    balanceCountryPrice: balance.kes,
    receiveAddress: {
      address: receiver.address,
      name: receiver.name,
      email: receiver.email,
      phone: receiver.phone,
      cityDesc: cityName(receiver.cityId, language),
      countryDesc: countryName(receiver.countryCode, language),
    },
    endPortCountryDesc: countryName(shipping.countryCode, language),
    endPortDesc: portName(shipping.portId, language),
    transportTypeDesc: transportName(shipping.transportType, language),
    ...freightNumberOf(order),
    ...logisticsLinkOf(order),
    ...depositDueAtOf(order, context.now),
    ...(await moneySummaryOf(database, order)),
    ...importOf({ rules: await readImportRules(database), order, vehicle, language, now: context.now }),
    ...(await readHistory(context, order.id)),
  };
  return { code: 0, body };
};

type History = Pick<Order, 'records' | 'proofRemark'>;

async function readHistory({ database, language, timeZone }: Context, orderId: string): Promise<History> {
  const records = await database
    .selectFrom('order_record')
    .select(['status', 'act', 'note', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute();
  return {
    ...proofRemarkOf(records[0]),
    records: records.map((record) => ({
      statusDesc: statusTexts[orderStateOf[record.status]][language],
      createTimeDesc: timeText(record.created_at, timeZone),
      createdAt: record.created_at.toISOString(),
      ...proofRemarkOf(record),
    })),
  };
}

export const listOrders: Handler<'listOrders', Context> = async ({ statusDesc, pageNo, pageSize }, context) => {
  const { database, services, language } = context;
  const { accountId } = userOf(context);
  // The cancelling job runs only periodically, so cancel this buyer's overdue orders before reading them.
  await lapseDeposits(services, { accountId });
  let wanted = database
    .selectFrom('orders')
    .innerJoin('vehicle', 'vehicle.id', 'orders.vehicle_id')
    .selectAll('orders')
    .select('vehicle.facts')
    .where('orders.account_id', '=', accountId);
  if (statusDesc !== '') wanted = wanted.where('orders.status', 'in', readStatusList(statusDesc));
  const found = await wanted
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const rows = found.map(orderOf);
  const remarks = await readProofRemarks(
    database,
    rows.flatMap(({ id, state }) => (awaitsVoucher(state) ? [id] : [])),
  );
  return { code: 0, body: rows.map((row) => ({ ...summarise(row, language), ...remarkOn(row.id, remarks) })) };
};

/** The remarks of many orders by order. Only orders whose latest record is a rejection have one. */
async function readProofRemarks(database: Database, orderIds: readonly string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const latest = await database
    .selectFrom('order_record')
    .distinctOn('order_id')
    .select(['order_id', 'act', 'note'])
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    latest.flatMap((record) => {
      const { proofRemark } = proofRemarkOf(record);
      return proofRemark === undefined ? [] : [[record.order_id, proofRemark] as const];
    }),
  );
}

type Listed = OrderRow & { facts: VehicleFacts };

/** The states that a rejected proof leads back to. */
function awaitsVoucher(state: OrderState): boolean {
  return orderCan.payDeposit(state) || orderCan.payBalance(state);
}

function remarkOn(id: string, remarks: ReadonlyMap<string, string>): Pick<OrderSummary, 'proofRemark'> {
  const proofRemark = remarks.get(id);
  return proofRemark === undefined ? {} : { proofRemark };
}

function summarise(order: Listed, language: Language): OrderSummary {
  const { total, deposit } = amountsOf(order);
  const unit = readerUnit(language);
  return {
    id: order.id,
    orderNo: order.order_no,
    status: orderStatusOf[order.state],
    statusDesc: statusTexts[order.state][language],
    styleImage: pictureOf(order.vehicle_id),
    styleName: nameIn(order.facts.names, language),
    depositPriceDesc: formatAmount(deposit, unit),
    totalPriceDesc: formatAmount(total, unit),
    ...logisticsLinkOf(order),
  };
}
