import { useNavigate, useSearchParams } from 'react-router';
import type { LoginPayload, SessionTokens } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { callWithProof } from '#shared/api/call-with-proof.ts';
import { closeDialog, currentDialog } from '#shared/state/dialogs.ts';
import { holdPendingAction } from '#site/session/require-login.ts';
import { openLiveChat } from '#site/session/live-chat.ts';
import { useSession } from '#site/session/session.tsx';
import { reloadPage } from '#shared/routing/page-address.ts';
import { backUrlParameter, readBackUrl } from './back-url.ts';
import { saveRegisteredEmail } from './registered-email.ts';

/** Logs in, with a proof of work if wrong passwords have made it necessary. */
export function logInWithProof(payload: LoginPayload) {
  return callWithProof(
    (proof) => api.login({ body: { ...payload, ...proof } }),
    () => api.getLoginChallenge({ body: { email: payload.email } }),
  );
}

/** Loads the user after a login, then continues the pending action. False if the user could not be loaded. */
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
    saveRegisteredEmail(undefined);
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
