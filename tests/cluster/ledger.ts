import { sql } from 'kysely';
import { connect, noLimits } from '#server/platform/database/connect.ts';
import { orderStatusOf } from '#states/order-state.ts';
import { primaryUrl } from './hosts.ts';

/** Every change that the marketplace confirmed to a buyer. */
export interface Ledger {
  reserved: { vehicleId: string; accountId: string }[];
  /** Ids of orders whose deposit was recorded. */
  paid: string[];
}

export interface Comparison {
  /** Confirmed changes that the database does not have. */
  lost: number;
  /** Vehicles with more than one active order. */
  soldTwice: number;
}

/** Compares the ledger with the primary, and then makes its vehicles available again for the next round. */
export async function compareLedger({ reserved, paid }: Ledger, password: string): Promise<Comparison> {
  const database = connect(primaryUrl(password), { limits: noLimits, max: 1 });
  try {
    const orders = await database
      .selectFrom('orders')
      .select(['id', 'vehicle_id', 'account_id', 'status'])
      .where('status', '<>', orderStatusOf.cancelled)
      .execute();
    const kept = new Set(orders.map((order) => `${order.vehicle_id} ${order.account_id}`));
    const isPaid = new Set(orders.filter(({ status }) => status !== orderStatusOf.awaitingDeposit).map(({ id }) => id));
    const lostReservations = reserved.filter((entry) => !kept.has(`${entry.vehicleId} ${entry.accountId}`));
    const lostPayments = paid.filter((id) => !isPaid.has(id));
    const { rows: twice } = await sql`
      select vehicle_id from orders where status <> ${orderStatusOf.cancelled}
      group by vehicle_id having count(*) > 1`.execute(database);
    await releaseVehicles(
      database,
      reserved.map(({ vehicleId }) => vehicleId),
    );
    return { lost: lostReservations.length + lostPayments.length, soldTwice: twice.length };
  } finally {
    await database.destroy();
  }
}

async function releaseVehicles(database: ReturnType<typeof connect>, ids: readonly string[]): Promise<void> {
  await sql`update orders set status = ${orderStatusOf.cancelled}
    where vehicle_id = any(${ids}) and status <> ${orderStatusOf.cancelled}`.execute(database);
  await sql`update vehicle set state = 'available' where id = any(${ids})`.execute(database);
}
