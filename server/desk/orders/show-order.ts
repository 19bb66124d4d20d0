import type { Handler } from '#generated/server.ts';
import type { StaffOrder, StaffProof } from '#generated/client/types.gen.ts';
import { type OperationFacts, type OperationId, operations } from '#generated/operations.ts';
import { type Context, memberOf, refuse } from '#server/platform/calls/context.ts';
import { linkMemberFile, proofRoles } from '#server/platform/files/file-links.ts';
import { readImportRules } from '#server/marketplace/import/rules-in-force.ts';
import { importOf } from '#server/marketplace/orders/order-import.ts';
import { hasShipmentAt, orderCan } from '#server/marketplace/orders/order-graph.ts';
import { type OrderState, orderStateOf, orderStatusOf } from '#states/order-state.ts';
import { depositDueAtOf } from '#server/marketplace/orders/live-order.ts';
import { costsOf, type MoneyLine, type OrderMoney, readMoney } from '#server/marketplace/orders/money/money-lines.ts';
import { reversalOf, sumMoney } from '#server/marketplace/orders/money/money-sums.ts';
import { amountsOf, type OrderRow } from '#server/marketplace/orders/order-row.ts';
import { cityName, portName, statusTexts, transportName } from '#server/marketplace/orders/order-texts.ts';
import { quoteLines } from '#server/marketplace/orders/quote-lines.ts';
import { formatAmount, formatUnits } from '#server/marketplace/pricing/price-text.ts';
import { firstPictureOf } from '#server/marketplace/vehicles/photos.ts';
import { readVehicle } from '#server/marketplace/vehicles/vehicle-row.ts';
import { countryName } from '#server/marketplace/vehicles/vehicle-texts.ts';
import { readerOf } from '#server/desk/reader-of.ts';
import type { Language } from '#wire/language.ts';
import { mayReadMoney, showMoney } from './money/show-money.ts';
import { readOrder } from './read-order.ts';
import { nameIn } from '#server/platform/names.ts';

export const staffGetOrder: Handler<'staffGetOrder', Context> = async ({ id }, context) => {
  const { database, language } = context;
  const order = await readOrder(database, id);
  const vehicle = order && (await readVehicle(database, order.vehicle_id));
  if (!vehicle) return refuse(context, 400, 'orderGone');
  const buyer = await database
    .selectFrom('account')
    .select(['id', 'email', 'language'])
    .where('id', '=', order.account_id)
    .executeTakeFirstOrThrow();
  const { receiver, shipping } = order;
  const { deposit, balance } = amountsOf(order);
  const money = await readMoney(database, order);
  const body: StaffOrder = {
    id: order.id,
    orderNo: order.order_no,
    status: orderStatusOf[order.state],
    statusDesc: statusTexts[order.state][language],
    version: order.version,
    buyer: { accountId: buyer.id, email: buyer.email, ...readerOf(buyer.language as Language) },
    vehicle: {
      id: vehicle.id,
      name: nameIn(vehicle.facts.names, language),
      image: firstPictureOf(vehicle),
      refNo: vehicle.facts.refNo,
    },
    receiver: {
      address: receiver.address,
      name: receiver.name,
      email: receiver.email,
      phone: receiver.phone,
      cityDesc: cityName(receiver.cityId, language),
      countryDesc: countryName(receiver.countryCode, language),
    },
    shipping: {
      portName: portName(shipping.portId, language),
      countryName: countryName(shipping.countryCode, language),
      transportName: transportName(shipping.transportType, language),
      ...(order.freight_number !== null && {
        freightNumber: order.freight_number,
        logisticsLink: order.logistics_link ?? '',
      }),
      ...(order.vessel !== null && { vessel: order.vessel }),
      ...(order.departs_on !== null && { departsOn: order.departs_on }),
      ...(order.arrives_on !== null && { arrivesOn: order.arrives_on }),
    },
    quote: quoteLines(order, order.pay_unit, language).map(({ label, value }) => ({ label, value })),
    deposit: formatAmount(deposit, order.pay_unit),
    balance: formatAmount(balance, order.pay_unit),
    ...depositDueAtOf(order, context.now),
    ...(mayReadMoney(context) && { money: await showMoney(order, money, context) }),
    proofs: await readProofs(context, order, money),
    timeline: await readTimeline(context, order.id),
    notes: await readNotes(context, order.id),
    ...importOf({ rules: await readImportRules(database), order, vehicle, language, now: context.now }),
    can: actsOn(order.state, memberOf(context).role, money),
    createdAt: order.created_at.toISOString(),
    changedAt: order.changed_at.toISOString(),
  };
  return { code: 0, body };
};

async function readProofs(context: Context, order: OrderRow, { lines }: OrderMoney): Promise<StaffProof[]> {
  const { database, services, now } = context;
  const { memberId, sessionId, role } = memberOf(context);
  const { total, deposit } = costsOf(order);
  const vouchers = await database
    .selectFrom('voucher')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const holder = { accountId: memberId, sessionId };
  const isShown = mayReadMoney(context);
  // The amount outstanding when the proof was submitted.
  const expectedOf = (kind: StaffProof['kind'], at: Date) => {
    const earlier = lines.filter((line) => line.created_at < at || (kind === 'balance' && line.payment === 'deposit'));
    const { paid } = sumMoney(earlier, { total, deposit });
    return Math.max(0, (kind === 'deposit' ? deposit : total) - paid);
  };
  return vouchers.map(({ id, kind, state, images, created_at }) => {
    const recorded = lines.filter((line) => line.kind === 'received' && line.voucher_id === id);
    const received = recorded.find((line) => reversalOf(lines, line.id) !== 'reversed');
    return {
      id,
      kind,
      state,
      expected: formatUnits(expectedOf(kind, created_at), order.pay_unit),
      ...(isShown && receivedText(received, order)),
      ...(recorded.length > 0 && !received && { reversed: true }),
      handedInAt: created_at.toISOString(),
      images: proofRoles.has(role) ? images.map((path) => linkMemberFile(services.secret, path, holder, now)) : [],
    };
  });
}

function receivedText(line: MoneyLine | undefined, { pay_unit }: OrderRow): Pick<StaffProof, 'received'> {
  return line ? { received: formatUnits(line.amount, pay_unit) } : {};
}

async function readTimeline({ database, language }: Context, orderId: string): Promise<StaffOrder['timeline']> {
  const records = await database
    .selectFrom('order_record')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return records.map(({ created_at, status, act, actor, note }) => ({
    at: created_at.toISOString(),
    status,
    statusDesc: statusTexts[orderStateOf[status]][language],
    act,
    actor: actor.replace(/^staff:/, ''),
    ...(note !== null && { note }),
  }));
}

async function readNotes({ database }: Context, orderId: string): Promise<StaffOrder['notes']> {
  const notes = await database
    .selectFrom('order_note')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return notes.map(({ id, created_at, name, text }) => ({ id, at: created_at.toISOString(), name, text }));
}

type Can = StaffOrder['can'][number];

/** States in which each action is available; the contract has the roles. */
const possible: Readonly<Record<Can, (state: OrderState, money: OrderMoney) => boolean>> = {
  approvePayment: orderCan.approvePayment,
  rejectPayment: orderCan.rejectPayment,
  recordPayment: (state) => orderCan.prepare(state) || orderCan.putInTransit(state),
  shipOrder: orderCan.ship,
  changeShipment: hasShipmentAt,
  requestBalance: (state, { sums }) => orderCan.requestBalance(state) && sums.missing > 0,
  completeOrder: orderCan.complete,
  cancelOrder: orderCan.cancel,
  addNote: () => true,
};

function actsOn(state: OrderState, role: ReturnType<typeof memberOf>['role'], money: OrderMoney): Can[] {
  return (Object.keys(possible) as Can[]).filter((can) => {
    const { roles }: OperationFacts = operations[`staff${can[0]?.toUpperCase()}${can.slice(1)}` as OperationId];
    return roles?.includes(role) === true && possible[can](state, money);
  });
}
