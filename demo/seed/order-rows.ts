import type { Database } from '#server/platform/database/tables.ts';
import { depositDueFrom } from '#server/marketplace/orders/live-order.ts';
import { type OrderAct, underReviewAt } from '#server/marketplace/orders/order-graph.ts';
import { type OrderState, orderStatusOf } from '#states/order-state.ts';
import {
  type StoredQuote,
  type StoredReceiver,
  type StoredShipping,
  takeOrderNumber,
} from '#server/marketplace/orders/order-row.ts';
import { quote } from '#server/marketplace/pricing/quote.ts';
import { coupons, designatedIds } from '../people/coupons.ts';
import { addresses } from '../people/saved-items.ts';
import type { DemoOrder } from '../people/orders.ts';
import type { Stock } from '../stock.ts';
import { demoPricingSettings } from '../pricing-settings.ts';
import { pricedAt } from '../vehicles/vehicle.ts';
import { proofPaths } from './demo-uploads.ts';
import type { SeedRow } from './insert-rows.ts';

const staff = 'staff:Demo';

/** What led to each state, and who did it. */
const acts: Readonly<Record<OrderState, readonly [act: OrderAct | 'reserve', actor: string]>> = {
  awaitingDeposit: ['reserve', 'buyer'],
  depositInReview: ['payDeposit', 'buyer'],
  preparing: ['approvePayment', staff],
  shipped: ['ship', staff],
  awaitingBalance: ['requestBalance', staff],
  balanceInReview: ['payBalance', 'buyer'],
  inTransit: ['approvePayment', staff],
  completed: ['confirmDelivery', 'buyer'],
  cancelled: ['close', 'buyer'],
};

export interface NumberedOrder extends DemoOrder {
  orderNo: string;
}

/** The oldest order gets the lowest number. The next real order continues the same counter. */
export async function numberOrders(transaction: Database, orders: readonly DemoOrder[]): Promise<NumberedOrder[]> {
  const numbered: NumberedOrder[] = [];
  for (const order of orders.toSorted((a, b) => reservedAt(a).getTime() - reservedAt(b).getTime())) {
    numbered.push({ ...order, orderNo: await takeOrderNumber(transaction, reservedAt(order)) });
  }
  return numbered;
}

function reservedAt({ id, records: [first] }: DemoOrder): Date {
  if (!first) throw new RangeError(`Order ${id} went through no state`);
  return first.at;
}

export function orderRowOf(order: NumberedOrder, stock: Stock): SeedRow {
  const first = reservedAt(order);
  const last = order.records.at(-1)?.at ?? first;
  return {
    id: order.id,
    order_no: order.orderNo,
    account_id: order.accountId,
    vehicle_id: order.vehicleId,
    status: orderStatusOf[order.state],
    pay_unit: order.payUnit,
    receiver: receiverOf(order),
    shipping: {
      countryCode: order.countryCode,
      portId: order.portId,
      transportType: order.transportType,
      clearance: order.withClearance,
    } satisfies StoredShipping,
    quote: quoteOf(order, stock),
    freight_number: order.freightNumber ?? null,
    logistics_link: order.logisticsLink ?? null,
    deposit_due_at: depositDueFrom(first).toISOString(),
    created_at: first.toISOString(),
    changed_at: last.toISOString(),
  };
}

function receiverOf({ addressId }: DemoOrder): StoredReceiver {
  const address = addresses.find(({ id }) => id === addressId);
  if (!address) throw new RangeError(`There is no address ${addressId}`);
  const { name, email, phone, countryCode, cityId, line } = address;
  return { name, email, phone, countryCode, cityId, address: line };
}

/** The price on the day of the reservation. */
function quoteOf(order: DemoOrder, { vehicles }: Stock): StoredQuote {
  const vehicle = vehicles.find(({ id }) => id === order.vehicleId);
  if (!vehicle) throw new RangeError(`There is no vehicle ${order.vehicleId}`);
  const { countryCode, portId, transportType } = order;
  const used = coupons.filter(({ id }) => order.couponIds.includes(id));
  return quote({
    vehicle: pricedAt(vehicle, reservedAt(order)),
    destination: { countryCode, portId, transportType },
    freightMode: 'prepaid',
    coupons: used.map(({ id, template }) => ({
      id,
      quotaCents: template.quotaCents,
      vehicleIds: designatedIds(template, vehicles),
    })),
    terms: demoPricingSettings,
  });
}

export function recordRowsOf({ id, records }: DemoOrder): SeedRow[] {
  return records.map(({ state, at }) => {
    const [act, actor] = acts[state];
    return { order_id: id, status: orderStatusOf[state], act, actor, note: null, created_at: at.toISOString() };
  });
}

/** A payment proof for each payment, approved if the order has passed the review. */
export function voucherRowsOf({ id, records }: DemoOrder): SeedRow[] {
  return records.flatMap(({ state, at }, place) => {
    const kind = underReviewAt(state);
    if (kind === undefined) return [];
    return [
      {
        id: `${id}-${kind}`,
        order_id: id,
        kind,
        images: [proofPaths[kind]],
        state: place === records.length - 1 ? 'submitted' : 'approved',
        created_at: at.toISOString(),
      },
    ];
  });
}
