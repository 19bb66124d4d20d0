import { openLocalStorage, type StorageArea } from '../../api/local-storage.ts';
import { dayOf } from '../../app/shown-once.ts';

/** How long after the page has loaded, and after each reminder, a visitor is reminded. */
export const reminderInterval = 30_000;
const maxRemindersADay = 3;

const reminderItem = 'loginReminders';
const browserStorage = openLocalStorage();

/** Counts a reminder, if there may still be one on this day of the visitor's own calendar. */
export function takeReminder(now: Date, storage: StorageArea = browserStorage): boolean {
  const day = dayOf(now);
  const [storedDay, storedCount] = (storage.getItem(reminderItem) ?? '').split(' ');
  const count = storedDay === day ? Number(storedCount) || 0 : 0;
  if (count >= maxRemindersADay) return false;
  storage.setItem(reminderItem, `${day} ${count + 1}`);
  return true;
}
