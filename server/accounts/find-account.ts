import type { Database } from '../database/tables.ts';

/** The account of an e-mail. Letter case does not tell two e-mails apart. */
export function findAccount(database: Database, email: string) {
  return database
    .selectFrom('account')
    .select(['id', 'email', 'password_hash', 'blocked_at'])
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
}
