import type { Selectable } from 'kysely';
import type { Handlers } from '#generated/server.ts';
import type { StaffReadyAnswer, StaffReadyTexts } from '#generated/client/types.gen.ts';
import { type Context, staffActorOf, refuse } from '#server/platform/calls/context.ts';
import { writeAuditLog } from '#server/platform/calls/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { ReadyAnswerTable } from '#server/platform/database/tables/staff-tables.ts';
import { newId } from '#server/platform/secrets/ids.ts';

type ReadyOperation =
  | 'staffListReadyAnswers'
  | 'staffAddReadyAnswer'
  | 'staffChangeReadyAnswer'
  | 'staffRemoveReadyAnswer';

/** Limit that keeps the list manageable. */
const most = 200;

/** Saved replies in each language, edited at the desk. */
export const savedReplyHandlers: Pick<Handlers<Context>, ReadyOperation> = {
  async staffListReadyAnswers(_payload, { database }) {
    const rows = await database.selectFrom('ready_answer').selectAll().orderBy('name').orderBy('id').execute();
    return { code: 0, body: { answers: rows.map(show) } };
  },

  async staffAddReadyAnswer({ name, texts }, context) {
    const { database, now } = context;
    const { count } = await database
      .selectFrom('ready_answer')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= most) return refuse(context, 400, 'tooManyReadyAnswers');
    const added = await database
      .insertInto('ready_answer')
      .values({ id: newId(), name: name.trim(), texts: stored(texts), changed_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    const act = { by: staffActorOf(context), act: 'add-ready-answer', subject: added.id, after: recorded(added) };
    await writeAuditLog(database, act, now);
    return { code: 0, body: show(added) };
  },

  async staffChangeReadyAnswer({ id, version, name, texts }, context) {
    const { database, now } = context;
    const present = await lock(database, id);
    if (!present) return refuse(context, 400, 'readyAnswerGone');
    if (present.version !== version) return { code: 409 };
    const changed = await database
      .updateTable('ready_answer')
      .set({ name: name.trim(), texts: stored(texts), version: version + 1, changed_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const turn = { before: recorded(present), after: recorded(changed) };
    await writeAuditLog(database, { by: staffActorOf(context), act: 'change-ready-answer', subject: id, ...turn }, now);
    return { code: 0, body: show(changed) };
  },

  async staffRemoveReadyAnswer({ id, version }, context) {
    const { database, now } = context;
    const present = await lock(database, id);
    if (!present) return { code: 0 };
    if (present.version !== version) return { code: 409 };
    await database.deleteFrom('ready_answer').where('id', '=', id).execute();
    const act = { by: staffActorOf(context), act: 'remove-ready-answer', subject: id, before: recorded(present) };
    await writeAuditLog(database, act, now);
    return { code: 0 };
  },
};

type Row = Selectable<ReadyAnswerTable>;

function lock(database: Database, id: string): Promise<Row | undefined> {
  return database.selectFrom('ready_answer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

function stored({ en, cn, jp }: StaffReadyTexts): string {
  return JSON.stringify({ en: en.trim(), zh: cn.trim(), ja: jp.trim() });
}

function recorded({ name, texts }: Row) {
  return { name, ...texts };
}

function show({ id, name, texts: { en, zh, ja }, version, changed_at }: Row): StaffReadyAnswer {
  return { id, name, texts: { en, cn: zh, jp: ja }, version, changedAt: changed_at.toISOString() };
}
