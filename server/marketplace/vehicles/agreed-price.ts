import type { Database } from '#server/platform/database/tables.ts';

interface Holder {
  accountId: string;
  vehicleId: string;
  now: Date;
}

/** The price that we have agreed with a buyer for a vehicle, while it holds. */
export async function readAgreedPrice(
  database: Database,
  { accountId, vehicleId, now }: Holder,
): Promise<number | undefined> {
  const agreed = await database
    .selectFrom('vehicle_offer')
    .select('price_cents')
    .where('account_id', '=', accountId)
    .where('vehicle_id', '=', vehicleId)
    .where('state', '=', 'accepted')
    .where('due_at', '>', now)
    .executeTakeFirst();
  return agreed?.price_cents;
}
