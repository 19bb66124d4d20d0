import type { OperationFacts, StaffRole } from '#generated/operations.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { Services } from '#server/platform/services.ts';
import type { Call } from '#wire/host/call.ts';
import { callerOf } from '#wire/host/caller.ts';
import { type FailureKey, failureText } from './texts.ts';
import type { Language } from '#wire/language.ts';
import type { StaffActor } from './audit-log.ts';

export interface User {
  accountId: string;
  sessionId: string;
  email: string;
  /** Whether the user is a sales agent and may make posters, with the agent's name and phone. */
  insiderType: 0 | 1;
  nickName: string | undefined;
  phone: string | undefined;
}

/** A staff member calling from the desk. */
export interface Member {
  memberId: string;
  sessionId: string;
  email: string;
  name: string;
  role: StaffRole;
}

/** The token's user or staff member, or the session code if the token is invalid. */
export type Identity = { user: User | undefined; member?: Member } | { code: 403 | 421 | 430 | 431 | 432 | 433 | 434 };

/** Resolves a token to its owner. The payload is not known yet when an upload begins. */
export type Authenticate = (
  services: Services,
  operation: OperationFacts,
  token: string | undefined,
  now: Date,
  payload?: Call['payload'],
) => Promise<Identity>;

/** What a handler gets besides its payload. */
export interface Context {
  /** A transaction if the call can be repeated by idempotency key, otherwise the database. */
  readonly database: Database;
  readonly services: Services;
  readonly language: Language;
  /** IANA time zone used to format times. */
  readonly timeZone: string;
  readonly now: Date;
  /** Absent for a visitor. */
  readonly user: User | undefined;
  /** Set in staff calls only. */
  readonly member?: Member;
  readonly remoteAddress: string;
  /** Commits what was written so far even if the call is refused, such as a used-up CAPTCHA. */
  readonly keepWrites: () => void;
  /** Runs after the transaction commits, for example to notify others; never if it is rolled back. */
  readonly afterwards: (task: () => void) => void;
}

/** The user of a call for users. The dispatcher has refused everybody else. */
export function userOf({ user }: Context): User {
  if (!user) throw new Error('A call for users reached its handler without one.');
  return user;
}

/** The staff member of a call for staff. The dispatcher has refused everybody else. */
export function memberOf({ member }: Context): Member {
  if (!member) throw new Error('A call for staff reached its handler without a member.');
  return member;
}

/** The queue key for drawing pictures: an address, which many accounts may share. */
export function senderOf({ remoteAddress }: Context): string {
  return callerOf(remoteAddress);
}

/** The actor that the audit log records for a staff call. */
export function staffActorOf(context: Context): StaffActor {
  const { memberId, name } = memberOf(context);
  return { memberId, name, address: context.remoteAddress };
}

/** Identifies a caller for queues, idempotency and rate limits; empty for a visitor. */
export function keyOf({ user, member }: Pick<Context, 'user' | 'member'>): string | undefined {
  return member ? `staff:${member.memberId}` : user?.accountId;
}

/** Builds a refusal in the caller's language. */
export function refuse<Code extends number>(
  { language }: Context,
  code: Code,
  key: FailureKey,
): { code: Code; message: string; reason: FailureKey } {
  return { code, message: failureText(key, language), reason: key };
}
