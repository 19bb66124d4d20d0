import type { Handler } from '../../generated/server.ts';
import type { Order } from '../../generated/client/types.gen.ts';
import { type Context, refuse, userOf } from '../calls/context.ts';
import { formatAmount } from '../pricing/price-text.ts';
import { pictureOf } from '../vehicles/photos.ts';
import { readerUnit } from '../vehicles/reader.ts';
import { readVehicle } from '../vehicles/vehicle-row.ts';
import { countryName, describeTexts } from '../vehicles/vehicle-texts.ts';
import { lapseDeposits } from './lapse.ts';
import { amountsOf, readOwnOrder } from './order-row.ts';
import { orderCan, type OrderStatus } from './order-graph.ts';
import { cityName, freightNumberOf, logisticsLinkOf, portName, statusTexts, transportName } from './order-texts.ts';
import { proofRemarkOf } from './proof-remark.ts';
import { timeText } from '../reference/market-time.ts';

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
    status: order.status,
    statusDesc: statusTexts[order.status][language],
    styleImage: pictureOf(vehicle.id),
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
    ...(orderCan.payDeposit(order.status) && { depositDueAt: order.deposit_due_at.toISOString() }),
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
      statusDesc: statusTexts[record.status as OrderStatus][language],
      createTimeDesc: timeText(record.created_at, timeZone),
      ...proofRemarkOf(record),
    })),
  };
}
