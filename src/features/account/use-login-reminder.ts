import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { screens } from '../../../screens/screens.ts';
import { openLogin, useDialog } from '../../app/dialogs.ts';
import { whenQuiet } from '../../app/interruptions.ts';
import { useSession } from '../../app/session.tsx';
import { reminderInterval, takeReminder } from './login-reminder.ts';

/** Whoever is about to get a password needs no reminder, and must not lose what they type. */
const quietPages: ReadonlySet<string> = new Set([
  screens.resetPassword.path,
  screens.forgotPassword.path,
  screens.forgotPasswordResult.path,
  screens.verification.path,
]);

/** Opens the login now and then for a visitor, when it disturbs nobody. */
export function useLoginReminder(): void {
  const { user } = useSession();
  const dialog = useDialog();
  const { pathname } = useLocation();
  const isWaiting = user === undefined && dialog === undefined && !quietPages.has(pathname);
  useEffect(() => {
    if (!isWaiting) return undefined;
    let takeBack = () => {};
    const timer = setInterval(() => {
      takeBack();
      takeBack = whenQuiet(() => takeReminder(new Date()) && openLogin());
    }, reminderInterval);
    return () => {
      clearInterval(timer);
      takeBack();
    };
  }, [isWaiting]);
}
