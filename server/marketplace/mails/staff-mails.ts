import type { StaffRole } from '#generated/operations.ts';
import en from '../../../locales/en/desk.json' with { type: 'json' };
import ja from '../../../locales/ja/desk.json' with { type: 'json' };
import zh from '../../../locales/zh/desk.json' with { type: 'json' };
import type { StaffActor } from '#server/platform/calls/audit-log.ts';
import { staffLanguage } from '#wire/language.ts';
import { timeText } from './mail-values.ts';
import { type MailContext, type MailName, postMail } from './post-mail.ts';

const deskTexts = { en, zh, ja } as const;

interface AboutMember {
  name: string;
  email: string;
  role: StaffRole;
}

interface Released {
  amountOrHolder: string;
  /** The bank account or the order. */
  about: string;
  proposedBy: string;
}

/** Notifies all owners, since one of them may not have done it. */
export type OwnerUpdate = { by: StaffActor } & (
  | ({ what: 'staffInvited' | 'staffJoined' | 'staffRoleChanged' | 'staffAccessEnded' } & AboutMember)
  | ({ what: 'staffAccountReleased' | 'staffRefundReleased' | 'staffReversalReleased' } & Released)
);

export function postOwnerUpdate(context: MailContext, to: string, { what, by, ...facts }: OwnerUpdate): Promise<void> {
  const values =
    'role' in facts ? { ...facts, role: deskTexts[staffLanguage(context.language)][`role_${facts.role}`] } : facts;
  return postMail(context, what, to, { ...values, by: by.name, ...whenAndWhere(context, by.address) });
}

/** Notifies the member, since somebody else may have done it. */
export type MemberUpdate = Extract<
  MailName,
  | 'staffPasskeyAdded'
  | 'staffAppReplaced'
  | 'staffCodesRenewed'
  | 'staffPasswordChanged'
  | 'staffWrongPasswords'
  | 'staffWrongCodes'
>;

export function postMemberUpdate(
  context: MailContext,
  to: string,
  { what, name, address }: { what: MemberUpdate; name: string; address: string },
): Promise<void> {
  return postMail(context, what, to, { name, ...whenAndWhere(context, address) });
}

function whenAndWhere({ services, language, now }: MailContext, address = '-'): Record<string, string> {
  return { time: timeText(now, language), address, link: `${services.publicUrl}/desk` };
}
