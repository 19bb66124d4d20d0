import type { Handler } from '../../generated/server.ts';
import type { OrderSummary } from '../../generated/client/types.gen.ts';
import { type Context, userOf } from '../calls/context.ts';
import { formatAmount } from '../pricing/price-text.ts';
import { pictureOf } from '../vehicles/photos.ts';
import { readerUnit } from '../vehicles/reader.ts';
import type { VehicleFacts } from '../vehicles/vehicle-row.ts';
import type { Language } from '../../wire/language.ts';
import { lapseDeposits } from './lapse.ts';
import { amountsOf, type OrderRow } from './order-row.ts';
import type { OrderStatus } from './order-graph.ts';
import { readProofRemarks } from './proof-remark.ts';
import { logisticsLinkOf, statusTexts } from './order-texts.ts';

export const listOrders: Handler<'listOrders', Context> = async ({ statusDesc, pageNo, pageSize }, context) => {
  const { database, services, language } = context;
  const { accountId } = userOf(context);
  // What a buyer reads is never behind the clock: the job that cancels overdue orders comes only now and then.
  await lapseDeposits(services, { accountId });
  let wanted = database
    .selectFrom('orders')
    .innerJoin('vehicle', 'vehicle.id', 'orders.vehicle_id')
    .selectAll('orders')
    .select('vehicle.facts')
    .where('orders.account_id', '=', accountId);
  if (statusDesc !== '') wanted = wanted.where('orders.status', 'in', statusDesc.split(',').map(Number));
  const rows = (await wanted
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()) as unknown as Listed[];
  const remarks = await readProofRemarks(
    database,
    rows.flatMap(({ id, status }) => (awaitsVoucher(status) ? [id] : [])),
  );
  return { code: 0, body: rows.map((row) => ({ ...summarise(row, language), ...remarkOn(row.id, remarks) })) };
};

type Listed = OrderRow & { facts: VehicleFacts };

/** Those to which a voucher that is not accepted leads back. */
function awaitsVoucher(status: OrderStatus): boolean {
  return status === 0 || status === 4;
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
    status: order.status,
    statusDesc: statusTexts[order.status][language],
    styleImage: pictureOf(order.vehicle_id),
    styleName: order.facts.names[language],
    depositPriceDesc: formatAmount(deposit, unit),
    totalPriceDesc: formatAmount(total, unit),
    ...logisticsLinkOf(order),
  };
}
