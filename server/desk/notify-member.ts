import { type Context, memberOf } from '#server/platform/calls/context.ts';
import { type MemberNews, postMemberNews } from '#server/marketplace/mails/staff-mails.ts';

/** E-mails the caller about changes to their own account, in case of a session thief. */
export function notifyMember(context: Context, what: MemberNews): Promise<void> {
  const { email, name } = memberOf(context);
  return postMemberNews(context, email, { what, name, address: context.remoteAddress });
}
