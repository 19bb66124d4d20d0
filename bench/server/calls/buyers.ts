import { openSession } from '../../../server/accounts/sessions.ts';
import type { Database } from '../../../server/database/tables.ts';
import { newId } from '../../../server/secrets/ids.ts';

/** Opens accounts, and answers an access token of each. Nobody may reserve too often, so there have to be many. */
export async function openBuyers(database: Database, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const id = newId();
    const account = { id, email: `${id}@example.com`.toLowerCase(), password_hash: '-', country_name: 'Kenya' };
    await database.insertInto('account').values(account).execute();
    const { accessToken } = await openSession(database, id, new Date());
    tokens.push(accessToken);
  }
  return tokens;
}
