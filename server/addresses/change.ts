import { sql } from 'kysely';
import type { NewAddressPayload } from '../../generated/client/types.gen.ts';
import type { Database } from '../database/tables.ts';
import { newId } from '../secrets/ids.ts';
import { findAddress, listAddresses } from './addresses.ts';

/** Puts an address in front of those changed before it. */
const latest = sql<number>`default`;

export async function addAddress(
  database: Database,
  accountId: string,
  payload: NewAddressPayload,
  now: Date,
): Promise<void> {
  await takeTurns(database, accountId);
  const others = await listAddresses(database, accountId);
  await database
    .insertInto('address')
    .values({
      ...columnsOf(payload),
      id: newId(),
      account_id: accountId,
      is_default: others.length === 0,
      created_at: now,
    })
    .execute();
}

/** Tells whether there was such an address, as the others below do. */
export async function changeAddress(
  database: Database,
  accountId: string,
  id: string,
  payload: NewAddressPayload,
): Promise<boolean> {
  const changed = await database
    .updateTable('address')
    .set({ ...columnsOf(payload), sort: latest })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function makeDefault(database: Database, accountId: string, id: string): Promise<boolean> {
  await takeTurns(database, accountId);
  const chosen = await findAddress(database, accountId, id);
  if (!chosen) return false;
  if (chosen.is_default) return true;
  // The former default first, so that there are never two, and that it comes second in the list.
  await database
    .updateTable('address')
    .set({ is_default: false, sort: latest })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .execute();
  await markDefault(database, id);
  return true;
}

export async function deleteAddress(database: Database, accountId: string, id: string): Promise<boolean> {
  await takeTurns(database, accountId);
  const deleted = await database
    .deleteFrom('address')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('is_default')
    .executeTakeFirst();
  if (!deleted) return false;
  const [next] = await listAddresses(database, accountId);
  if (deleted.is_default && next) await markDefault(database, next.id);
  return true;
}

async function markDefault(database: Database, id: string): Promise<void> {
  await database.updateTable('address').set({ is_default: true, sort: latest }).where('id', '=', id).execute();
}

/** Changes to the addresses of one account wait for each other: which one is the default depends on all of them. */
async function takeTurns(database: Database, accountId: string): Promise<void> {
  await database.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

function columnsOf({ name, email, phone, countryCode, cityId, address }: NewAddressPayload) {
  return {
    name: name.trim(),
    email,
    phone: phone.trim(),
    country_code: countryCode,
    city_id: cityId,
    line: address.trim(),
  };
}
