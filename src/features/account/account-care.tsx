import { useBackUrl } from './use-back-url.ts';
import { useFreshUser } from './use-fresh-user.ts';
import { useLoginReminder } from './use-login-reminder.ts';

/** What happens about logins on every page, with nothing to see. */
export function AccountCare() {
  useFreshUser();
  useBackUrl();
  useLoginReminder();
  return null;
}
