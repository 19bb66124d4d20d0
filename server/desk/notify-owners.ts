import { type OwnerNews, postOwnerNews } from '#server/marketplace/letters/staff-letters.ts';
import type { LetterContext } from '#server/marketplace/letters/post-letter.ts';

/** E-mails every owner, including the caller, because the victim of a stolen session notices it best. */
export async function notifyOwners(context: LetterContext, news: OwnerNews): Promise<void> {
  const owners = await context.database
    .selectFrom('staff_member')
    .select('email')
    .where('role', '=', 'owner')
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { email } of owners) await postOwnerNews(context, email, news);
}
