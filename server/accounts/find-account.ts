import type { Database } from '../database/tables.ts';

/** Finds the account of an e-mail, in whatever letter case it is written. */
export function findAccount(database: Database, email: string) {
  return database
    .selectFrom('account')
    .select(['id', 'email', 'password_hash', 'blocked_at'])
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
}
