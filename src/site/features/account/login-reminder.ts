import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { openLocalStorage, type StorageArea } from '#shared/api/local-storage.ts';
import { openLogin, useDialog } from '#shared/state/dialogs.ts';
import { whenIdle } from '#site/page-state/interruptions.ts';
import { useSession } from '#site/session/session.tsx';
import { dayOf } from '#site/remembered/shown-once.ts';
import { screens } from '#screens/screens.ts';

/** When a visitor is reminded: after the page has loaded, and after each reminder. */
const reminderInterval = 30_000;
const maxRemindersADay = 3;

const reminderItem = 'loginReminders';
const browserStorage = openLocalStorage();

/** On these pages a password is being chosen. A reminder would discard the input. */
const quietPages: ReadonlySet<string> = new Set([
  screens.resetPassword.path,
  screens.forgotPassword.path,
  screens.forgotPasswordResult.path,
  screens.verification.path,
]);

/** Opens the login for a visitor at intervals, when it interrupts nothing. */
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
      takeBack = whenIdle(() => takeReminder(new Date()) && openLogin());
    }, reminderInterval);
    return () => {
      clearInterval(timer);
      takeBack();
    };
  }, [isWaiting]);
}

/** Counts a reminder and returns true, unless the daily limit of the visitor's calendar day has been reached. */
export function takeReminder(now: Date, storage: StorageArea = browserStorage): boolean {
  const day = dayOf(now);
  const [storedDay, storedCount] = (storage.getItem(reminderItem) ?? '').split(' ');
  const count = storedDay === day ? Number(storedCount) || 0 : 0;
  if (count >= maxRemindersADay) return false;
  storage.setItem(reminderItem, `${day} ${count + 1}`);
  return true;
}
