import type { Database } from '../database/tables.ts';
import { postDealerApproved, postDealerRejected } from '../mail/letters/letters.ts';
import type { LetterContext } from '../mail/letters/post-letter.ts';
import type { Language } from '../../wire/language.ts';
import { certificationStatus } from './certificates.ts';

/** Who reviews, and what the letter to the dealer needs. */
export interface Reviewer {
  staffName: string;
  services: LetterContext['services'];
}

/** `gone`: there is no such certification; `decided`: it is not under review, perhaps because a colleague was faster. */
export type ReviewOutcome = 'done' | 'gone' | 'decided';

export function approveDealer(database: Database, id: string, reviewer: Reviewer, now: Date): Promise<ReviewOutcome> {
  return decide(database, id, reviewer, now, { status: certificationStatus.approved, remark: null });
}

/** The reason is shown to the dealer, who mends what it names and submits again. */
export function rejectDealer(
  database: Database,
  id: string,
  reviewer: Reviewer,
  reason: string,
  now: Date,
): Promise<ReviewOutcome> {
  const remark = reason.trim();
  if (!remark) throw new Error('A rejection without a reason leaves the dealer with nothing to mend.');
  return decide(database, id, reviewer, now, { status: certificationStatus.rejected, remark });
}

type Decision =
  | { status: typeof certificationStatus.approved; remark: null }
  | { status: typeof certificationStatus.rejected; remark: string };

/** Decision, record and letter hold together or not at all. */
function decide(
  database: Database,
  id: string,
  { staffName, services }: Reviewer,
  now: Date,
  { status, remark }: Decision,
): Promise<ReviewOutcome> {
  return database.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('dealer_certificate')
      .innerJoin('account', 'account.id', 'dealer_certificate.account_id')
      .select(['dealer_certificate.status', 'dealer_certificate.fields', 'account.email', 'account.language'])
      .where('dealer_certificate.id', '=', id)
      .forUpdate('dealer_certificate')
      .executeTakeFirst();
    if (!found) return 'gone';
    if (found.status !== certificationStatus.underReview) return 'decided';
    await transaction
      .updateTable('dealer_certificate')
      .set({ status, remark, changed_at: now })
      .where('id', '=', id)
      .execute();
    await transaction
      .insertInto('staff_act')
      .values({
        staff_name: staffName,
        act: remark === null ? 'approveDealer' : 'rejectDealer',
        subject: id,
        detail: JSON.stringify(remark === null ? {} : { remark }),
        created_at: now,
      })
      .execute();
    const letters = { services, database: transaction, language: found.language as Language, now };
    const letter = { to: found.email, dealerName: found.fields['dealerName'] ?? '' };
    if (remark === null) await postDealerApproved(letters, letter);
    else await postDealerRejected(letters, { ...letter, remark });
    return 'done';
  });
}
