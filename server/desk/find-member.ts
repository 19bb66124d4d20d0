import type { Database } from '#server/platform/database/tables.ts';

/** Finds an active staff member by e-mail, ignoring case. */
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
