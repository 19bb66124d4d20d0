import { useState } from 'react';
import type { UserInfo } from '../../generated/client/types.gen.ts';
import { asksForLogin, useDialog } from './dialogs.ts';
import { useSession } from './session.tsx';

/**
 * The user of a page that is for users alone. Whose session has ended keeps the page, and what was typed into it, as
 * long as a dialog asks them to log in again.
 */
export function useKeptUser(): UserInfo | undefined {
  const { user } = useSession();
  const dialog = useDialog();
  const [last, setLast] = useState(user);
  if (user && user !== last) setLast(user);
  return user ?? (asksForLogin(dialog) ? last : undefined);
}
