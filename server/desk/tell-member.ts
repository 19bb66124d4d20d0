import { type Context, memberOf } from '../calls/context.ts';
import { type MemberNews, postMemberNews } from '../mail/letters/staff-letters.ts';

/** Writes to the caller about their own account, since a thief of the session may have called. */
export function tellMember(context: Context, what: MemberNews): Promise<void> {
  const { email, name } = memberOf(context);
  return postMemberNews(context, email, { what, name, address: context.remoteAddress });
}
