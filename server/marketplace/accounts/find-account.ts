import type { Database } from '#server/platform/database/tables.ts';

/** Finds an account by e-mail, ignoring letter case. */
export function findAccount(database: Database, email: string) {
  return database
    .selectFrom('account')
    .select(['id', 'email', 'password_hash', 'blocked_at'])
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
}
