import type { Order, OrderSummary, PriceResult } from '#generated/client/types.gen.ts';
import { orderStateOf, orderStatusOf, readStatusList } from '#states/order-state.ts';
import { vehicleStatusOf } from '#states/vehicle-availability.ts';
import type { PayloadOf } from '#generated/server.ts';
import { depositDueFrom } from '#server/marketplace/orders/live-order.ts';
import { leadsTo, orderCan, type OrderAct } from '#server/marketplace/orders/order-graph.ts';
import { splitPayments } from '#server/marketplace/orders/mpesa/mpesa-amounts.ts';
import { statusTexts, transportName } from '#server/marketplace/orders/order-texts.ts';
import { marketDay, timeText } from '#server/marketplace/reference/market-time.ts';
import { samplePdf } from '../sample-pdf.ts';
import { type MockContext, type MockHandlers, pageOf, refuse } from './context.ts';
import { describeOrder, summarise } from './describe-order.ts';
import { nextId } from './memory.ts';
import { amountsOf } from './order-amounts.ts';
import { findPlace, findPort } from './places.ts';
import { findFor, readVehicle } from './vehicle-detail.ts';

export const orderHandlers: MockHandlers = {
  listOrders(payload, { own, language }) {
    const wanted = payload.statusDesc === '' ? undefined : readStatusList(payload.statusDesc);
    const found = own.orders.filter(({ status }) => wanted?.includes(status) ?? true);
    const body: OrderSummary[] = pageOf(found, payload).map((order) => summarise(describeOrder(order, language)));
    return { code: 0, body };
  },

  getOrder({ id }, context) {
    const order = findOrder(id, context);
    return order ? { code: 0, body: describeOrder(order, context.language) } : refuse(context, 'orderGone');
  },

  closeOrder: ({ id }, context) => moveOrder(id, 'close', context),
  confirmDelivery: ({ id }, context) => moveOrder(id, 'confirmDelivery', context),
  payDeposit: ({ id }, context) => moveOrder(id, 'payDeposit', context),
  payBalance: ({ id }, context) => moveOrder(id, 'payBalance', context),

  async getPaymentInstructions({ id }, context) {
    const order = findOrder(id, context);
    const shown = order && (await context.show('getPaymentInstructions', { id }));
    if (!order || !shown) return refuse(context, 'orderGone');
    const kind = orderCan.payDeposit(orderStateOf[order.status]) ? 'deposit' : 'balance';
    if (kind === 'balance' && !orderCan.payBalance(orderStateOf[order.status]))
      return refuse(context, 'orderStatusChanged');
    const { dueAt: _dueAt, mpesa, ...rest } = shown;
    const kes = kind === 'deposit' ? order.depositCountryPrice : undefined;
    const amount = (kind === 'deposit' ? order.depositPriceDesc : order.balancePriceDesc) ?? shown.amount;
    const asked = {
      kind,
      payUnit: amount.startsWith('JPY') ? 'JPY' : 'USD',
      amount,
      figure: amount.replaceAll(/[^\d.]/g, ''),
      reference: order.orderNo,
      ...(order.depositDueAt !== undefined && { dueAt: order.depositDueAt }),
      ...(mpesa &&
        kes !== undefined && { mpesa: { ...mpesa, account: order.orderNo, amount: kes, ...splitPayments(kes) } }),
    } as const;
    return { code: 0, body: { ...rest, ...asked } };
  },

  downloadProforma({ id }, context) {
    const order = findOrder(id, context);
    if (!order) return refuse(context, 'orderGone');
    if (orderStateOf[order.status] === 'cancelled') return refuse(context, 'orderStatusChanged');
    return { code: 0, body: samplePdf(`Sample of downloadProforma ${id}`) };
  },

  async submitOrder(payload, context) {
    const { id: carSourceId, countryCode, cityId } = payload;
    const { own, vehicles, now } = context;
    if (!vehicles.has(carSourceId)) return refuse(context, 'vehicleGone');
    if (!findPlace({ countryCode, cityId }).city) return refuse(context, 'unknownCity');
    const seen = await readVehicle({ carSourceId }, context);
    const price = await askPrice(payload, context);
    if (seen?.vehicle.vehicleStatus !== vehicleStatusOf.available) return refuse(context, 'vehicleStatusChanged');
    if (!price) return refuse(context, 'shippingUnavailable');
    // Somebody else may have reserved it since it was displayed.
    if (findFor(carSourceId, context).vehicleStatus !== undefined) return refuse(context, 'vehicleStatusChanged');
    const order = writeOrder(payload, { context, country: seen.vehicle.country, price });
    own.orders.unshift(order);
    own.reserved.push(order.id);
    return {
      code: 0,
      body: { createTimeDesc: timeText(now, context.timeZone), depositDueAt: depositDueFrom(now).toISOString() },
    };
  },
};

function findOrder(id: string, { own }: MockContext): Order | undefined {
  return own.orders.find((order) => order.id === id);
}

function moveOrder(id: string, act: OrderAct, context: MockContext) {
  const order = findOrder(id, context);
  if (!order) return refuse(context, 'orderGone');
  const state = leadsTo(act, orderStateOf[order.status]);
  if (state === undefined) return refuse(context, 'orderStatusChanged');
  order.status = orderStatusOf[state];
  order.statusDesc = statusTexts[state].en;
  order.records.unshift({ statusDesc: order.statusDesc, createTimeDesc: timeText(context.now, context.timeZone) });
  delete order.proofRemark;
  if (!orderCan.payDeposit(state)) delete order.depositDueAt;
  return { code: 0 } as const;
}

const usualPort = 'p-mba';

/** The price that the page displayed: the example answer for the same request. */
function askPrice(payload: PayloadOf<'submitOrder'>, { show }: MockContext): Promise<PriceResult | undefined> {
  const { id: carSourceId, countryCode, transportType, couponDetailIds } = payload;
  return show('getPriceDetail', {
    carSourceId,
    countryCode,
    transportType,
    endPortId: payload.endPortId ?? usualPort,
    ...(couponDetailIds && { couponDetailIds }),
  });
}

interface Reservation {
  context: MockContext;
  /** The location of the vehicle. */
  country: string;
  price: PriceResult;
}

function writeOrder(payload: PayloadOf<'submitOrder'>, { context, country, price }: Reservation): Order {
  const { memory, vehicles, now, timeZone } = context;
  const card = vehicles.get(payload.id);
  if (!card) throw new RangeError(`No example shows a vehicle ${payload.id}.`);
  const id = nextId(memory, 'order');
  const { name, email, phone, address } = payload;
  const place = findPlace(payload);
  const landed = findPort(payload.endPortId ?? usualPort);
  const statusDesc = statusTexts.awaitingDeposit.en;
  return {
    id,
    orderNo: `GP${marketDay(now).replaceAll('-', '')}${id.slice(-3)}`,
    carSourceId: payload.id,
    status: orderStatusOf.awaitingDeposit,
    statusDesc,
    styleImage: card.imageUrl,
    styleName: card.name,
    regDate: card.registrationDate,
    mileage: card.displayMileage,
    fuelTypeDesc: card.fuel,
    countryDesc: country,
    ...amountsOf(price, { unit: payload.payUnit, withClearance: payload.checkClearancePrice === 1 }),
    receiveAddress: {
      address,
      name,
      email,
      phone,
      cityDesc: place.city?.names.en ?? '',
      countryDesc: place.country?.names.en ?? '',
    },
    endPortCountryDesc: landed?.country?.names.en ?? '',
    endPortDesc: landed?.port.names.en ?? '',
    transportTypeDesc: transportName(payload.transportType, 'en'),
    depositDueAt: depositDueFrom(now).toISOString(),
    records: [{ statusDesc, createTimeDesc: timeText(now, timeZone) }],
  };
}
