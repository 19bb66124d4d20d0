import { openSession } from '#server/marketplace/accounts/sessions.ts';
import { hashSecret, newId } from '#server/platform/secrets/ids.ts';
import type { TestServer } from '#server/testing/open-test-server.ts';

export interface TestAccount {
  accountId: string;
  sessionId: string;
  email: string;
  token: string;
}

/** Opens an account and logs it in, without hashing a password. */
export async function openAccount(
  { services: { database, clock } }: TestServer,
  email = `${newId().toLowerCase()}@example.com`,
): Promise<TestAccount> {
  const accountId = newId();
  await database
    .insertInto('account')
    .values({ id: accountId, email, password_hash: '-', country_name: 'Kenya' })
    .execute();
  const { accessToken } = await openSession(database, accountId, clock());
  const { session_id } = await database
    .selectFrom('session_token')
    .select('session_id')
    .where('token_hash', '=', hashSecret(accessToken))
    .executeTakeFirstOrThrow();
  return { accountId, sessionId: session_id, email, token: accessToken };
}
