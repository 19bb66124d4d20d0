import { type OwnerUpdate, postOwnerUpdate } from '#server/marketplace/mails/staff-mails.ts';
import type { MailContext } from '#server/marketplace/mails/post-mail.ts';

/**
 * E-mails every owner, including the caller, because the victim of a stolen session notices it best. A member whose
 * access changes gets the e-mail too.
 */
export async function notifyOwners(context: MailContext, update: OwnerUpdate, affected?: string): Promise<void> {
  const owners = await context.database
    .selectFrom('staff_member')
    .select('email')
    .where('role', '=', 'owner')
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
  const recipients = new Set(owners.map(({ email }) => email));
  if (affected !== undefined) recipients.add(affected);
  for (const email of recipients) await postOwnerUpdate(context, email, update);
}
