import type { LoginState } from '../api/login.ts';
import type { StoredUser } from '../api/stored-user.ts';
import { asksForLogin, currentDialog, onDialogChange } from './dialogs.ts';

interface WaitedFor {
  login: LoginState;
  user: StoredUser;
}

/** Waits while a dialog asks somebody to log in again. False where they would not, or where somebody else did. */
export function untilLoggedInAgain({ login, user }: WaitedFor, email: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const check = () => {
    if (login.isLoggedIn()) resolve(user.current()?.email === email);
    else if (!asksForLogin(currentDialog())) resolve(false);
  };
  const stops = [login.onChange(check), onDialogChange(check)];
  check();
  return promise.finally(() => {
    for (const stop of stops) stop();
  });
}
