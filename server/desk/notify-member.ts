import { type Context, memberOf } from '#server/platform/calls/context.ts';
import { type MemberUpdate, postMemberUpdate } from '#server/marketplace/mails/staff-mails.ts';

/** E-mails the caller about changes to their own account, in case of a session thief. */
export function notifyMember(context: Context, what: MemberUpdate): Promise<void> {
  const { email, name } = memberOf(context);
  return postMemberUpdate(context, email, { what, name, address: context.remoteAddress });
}
