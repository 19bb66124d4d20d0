import { useNavigate, useSearchParams } from 'react-router';
import type { SessionTokens } from '../../../generated/client/types.gen.ts';
import { closeDialog, currentDialog } from '../../app/dialogs.ts';
import { holdPendingAction } from '../../app/gate.ts';
import { openLiveChat } from '../../app/live-chat.ts';
import { useSession } from '../../app/session.tsx';
import { writeSession } from '../../app/stored-state.ts';
import { readBackUrl } from './back-url.ts';
import { registeredEmailItem } from './registered-email.ts';
import { backUrlParameter } from './use-back-url.ts';

/** What follows a login: who it is, then what was wanted before it. False where the user could not be asked for. */
export function useEnter(): (tokens: SessionTokens) => Promise<boolean> {
  const { logIn } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();

  return async (tokens) => {
    const dialog = currentDialog();
    const wanted = dialog?.kind === 'account' ? dialog.backUrl : undefined;
    const giveBack = holdPendingAction();
    if (!(await logIn(tokens))) {
      giveBack?.();
      return false;
    }
    writeSession(registeredEmailItem, undefined);
    closeDialog();
    if (giveBack) {
      addEventListener('pagehide', giveBack, { once: true });
      location.reload();
      return true;
    }
    openLiveChat('small');
    const target = readBackUrl(wanted ?? search.get(backUrlParameter), location.origin);
    if (target !== undefined) await navigate(target, { replace: true });
    return true;
  };
}
