import { type StaffActor, writeAuditLog } from '#server/platform/calls/audit-log.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { postDealerApproved, postDealerRejected } from '#server/marketplace/mails/mails.ts';
import type { MailContext } from '#server/marketplace/mails/post-mail.ts';
import type { Language } from '#wire/language.ts';
import { dealerStatusOf } from '#states/dealer-state.ts';

/** Who reviews, and what the e-mail to the dealer needs. */
export interface Reviewer {
  by: StaffActor;
  /** Submission time of the certification the reviewer saw; absent for a command, which reviews the current one. */
  seen?: Date;
  services: MailContext['services'];
}

/** `gone`: no such certification. `decided`: the one the reviewer saw is no longer under review. */
export type ReviewOutcome = 'done' | 'gone' | 'decided';

export function approveDealer(database: Database, id: string, reviewer: Reviewer, now: Date): Promise<ReviewOutcome> {
  return decide(database, id, reviewer, now, { state: 'approved', remark: null });
}

/** The dealer sees the reason, can fix the problem and submit again. */
export function rejectDealer(
  database: Database,
  id: string,
  reviewer: Reviewer,
  reason: string,
  now: Date,
): Promise<ReviewOutcome> {
  const remark = reason.trim();
  if (!remark) throw new Error('A rejection needs a reason.');
  return decide(database, id, reviewer, now, { state: 'rejected', remark });
}

type Decision = { state: 'approved'; remark: null } | { state: 'rejected'; remark: string };

/** Stores decision, audit log entry and e-mail in the caller's transaction, all or nothing. */
async function decide(
  database: Database,
  id: string,
  { by, seen, services }: Reviewer,
  now: Date,
  { state, remark }: Decision,
): Promise<ReviewOutcome> {
  const found = await database
    .selectFrom('dealer_certificate')
    .innerJoin('account', 'account.id', 'dealer_certificate.account_id')
    .select([
      'dealer_certificate.status',
      'dealer_certificate.fields',
      'dealer_certificate.changed_at',
      'account.email',
      'account.language',
    ])
    .where('dealer_certificate.id', '=', id)
    .forUpdate('dealer_certificate')
    .executeTakeFirst();
  if (!found) return 'gone';
  if (found.status !== dealerStatusOf.inReview) return 'decided';
  if (seen && seen.getTime() !== found.changed_at.getTime()) return 'decided';
  await database
    .updateTable('dealer_certificate')
    .set({ status: dealerStatusOf[state], remark, changed_at: now })
    .where('id', '=', id)
    .execute();
  const act = remark === null ? 'approveDealer' : 'rejectDealer';
  const detail = remark === null ? {} : { remark };
  await writeAuditLog(database, { by, act, subject: id, detail }, now);
  const context = { services, database, language: found.language as Language, now };
  const mail = { to: found.email, dealerName: found.fields['dealerName'] ?? '' };
  if (remark === null) await postDealerApproved(context, mail);
  else await postDealerRejected(context, { ...mail, remark });
  return 'done';
}
