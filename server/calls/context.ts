import type { OperationFacts, StaffRole } from '../../generated/operations.ts';
import type { Database } from '../database/tables.ts';
import type { Services } from '../services/services.ts';
import { callerOf } from '../../wire/host/caller.ts';
import { type FailureKey, failureText } from '../../wire/host/texts.ts';
import type { Language } from '../../wire/language.ts';
import type { Doer } from './record-act.ts';

export interface User {
  accountId: string;
  sessionId: string;
  email: string;
  /** Whether the user sells for us, and may make posters; who and where such a user is. */
  insiderType: 0 | 1;
  nickName: string | undefined;
  phone: string | undefined;
}

/** Somebody of the staff, who calls from the desk. */
export interface Member {
  memberId: string;
  sessionId: string;
  email: string;
  name: string;
  role: StaffRole;
}

/** The user or member of a call's token, or the session code for a caller whose token is no good. */
export type Identity = { user: User | undefined; member?: Member } | { code: 403 | 421 | 430 | 431 | 432 | 433 | 434 };

/** Tells whose token it is. The accounts know this, and the calls only ask. */
export type Authenticate = (
  services: Services,
  operation: OperationFacts,
  token: string | undefined,
  now: Date,
) => Promise<Identity>;

/** What a handler knows besides its payload. */
export interface Context {
  /** A transaction if the call is repeatable by its idempotency key, otherwise the database. */
  readonly database: Database;
  readonly services: Services;
  readonly language: Language;
  /** The IANA name of the zone in which times are written. */
  readonly timeZone: string;
  readonly now: Date;
  /** Absent for a visitor. */
  readonly user: User | undefined;
  /** Present in calls of the staff alone. */
  readonly member?: Member;
  readonly remoteAddress: string;
  /** Keeps what was written so far even if the call is refused, such as that an image code is used up. */
  readonly keepWrites: () => void;
  /** Does something once what was written holds, and never if it does not: telling others of it. */
  readonly afterwards: (task: () => void) => void;
}

/** The user of a call for users. The dispatcher has refused everybody else. */
export function userOf({ user }: Context): User {
  if (!user) throw new Error('A call for users reached its handler without one.');
  return user;
}

/** The member of a call for the staff. The dispatcher has refused everybody else. */
export function memberOf({ member }: Context): Member {
  if (!member) throw new Error('A call for the staff reached its handler without a member.');
  return member;
}

/** Whose turn it is where pictures wait to be drawn: an address, which may have many accounts. */
export function senderOf({ remoteAddress }: Context): string {
  return callerOf(remoteAddress);
}

/** Who the record says did what a call of the staff does. */
export function doerOf(context: Context): Doer {
  const { memberId, name } = memberOf(context);
  return { memberId, name, address: context.remoteAddress };
}

/** Tells callers apart, where they wait for a turn, repeat a call or call too often; nothing for a visitor. */
export function keyOf({ user, member }: Pick<Context, 'user' | 'member'>): string | undefined {
  return member ? `staff:${member.memberId}` : user?.accountId;
}

/** Makes a refusal in the caller's language. */
export function refuse<Code extends number>(
  { language }: Context,
  code: Code,
  key: FailureKey,
): { code: Code; message: string } {
  return { code, message: failureText(key, language) };
}
