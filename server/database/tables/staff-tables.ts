import type { ColumnType, Generated } from 'kysely';
import type { StaffRole } from '../../../generated/operations.ts';
import type { Language } from '../../../wire/language.ts';
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
  /** One that no code has been given of yet. */
  totp_pending: string | null;
  /** The half minute of the last code that was taken: none is taken twice. */
  totp_step: Generated<number>;
  /** Absent where the invitation came by command. */
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
  /** When the second factor was last given: by a code of the app or a passkey, never by a recovery code. */
  proven_at: MaybeTime;
  begun_at: Time;
  /** When the member last did something; what a page asks by itself does not count. */
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
  /** The link of the first owner names nobody. */
  email: string | null;
  name: string | null;
  role: StaffRole;
  /** Absent where it came by command. */
  inviter_id: string | null;
  /** The secret that was drawn last for whoever is invited, sealed for this server. */
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
  /** Absent where the act came by command. */
  member_id: string | null;
  address: string | null;
  act: string;
  subject: string;
  detail: ColumnType<Record<string, unknown>, string | undefined, never>;
  before: ColumnType<unknown, string | null | undefined, never>;
  after: ColumnType<unknown, string | null | undefined, never>;
  created_at: DefaultTime;
}

/** The place of an act in the chain of the audit log. A trigger of the database writes it at the commit. */
export interface StaffActLinkTable {
  place: number;
  act_id: number;
  previous_hash: string;
  hash: string;
}

/** A row for each account that has chatted. Messages make it, by a trigger of the database. */
export interface ChatTable {
  account_id: string;
  /** Counts up with whatever the desk shows of the chat. */
  version: number;
  last_id: number;
  /** When the first message came that nobody has answered. */
  waiting_since: MaybeTime;
  /** Up to which message the staff have answered, or said that there is nothing to answer. */
  answered_id: Generated<number>;
  /** Who of the staff has it. */
  member_id: string | null;
  taken_at: MaybeTime;
  staff_read_id: Generated<number>;
  buyer_read_id: Generated<number>;
  buyer_typing_at: MaybeTime;
  staff_typing_at: MaybeTime;
}

/** What is said often, in each language. */
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
