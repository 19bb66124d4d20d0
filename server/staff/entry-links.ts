import { prefixes, screens } from '../../screens/screens.ts';
import { sealEntry } from '../../wire/entry-link.ts';
import { readEntryKey } from '../entry/entry-key.ts';
import type { Desk } from './desk.ts';
import type { StaffOrder } from './parse-order.ts';
import { StaffRefused } from './staff-refused.ts';

/** A link to a vehicle for a partner's pages, in each language. */
export async function writeEntryLinks({ services }: Desk, { subject }: StaffOrder): Promise<string> {
  const { database, publicUrl } = services;
  const vehicle = await database.selectFrom('vehicle').select('id').where('id', '=', subject).executeTakeFirst();
  if (!vehicle) throw new StaffRefused(`There is no vehicle ${subject}.`);
  const query = new URLSearchParams({ authKey: await sealEntry(vehicle.id, await readEntryKey(database)) });
  const { path } = screens.thirdParty;
  return Object.values(prefixes)
    .map((prefix) => `${publicUrl}/${prefix}${path}?${query}`)
    .join('\n');
}

/** What a partner needs to make such links itself. */
export function tellEntryKey({ services }: Desk): Promise<string> {
  return readEntryKey(services.database);
}
