import { useNavigate, useSearchParams } from 'react-router';
import type { LoginPayload, SessionTokens } from '../../../generated/client/types.gen.ts';
import type { FailureCode } from '../../../generated/codes.ts';
import { api } from '../../api/api.ts';
import { closeDialog, currentDialog } from '../../app/dialogs.ts';
import { holdPendingAction } from '../../app/gate.ts';
import { openLiveChat } from '../../app/live-chat.ts';
import { useSession } from '../../app/session.tsx';
import { reloadPage } from '../../routing/page-address.ts';
import { backUrlParameter, readBackUrl } from './back-url.ts';
import { canProve, prove } from './prove.ts';
import { keepRegisteredEmail } from './registered-email.ts';

/** The account takes no password for a while, unless a proof of work comes with it. */
const passwordLocked = 428 satisfies FailureCode;
/** Somebody else who guesses passwords may raise the price of the work while it is done. */
const timesPaid = 3;

/**
 * Logs in. After too many wrong passwords, the server asks for a proof of work with each try, whoever tries. The browser
 * does that work, so the user only waits a little longer. Without the work the refusal stands.
 */
export async function logInPaying(payload: LoginPayload) {
  let answer = await api.login({ body: payload });
  for (let times = 0; times < timesPaid && isToBePaid(answer); times += 1) {
    const { data: work } = await api.getLoginChallenge({ body: { email: payload.email } });
    if (!work || !canProve(work.challenge)) break;
    const captcha = await prove(work.challenge).catch(() => undefined);
    if (captcha === undefined) break;
    answer = await api.login({ body: { ...payload, captcha, imgKey: work.imgKey } });
  }
  return answer;
}

function isToBePaid({ data, error }: Awaited<ReturnType<typeof api.login<false>>>): boolean {
  return (data ?? error)?.code === passwordLocked;
}

/** Loads the user after a login, then goes on with what they wanted before it. False if the user could not be loaded. */
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
    keepRegisteredEmail(undefined);
    closeDialog();
    if (giveBack) {
      addEventListener('pagehide', giveBack, { once: true });
      reloadPage();
      return true;
    }
    openLiveChat('small');
    const target = readBackUrl(wanted ?? search.get(backUrlParameter), location.origin);
    if (target !== undefined) await navigate(target, { replace: true });
    return true;
  };
}
