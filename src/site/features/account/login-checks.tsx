import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { openDialog, openLogin } from '#shared/state/dialogs.ts';
import { useSession } from '#site/session/session.tsx';
import { paths } from '#shared/routing/paths.ts';
import type { opensLogin } from '#site/routing/site-history.ts';
import { backUrlParameter, readBackUrl } from './back-url.ts';
import { useLoginReminder } from './login-reminder.ts';

/** Login checks that run on every page and render nothing. */
export function LoginChecks() {
  useFreshUser();
  useBackUrl();
  useLoginReminder();
  return null;
}

/**
 * Refreshes the user when the page has loaded. If the server refuses the user, the home page opens with the dialog of an
 * expired login.
 */
function useFreshUser(): void {
  const { refreshUser } = useSession();
  const navigate = useNavigate();
  const hasAsked = useRef(false);

  const ask = useEffectEvent(async () => {
    if ((await refreshUser()) !== 'refused') return;
    await navigate(paths.home(), { replace: true });
    openDialog({ kind: 'expired' });
  });

  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void ask();
  }, []);
}

/**
 * Opens the login on a page with a `backUrl`, and at a login path of the mobile site. A logged-in user is redirected to the
 * `backUrl` at once.
 */
function useBackUrl(): void {
  const [search] = useSearchParams();
  const given = search.get(backUrlParameter);
  const { user } = useSession();
  const navigate = useNavigate();

  const follow = useEffectEvent((backUrl: string) => {
    if (!user) {
      openLogin(backUrl);
      return;
    }
    const target = readBackUrl(backUrl, location.origin);
    if (target !== undefined) void navigate(target, { replace: true });
  });

  useEffect(() => {
    if (given) follow(given);
  }, [given]);

  const { state } = useLocation();
  const isLogin = (state as Partial<typeof opensLogin> | null)?.login === true && !given;
  const open = useEffectEvent(() => {
    if (!user) openLogin();
  });

  useEffect(() => {
    if (isLogin) open();
  }, [isLogin]);
}
