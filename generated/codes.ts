// Generated from openapi/ by `npm run generate`. Do not edit: change the contract and generate again.

export const codes = {
  /** The call was carried out. */
  0: {"name":"success","client":"deliver","shows":"nowhere"},
  /** An image code is asked for from somebody who is not logged in; the caller gets the answer as it is. */
  17: {"name":"imageCodeWithoutLogin","client":"deliver","shows":"caller"},
  /** The call was refused; the message says why. Without a message of its own a generic text shows. */
  400: {"name":"failed","client":"deliver","shows":"toast"},
  /** The caller has no access any more; whatever the browser stored is worthless. */
  403: {"name":"accessRefused","client":"clearStorage","shows":"toast"},
  /** What the caller saw has been changed by somebody else since. Nothing was changed by the call. */
  409: {"name":"changedMeanwhile","client":"deliver","shows":"toast"},
  /** At login, the e-mail is refused, for instance as blocked. Never tells whether an account has it. */
  416: {"name":"emailRefused","client":"deliver","shows":"emailField"},
  /** At login, e-mail and password do not belong together; the answer is the same where there is no account. At the end of a
registration, the password that it was made with is not given. */
  417: {"name":"passwordWrong","client":"deliver","shows":"passwordField"},
  /** The call needs a logged-in user and came from somebody who is not. */
  421: {"name":"notLoggedIn","client":"signOut","shows":"noticeDialog"},
  /** At login, the account's e-mail has not been verified yet. */
  427: {"name":"emailUnverified","client":"deliver","shows":"emailField"},
  /** At login, too many wrong passwords were given; any is refused for a while, unless a proof of work comes with it. */
  428: {"name":"passwordLocked","client":"deliver","shows":"passwordField"},
  /** The access token has run out; a refresh renews it, after which the call is made again. */
  430: {"name":"tokenExpired","client":"refresh","shows":"nowhere"},
  /** The session has run out and cannot be renewed. */
  431: {"name":"loginExpired","client":"signOut","shows":"expiredDialog"},
  /** The session was ended before its time, for instance by a new password. */
  432: {"name":"loginRevoked","client":"signOut","shows":"expiredDialog"},
  /** The caller is one of the staff, in a role that may not make this call. The session goes on. */
  433: {"name":"roleRefused","client":"deliver","shows":"toast"},
  /** The call needs a second factor that its member has given within the last five minutes. Nothing was done; once it is given, the same call may succeed. */
  434: {"name":"factorWanted","client":"deliver","shows":"toast"},
  /** The server failed; the same call may succeed later. */
  500: {"name":"serverError","client":"deliver","shows":"toast"},
  /** The order or vehicle that a price is asked for is not valid any more; the page starts anew. */
  602: {"name":"orderInvalid","client":"deliver","shows":"caller"},
  /** At a reservation, the price is above the one that the buyer was shown last. Nothing was reserved. */
  603: {"name":"priceRisen","client":"deliver","shows":"caller"},
} as const;

export type Code = keyof typeof codes;
export type FailureCode = Exclude<Code, 0>;
export type CodeName = (typeof codes)[Code]['name'];
export type FailureName = (typeof codes)[FailureCode]['name'];
