import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { currentDialog, openLogin, useDialog } from '../../app/dialogs.ts';
import { useSession } from '../../app/session.tsx';
import { routePaths } from '../../routing/route-paths.ts';
import { reminderInterval, takeReminder } from './login-reminder.ts';

/** Whoever is about to get a password needs no reminder, and must not lose what they type. */
const quietPages: ReadonlySet<string> = new Set([
  routePaths.resetPassword,
  routePaths.forgotPassword,
  routePaths.forgotPasswordResult,
  routePaths.verification,
]);

/** Opens the login now and then for a visitor, never over another popup. */
export function useLoginReminder(): void {
  const { user } = useSession();
  const dialog = useDialog();
  const { pathname } = useLocation();
  const isWaiting = user === undefined && dialog === undefined && !quietPages.has(pathname);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      if (currentDialog() === undefined && takeReminder(new Date())) openLogin();
    }, reminderInterval);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
