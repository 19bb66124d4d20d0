// Generated from openapi/ by `npm run generate`. Do not edit: change the contract and generate again.

export const codes = {
  /** The call was carried out. */
  0: {"name":"success","client":"deliver","shows":"nowhere"},
  /** A visitor has to solve an image code; the caller gets the answer unchanged. */
  17: {"name":"imageCodeWithoutLogin","client":"deliver","shows":"caller"},
  /** The call was refused; the message says why. Without its own message a generic text is shown. */
  400: {"name":"failed","client":"deliver","shows":"toast"},
  /** The caller has no access any more; stored data in the browser is invalid. */
  403: {"name":"accessRefused","client":"clearStorage","shows":"toast"},
  /** Somebody else has changed the data since the caller read it. The call changed nothing. */
  409: {"name":"changedMeanwhile","client":"deliver","shows":"toast"},
  /** At login, the e-mail is refused, for instance because it is blocked. Never reveals whether an account has it. */
  416: {"name":"emailRefused","client":"deliver","shows":"emailField"},
  /** At login, e-mail and password do not match; the answer is the same if there is no account. At the end of a registration, its
password is missing or wrong. */
  417: {"name":"passwordWrong","client":"deliver","shows":"passwordField"},
  /** The call needs a logged-in user, and the caller is not logged in. */
  421: {"name":"notLoggedIn","client":"signOut","shows":"noticeDialog"},
  /** At login, the account's e-mail has not been verified yet. */
  427: {"name":"emailUnverified","client":"deliver","shows":"emailField"},
  /** At login, there were too many wrong passwords; every attempt is refused for a while, unless it has a proof of work. */
  428: {"name":"passwordLocked","client":"deliver","shows":"passwordField"},
  /** The access token has expired; refresh it and repeat the call. */
  430: {"name":"tokenExpired","client":"refresh","shows":"nowhere"},
  /** The session has expired and cannot be renewed. */
  431: {"name":"loginExpired","client":"signOut","shows":"expiredDialog"},
  /** The session was ended early, for instance by a new password. */
  432: {"name":"loginRevoked","client":"signOut","shows":"expiredDialog"},
  /** The caller is a staff member whose role may not make this call. The session continues. */
  433: {"name":"roleRefused","client":"deliver","shows":"toast"},
  /** The call needs a second factor given within the last five minutes. Nothing was done; after giving it, the same call may succeed. */
  434: {"name":"factorWanted","client":"deliver","shows":"toast"},
  /** The server failed; the same call may succeed later. */
  500: {"name":"serverError","client":"deliver","shows":"toast"},
  /** The order or vehicle of the price request is not valid any more; the page starts over. */
  602: {"name":"orderInvalid","client":"deliver","shows":"caller"},
  /** At a reservation, the price is above the one last shown to the buyer. Nothing was reserved. */
  603: {"name":"priceRisen","client":"deliver","shows":"caller"},
} as const;

export type Code = keyof typeof codes;
export type FailureCode = Exclude<Code, 0>;
export type CodeName = (typeof codes)[Code]['name'];
export type FailureName = (typeof codes)[FailureCode]['name'];
