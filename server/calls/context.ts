import type { OperationFacts } from '../../generated/operations.ts';
import type { Database } from '../database/tables.ts';
import type { Services } from '../services/services.ts';
import { type FailureKey, failureText } from '../../wire/host/texts.ts';
import type { Language } from '../../wire/language.ts';

export interface User {
  accountId: string;
  sessionId: string;
  email: string;
}

/** Whom a call's token stands for, or the session code that its caller must hear. */
export type Identity = { user: User | undefined } | { code: 403 | 421 | 430 | 431 | 432 };

/** Tells whom a token stands for. Accounts know how; calls only ask. */
export type Authenticate = (
  services: Services,
  operation: OperationFacts,
  token: string | undefined,
  now: Date,
) => Promise<Identity>;

/** What a handler knows beside its payload. */
export interface Context {
  /** A transaction where the call is repeatable by its idempotency key, else the database. */
  readonly database: Database;
  readonly services: Services;
  readonly language: Language;
  /** IANA name, in which times are written. */
  readonly timeZone: string;
  readonly now: Date;
  /** Absent for a visitor. */
  readonly user: User | undefined;
  readonly remoteAddress: string;
  /**
   * Has something done that must stand even where the call is refused and all else undone, such as a used-up image
   * code. It runs after the call's own transaction: inside one, the embedded engine has no second connection.
   */
  readonly leaveMark: (mark: (database: Database) => Promise<unknown>) => void;
  /**
   * Lets what was written so far stand although the call is refused. Where two calls at once must not both pass, such as
   * two guesses at one image code, a mark would come too late: the other is let on as soon as this one is undone.
   */
  readonly keepWrites: () => void;
}

/** The user of a call that only users may make; the dispatcher has refused all others. */
export function userOf({ user }: Context): User {
  if (!user) throw new Error('A call for users reached its handler without one.');
  return user;
}

/** A refusal in the caller's language. */
export function refuse<Code extends number>(
  { language }: Context,
  code: Code,
  key: FailureKey,
): { code: Code; message: string } {
  return { code, message: failureText(key, language) };
}
