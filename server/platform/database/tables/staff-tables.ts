import type { ColumnType, Generated } from 'kysely';
import type { StaffRole } from '#generated/operations.ts';
import type { Language } from '#wire/language.ts';
import type { DefaultTime, Json, Time } from './columns.ts';

type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface StaffMemberTable {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  password_hash: string;
  /** The secret of the authenticator app, sealed for this server. */
  totp_sealed: string;
  /** A new secret, not yet confirmed by a code. */
  totp_pending: string | null;
  /** The 30-second step of the last accepted code: none is accepted twice. */
  totp_step: Generated<number>;
  /** Absent if invited by command. */
  inviter_id: string | null;
  joined_at: DefaultTime;
  seen_at: MaybeTime;
  ended_at: MaybeTime;
}

export interface StaffRecoveryCodeTable {
  member_id: string;
  code_hash: string;
  used_at: MaybeTime;
}

export interface StaffPasskeyTable {
  id: string;
  member_id: string;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: Generated<string[]>;
  name: string;
  saved_at: DefaultTime;
  used_at: MaybeTime;
}

export interface StaffSessionTable {
  id: string;
  member_id: string;
  address: string;
  /** When the second factor was last given: an app code or a passkey, never a recovery code. */
  proven_at: MaybeTime;
  begun_at: Time;
  /** The member's last activity; background requests of a page do not count. */
  seen_at: Time;
  ends_at: Time;
  ended_at: MaybeTime;
}

export interface StaffTokenTable {
  token_hash: string;
  session_id: string;
  kind: 'access' | 'refresh';
  expires_at: Time;
  rotated_at: MaybeTime;
  successor: ColumnType<unknown, string | null | undefined, string | null>;
}

export interface StaffInvitationTable {
  id: string;
  key_hash: string;
  /** The first owner's link names nobody. */
  email: string | null;
  name: string | null;
  role: StaffRole;
  /** Absent if invited by command. */
  inviter_id: string | null;
  /** The last secret generated for the invitee, sealed for this server. */
  totp_sealed: Generated<string | null>;
  created_at: Time;
  expires_at: Time;
  accepted_at: MaybeTime;
  withdrawn_at: MaybeTime;
}

export interface StaffTicketTable {
  key_hash: string;
  kind: 'logIn' | 'passkeyLogIn' | 'newPasskey' | 'confirm';
  member_id: string | null;
  challenge: string | null;
  tries: Generated<number>;
  expires_at: Time;
}

export interface StaffActTable {
  id: Generated<number>;
  staff_name: string;
  /** Absent if done by command. */
  member_id: string | null;
  address: string | null;
  act: string;
  subject: string;
  detail: ColumnType<Record<string, unknown>, string | undefined, never>;
  before: ColumnType<unknown, string | null | undefined, never>;
  after: ColumnType<unknown, string | null | undefined, never>;
  created_at: DefaultTime;
}

/** An entry's link in the audit log's hash chain. A database trigger writes it at commit. */
export interface StaffActLinkTable {
  place: number;
  act_id: number;
  previous_hash: string;
  hash: string;
}

/** One row per account that has chatted, created by a database trigger. */
export interface ChatTable {
  account_id: string;
  /** Incremented with each change shown at the desk. */
  version: number;
  last_id: number;
  /** The time of the first unanswered message. */
  waiting_since: MaybeTime;
  /** The message up to which staff have answered or closed the chat. */
  answered_id: Generated<number>;
  /** The staff member assigned. */
  member_id: string | null;
  taken_at: MaybeTime;
  staff_read_id: Generated<number>;
  buyer_read_id: Generated<number>;
  buyer_typing_at: MaybeTime;
  staff_typing_at: MaybeTime;
}

/** A saved reply, in each language. */
export interface ReadyAnswerTable {
  id: string;
  name: string;
  texts: Json<Record<Language, string>>;
  version: Generated<number>;
  changed_at: Time;
}

export interface OrderNoteTable {
  id: string;
  order_id: string;
  member_id: string;
  name: string;
  text: string;
  created_at: Time;
}

export interface OrderPresenceTable {
  order_id: string;
  member_id: string;
  since: Time;
  seen_at: Time;
}
