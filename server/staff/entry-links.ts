import { sealEntry } from '../../wire/envelope/entry-link.ts';
import { readEntryKey } from '../entry/entry-key.ts';
import type { Desk } from './desk.ts';
import type { StaffOrder } from './parse-order.ts';
import { StaffRefused } from './staff-refused.ts';

const entryPath = '/car/v/p/read';
const prefixes = ['/Kenya', '/China', '/Japan'] as const;

/** A link to a vehicle for a partner's pages, in each language. */
export async function writeEntryLinks({ services }: Desk, { subject }: StaffOrder): Promise<string> {
  const { database, publicUrl } = services;
  const vehicle = await database.selectFrom('vehicle').select('id').where('id', '=', subject).executeTakeFirst();
  if (!vehicle) throw new StaffRefused(`There is no vehicle ${subject}.`);
  const query = new URLSearchParams({ authKey: await sealEntry(vehicle.id, await readEntryKey(database)) });
  return prefixes.map((prefix) => `${publicUrl}${prefix}${entryPath}?${query}`).join('\n');
}

/** What a partner needs to make such links itself. */
export function tellEntryKey({ services }: Desk): Promise<string> {
  return readEntryKey(services.database);
}
