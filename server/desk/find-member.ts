import type { Database } from '../database/tables.ts';

/** Finds the member of an e-mail, in whatever letter case it is written. Whoever has left is nobody. */
export function findMember(database: Database, email: string) {
  return database
    .selectFrom('staff_member')
    .selectAll()
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

export function readMember(database: Database, id: string) {
  return database.selectFrom('staff_member').selectAll().where('id', '=', id).executeTakeFirst();
}
