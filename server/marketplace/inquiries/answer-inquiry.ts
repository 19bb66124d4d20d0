import { type StaffActor, writeAuditLog } from '#server/platform/calls/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { postInquiryAnswered } from '#server/marketplace/mails/mails.ts';
import type { Services } from '#server/platform/services.ts';
import type { Language } from '#wire/language.ts';
import { nameIn } from '#server/platform/names.ts';

type Outcome = 'done' | 'gone' | 'answered';

/** Answers an inquiry by e-mail and writes the audit log, in the caller's transaction. */
export async function answerInquiry(
  { services, database }: { services: Services; database: Database },
  { id, by, text }: { id: string; by: StaffActor; text: string },
  now: Date,
): Promise<Outcome> {
  const inquiry = await database
    .selectFrom('inquiry')
    .innerJoin('account', 'account.id', 'inquiry.account_id')
    .innerJoin('vehicle', 'vehicle.id', 'inquiry.vehicle_id')
    .select(['inquiry.vehicle_id', 'inquiry.answered_at', 'account.email', 'account.language', 'vehicle.facts'])
    .where('inquiry.id', '=', id)
    .forUpdate('inquiry')
    .executeTakeFirst();
  if (!inquiry) return 'gone';
  if (inquiry.answered_at) return 'answered';
  await database
    .updateTable('inquiry')
    .set({ answered_at: now, answer: text, answered_by: by.name })
    .where('id', '=', id)
    .execute();
  await writeAuditLog(database, { by, act: 'answer-inquiry', subject: id, after: { answer: text } }, now);
  const language = inquiry.language as Language;
  const { names } = inquiry.facts;
  await postInquiryAnswered(
    { services, database, language, now },
    { to: inquiry.email, vehicleId: inquiry.vehicle_id, vehicleName: nameIn(names, language), answer: text },
  );
  return 'done';
}

/** Marks an inquiry as answered elsewhere. Answered and unknown ones are left unchanged. */
export async function settleInquiry(
  database: Database,
  { id, by }: { id: string; by: StaffActor },
  now: Date,
): Promise<void> {
  const settled = await database
    .updateTable('inquiry')
    .set({ answered_at: now, answered_by: by.name })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (settled) await writeAuditLog(database, { by, act: 'settle-inquiry', subject: id }, now);
}
