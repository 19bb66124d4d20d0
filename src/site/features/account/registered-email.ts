import { readSession, writeSession } from '#shared/state/stored-state.ts';

const item = 'regResEmail';

/** The e-mail of a registration or password reset, stored in the session for the login that follows. */
export function readRegisteredEmail(): string {
  return readSession(item) ?? '';
}

export function saveRegisteredEmail(email: string | undefined): void {
  writeSession(item, email);
}
