import type { OrderSummary, StaffOrder, VehicleDetail } from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { reservationOf } from '#server/marketplace/orders/testing/market.ts';
import { type Buyer, openBuyer } from '../server/support/reserve-under-load.ts';
import { type Answer, type callNodes, oneOf, record } from './call-nodes.ts';
import type { RecordedCall } from './check-history.ts';
import type { VehicleAct, VehicleResult } from './vehicle-model.ts';

/**
 * A vehicle that buyers compete for. Each buyer tries it once, because reservations and cancellations per account are
 * limited.
 */
export interface ContestedVehicle {
  id: string;
  history: RecordedCall<VehicleAct, VehicleResult>[];
  orders: { buyer: Buyer; id: string }[];
  isSold: boolean;
}

export interface Load {
  call: ReturnType<typeof callNodes>;
  database: Database;
  staffToken: string;
  /** Reserves nothing. */
  visitor: Buyer;
}

/** The demo's vehicles become too old for the import over time. */
export const reservationWithoutRules = (id: string) => reservationOf(id, { wantsRefusedImport: true });

const doneOrRefused = (answer: Answer | undefined): VehicleResult | undefined =>
  answer && (answer.code === 0 ? 'done' : 'refused');

export async function actOnVehicle(load: Load, vehicle: ContestedVehicle): Promise<void> {
  const chance = Math.random();
  // Mostly the latest order, because earlier ones are cancelled.
  const order = Math.random() < 0.6 ? vehicle.orders.at(-1) : oneOf(vehicle.orders);
  if (!order || chance < 0.45) return reserve(load, vehicle);
  if (chance < 0.7) return cancel(load, vehicle, order);
  if (chance < 0.73) return sell(load, vehicle, order);
  if (chance < 0.85) return void (await askForOwn(load, vehicle, order.buyer));
  return look(load, vehicle);
}

async function reserve(load: Load, vehicle: ContestedVehicle): Promise<void> {
  const buyer = await openBuyer(load.database);
  const send = async () =>
    doneOrRefused(await load.call('submitOrder', reservationWithoutRules(vehicle.id), buyer.token));
  const result = await record(vehicle.history, { do: 'reserve', buyer: buyer.accountId }, send);
  if (result === 'refused') return;
  const id = await askForOwn(load, vehicle, buyer);
  if (id !== undefined) vehicle.orders.push({ buyer, id });
}

async function cancel(load: Load, { history }: ContestedVehicle, { buyer, id }: { buyer: Buyer; id: string }) {
  const send = async () => doneOrRefused(await load.call('closeOrder', { id }, buyer.token));
  await record(history, { do: 'cancel', buyer: buyer.accountId }, send);
}

/** Staff record the deposit, so that the buyer keeps the vehicle. */
async function sell(load: Load, vehicle: ContestedVehicle, { buyer, id }: { buyer: Buyer; id: string }) {
  const seen = await load.call('staffGetOrder', { id }, load.staffToken);
  if (seen?.code !== 0) return;
  const { version, status } = seen.body as StaffOrder;
  // Any other status would be refused, whatever the version.
  if (status !== 0) return;
  const send = async () => doneOrRefused(await load.call('staffRecordPayment', { id, version }, load.staffToken));
  const result = await record(vehicle.history, { do: 'sell', buyer: buyer.accountId }, send);
  if (result !== 'refused') vehicle.isSold = true;
}

/** Returns the id of the buyer's order, if there is one. */
async function askForOwn({ call }: Load, { history }: ContestedVehicle, buyer: Buyer): Promise<string | undefined> {
  let order: OrderSummary | undefined;
  await record(history, { do: 'ask', buyer: buyer.accountId }, async () => {
    const answer = await call('listOrders', { statusDesc: '', pageNo: 1, pageSize: 10 }, buyer.token);
    if (!answer) return undefined;
    [order] = answer.body as OrderSummary[];
    if (!order || order.status === 8) return 'none';
    return order.status === 0 ? 'held' : 'bought';
  });
  return order?.id;
}

/** A visitor checks whether the vehicle can be reserved. */
export async function look({ call, visitor }: Load, { id, history }: ContestedVehicle): Promise<void> {
  await record(history, { do: 'look' }, async () => {
    const answer = await call('getVehicleDetail', { carSourceId: id }, visitor.token);
    if (!answer) return undefined;
    return (answer.body as VehicleDetail).vehicle.vehicleStatus === 1 ? 'free' : 'taken';
  });
}
